// Forgetting a person and merging two spellings: in everything that is kept or in none of it, and never in the open game.
import { afterEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import type { NewName } from '../../src/lib/db';
import { aGame, contents, failWrites, freshDisk, noDisk } from './support';

afterEach(() => void vi.restoreAllMocks());

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const game = (id: string, names: readonly string[] = NAMES) => ({
	...aGame(id),
	title: { sheet: 'classic', names, group: 'g' },
	head: { seed: 'Anna', setup: { names, deck: { werewolf: 1 } } },
});
const recap = (names: readonly string[]) => ({
	sheet: 'classic',
	people: names.map((name, seat) => ({ seat, name, card: 'Anna' })),
	facts: [
		{ fact: 'willed', who: 1, text: 'È stata Anna. Annalisa no, Anna!' },
		{ fact: 'announced', announcement: { of: 'dawn', wills: [{ who: 1, text: 'Anna' }] } },
	],
});
const will = { key: 'will/1', answer: { text: 'È stata Anna. Annalisa no, Anna!' } };
const someone: NewName = (others) => (others.includes('Qualcuno') ? 'Qualcuno 2' : 'Qualcuno');

describe.each([
	['on the disk', freshDisk, { ok: true }],
	['in memory', noDisk, { ok: false, why: 'memory' }],
] as const)('%s', (_where, disk, done) => {
	/** Two finished games, one set aside, one open; a group; a preset. */
	async function tablet() {
		const db = disk().window();
		for (const id of ['one', 'two', 'aside', 'open']) {
			const names = id === 'two' ? ['Qualcuno', ...NAMES.slice(1), 'Anna'] : NAMES;
			await db.games.createGame(game(id, names));
			await db.games.append(id, 0, will);
			if (id === 'aside') await db.games.setAside(id);
			else if (id !== 'open') await db.games.finish(id, recap(names));
		}
		await db.groups.save({ id: 'g', name: 'Casa di Anna', seats: NAMES, lastPlayed: 1 });
		const presets = [{ id: 'p', name: 'Come piace ad Anna', sheet: 'classic', options: { x: 'Anna' } }];
		await db.settings.set('presets', presets);
		const stored = async (id: string) => {
			const row = await db.store.get({ table: 'games', key: id });
			const entries = await db.store.list('entries', id);
			return { row: row.ok && row.value, entries: entries.ok && entries.value };
		};
		return { db, stored };
	}

	it('forgets a person in every game, group and preset, and nowhere in the open game', async () => {
		const { db, stored } = await tablet();
		const before = await stored('open');
		expect(await db.people.forget('Anna', someone)).toEqual(done);
		const names = ['Qualcuno', ...NAMES.slice(1)];
		expect(await stored('one')).toMatchObject({
			row: {
				title: { names },
				head: { seed: 'Anna', setup: { names } },
				recap: {
					people: [{ name: 'Qualcuno', card: 'Anna' }, { name: 'Bruno' }, {}, {}, {}],
					facts: [
						{ text: 'È stata …. Annalisa no, …!' },
						{ announcement: { of: 'dawn', wills: [{ who: 1, text: '…' }] } },
					],
				},
			},
			entries: [
				{ game: 'one', n: 0, entry: { key: 'will/1', answer: { text: 'È stata …. Annalisa no, …!' } } },
			],
		});
		expect(await stored('two')).toMatchObject({
			row: { title: { names: ['Qualcuno', ...NAMES.slice(1), 'Qualcuno 2'] } },
		});
		expect(await stored('aside')).toMatchObject({ row: { title: { names }, recap: null } });
		expect(await stored('open')).toEqual(before);
		expect(await db.groups.list()).toMatchObject({ value: [{ name: 'Casa di …', seats: names }] });
		expect((await db.settings.all()).presets).toMatchObject([
			{ name: 'Come piace ad …', options: { x: 'Anna' } },
		]);
	});

	it('merges two spellings, and leaves what people wrote as they wrote it', async () => {
		const { db, stored } = await tablet();
		expect(await db.people.merge('Anna', () => 'Annina')).toEqual(done);
		const { row, entries } = await stored('one');
		expect(row).toMatchObject({
			title: { names: ['Annina', ...NAMES.slice(1)] },
			recap: { people: [{ name: 'Annina' }, {}, {}, {}, {}], facts: recap(NAMES).facts },
		});
		expect(entries).toEqual([{ game: 'one', n: 0, entry: will }]);
		expect(await db.groups.list()).toMatchObject({
			value: [{ name: 'Casa di Anna', seats: ['Annina', {}, {}, {}, {}] }],
		});
	});

	it('refuses where both sit at one table, and then changes nothing anywhere', async () => {
		const { db, stored } = await tablet();
		const before = [await stored('one'), await stored('two'), await db.groups.list()];
		const to: NewName = (others) => (others.includes('Qualcuno') ? null : 'Qualcuno');
		expect(await db.people.merge('Anna', to)).toEqual({ ok: false, why: 'together' });
		expect([await stored('one'), await stored('two'), await db.groups.list()]).toEqual(before);
	});

	it('has nothing to do where nobody is called so', async () => {
		const { db } = await tablet();
		expect(await db.people.forget('Ann', someone)).toEqual({ ok: true });
		expect(await db.people.forget('', someone)).toEqual({ ok: true });
	});
});

it('a write that is torn in the middle leaves everything as it was', async () => {
	const disk = freshDisk();
	const { games, groups, people, store } = disk.window();
	await games.createGame(game('one'));
	await games.append('one', 0, will);
	await games.finish('one', recap(NAMES));
	await groups.save({ id: 'g', name: 'Anna', seats: NAMES, lastPlayed: 1 });
	await store.close();
	const before = await contents(disk);
	for (const torn of [1, 2]) {
		const { put } = IDBObjectStore.prototype;
		let left = torn;
		vi.spyOn(console, 'warn').mockReturnValue();
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
			if (left-- > 0) return put.apply(this, row);
			throw new DOMException('as injected', 'UnknownError');
		});
		expect(await disk.window().people.forget('Anna', someone)).toEqual({ ok: false, why: 'memory' });
		vi.restoreAllMocks();
		expect(await contents(disk)).toEqual(before);
	}
	failWrites('QuotaExceededError', 1);
	expect(await people.forget('Anna', someone)).toEqual({ ok: false, why: 'memory' });
	expect(await contents(disk)).toEqual(before);
	vi.restoreAllMocks();
	expect(await store.heal()).toEqual({ ok: true });
	expect(JSON.stringify((await contents(disk))['games']?.rows)).not.toMatch(/"name":"Anna"/);
});

it('is refused whole where a row was changed meanwhile', async () => {
	const disk = freshDisk();
	const [here, there] = [disk.window(), disk.window()];
	await here.groups.save({ id: 'g', name: '', seats: NAMES, lastPlayed: 1 });
	const { list } = here.store;
	vi.spyOn(here.store, 'list').mockImplementation(async (...of) => {
		const rows = await list.apply(here.store, of);
		if (of[0] === 'groups') await there.groups.save({ id: 'g', name: '', seats: NAMES, lastPlayed: 2 });
		return rows;
	});
	expect(await here.people.forget('Anna', someone)).toEqual({ ok: false, why: 'taken' });
	vi.restoreAllMocks();
	expect(await here.groups.list()).toMatchObject({ value: [{ seats: NAMES, lastPlayed: 2 }] });
});
