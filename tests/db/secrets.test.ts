// R6: nothing secret in a key, an index or a message. During play the disk holds no recap either (K13).
import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { Writer } from '../../src/lib/db';
import { aGame, anEntry, contents, freshDisk, type Disk } from './support';
import { lockManager } from './windows';

const heard: BroadcastChannel[] = [];
afterEach(() => heard.splice(0).forEach((channel) => channel.close()));

function listen(name: string): unknown[] {
	const messages: unknown[] = [];
	const channel = new BroadcastChannel(name);
	channel.onmessage = (event) => messages.push((event as MessageEvent<unknown>).data);
	heard.push(channel);
	return messages;
}

async function playSome(disk: Disk): Promise<void> {
	const { games, groups, settings } = disk.window();
	await groups.save({
		id: 'group-1',
		name: 'SECRET friends',
		seats: ['SECRET Anna', 'SECRET Bruno'],
		lastPlayed: 1,
	});
	await settings.set('presets', [
		{ id: 'p', name: 'SECRET preset', sheet: 'classic', options: { victim: 'SECRET' } },
	]);
	await games.createGame(aGame());
	for (let n = 0; n < 5; n++) await games.append('game-1', n, anEntry(n));
}

const aWhile = () => new Promise((later) => setTimeout(later, 50));

it('has no index, and keys that say which game, entry, group or setting, and no more', async () => {
	const disk = freshDisk();
	await playSome(disk);
	const tables = await contents(disk);
	const shape = Object.entries(tables).map(([name, { keyPath, indexes }]) => ({ name, keyPath, indexes }));
	expect(shape).toEqual([
		{ name: 'entries', keyPath: ['game', 'n'], indexes: [] },
		{ name: 'games', keyPath: 'id', indexes: [] },
		{ name: 'groups', keyPath: 'id', indexes: [] },
		{ name: 'meta', keyPath: 'key', indexes: [] },
		{ name: 'settings', keyPath: 'key', indexes: [] },
	]);
	const keys = Object.values(tables).flatMap((table) => table.keys);
	expect(keys).toContainEqual(['game-1', 4]);
	expect(JSON.stringify(keys)).not.toContain('SECRET');
});

it('K13: has no recap on the disk before the end', async () => {
	const disk = freshDisk();
	await playSome(disk);
	expect((await contents(disk))['games']?.rows).toMatchObject([{ recap: null, finishedAt: null }]);
});

it('tells no other window what was written', async () => {
	const messages = listen('x-storagemutated-1');
	const disk = freshDisk();
	await playSome(disk);
	await aWhile();
	// Dexie announces a new database, table by table, and after that nothing at all.
	expect(messages.length).toBeLessThanOrEqual(1);
	for (const message of messages) {
		const tables = Object.keys(message as object).map((address) => address.split('/')[3]);
		expect(new Set(tables)).toEqual(new Set(['games', 'entries', 'groups', 'settings', 'meta']));
		expect(JSON.stringify(message)).not.toMatch(/SECRET|game-1|night/);
	}
});

it('lets windows say to each other only that one wants the game', async () => {
	const messages = listen('plenilunio');
	const locks = lockManager();
	const options = { locks, patience: 100, onYield: () => undefined, onStolen: () => undefined };
	const [owner, other] = [new Writer(options), new Writer(options)];
	await owner.claim();
	await other.takeOver('game-1');
	await aWhile();
	expect(messages).toEqual([{ type: 'yield', game: 'game-1' }]);
	owner.close();
	other.close();
});
