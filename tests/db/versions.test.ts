// Older and newer versions of the app on one disk: the older one keeps its hands off, and nobody waits for ever.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../src/lib/db';
import { aGame, anEntry, contents, freshDisk, opened, tamper, type Disk } from './support';

const TOO_NEW = { ok: false, why: 'too-new' };
const BLOCKED = { ok: false, why: 'blocked' };

afterEach(() => void vi.restoreAllMocks());

/** A connection of another version, which does not move when asked to. */
async function otherVersion(disk: Disk, version: number): Promise<IDBDatabase> {
	const request = disk.indexedDB.open('plenilunio', version);
	request.onupgradeneeded = () => void request.result.createObjectStore(`only in ${version}`);
	return opened(request);
}

describe('a newer version was here', () => {
	it.each([11, 20, 990])('refuses everything and touches nothing (native version %i)', async (version) => {
		const disk = freshDisk();
		(await otherVersion(disk, version)).close();
		const before = await contents(disk);
		const { store, games, history, groups } = disk.window();
		expect(await store.open()).toEqual({ mode: 'shut', why: 'too-new' });
		expect(await games.createGame(aGame())).toEqual(TOO_NEW);
		expect(await games.openGame()).toEqual(TOO_NEW);
		expect(await history.finished()).toEqual(TOO_NEW);
		expect(await groups.remove('1')).toEqual(TOO_NEW);
		expect(await store.heal()).toEqual(TOO_NEW);
		expect(await contents(disk)).toEqual(before);
	});

	it('refuses everything by our own stamp alone', async () => {
		const disk = freshDisk();
		const first = disk.window();
		await first.games.createGame(aGame());
		await first.store.close();
		await tamper(disk, 'meta', { put: { key: 'schema', value: 2 } });
		const before = await contents(disk);
		expect(await first.games.append('game-1', 0, anEntry(0))).toEqual(TOO_NEW);
		expect(await disk.window().games.resume('game-1')).toEqual(TOO_NEW);
		expect(await contents(disk)).toEqual(before);
	});

	it('renews a stamp that is damaged', async () => {
		const disk = freshDisk();
		await disk.window().store.open();
		await tamper(disk, 'meta', { put: { key: 'schema', value: 'garbage' } });
		expect(await disk.window().store.open()).toEqual({ mode: 'disk' });
		expect((await contents(disk))['meta']?.rows).toEqual([{ key: 'schema', value: 1 }]);
	});
});

describe('a newer version comes while we play', () => {
	it('makes way at once, says so, and writes no more', async () => {
		const warn = vi.spyOn(console, 'warn');
		const disk = freshDisk();
		const { games, store } = disk.window();
		await games.createGame(aGame());
		const states: State[] = [];
		store.watch((state) => states.push(state));
		const newer = await otherVersion(disk, 20);
		expect(states).toEqual([{ mode: 'shut', why: 'too-new' }]);
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(TOO_NEW);
		expect(await store.open()).toEqual({ mode: 'shut', why: 'too-new' });
		newer.close();
		expect((await contents(disk))['entries']?.rows).toEqual([]);
		expect(warn).not.toHaveBeenCalled();
	});

	it('makes way for a deletion, too, and starts afresh', async () => {
		const disk = freshDisk();
		const { games, groups } = disk.window();
		await games.createGame(aGame());
		await opened(disk.indexedDB.deleteDatabase('plenilunio'));
		expect(await games.append('game-1', 0, anEntry(0))).toEqual({ ok: false, why: 'taken' });
		expect(await groups.list()).toEqual({ ok: true, value: [] });
	});
});

describe('an older version is in the way', () => {
	it('says so instead of waiting, and opens by itself once it is gone', async () => {
		const warn = vi.spyOn(console, 'warn');
		const disk = freshDisk(50);
		const older = await otherVersion(disk, 5);
		const { games, store } = disk.window();
		expect(await store.open()).toEqual({ mode: 'shut', why: 'blocked' });
		expect(await games.createGame(aGame())).toEqual(BLOCKED);
		expect(await games.openGame()).toEqual(BLOCKED);
		expect(await store.heal()).toEqual(BLOCKED);
		await new Promise((later) => setTimeout(later, 100));
		older.close();
		await vi.waitFor(() => expect(store.state).toEqual({ mode: 'disk' }));
		expect(await games.createGame(aGame())).toEqual({ ok: true });
		expect(warn).not.toHaveBeenCalled();
	});
});
