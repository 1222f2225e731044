// A disk that fails, fills up, falls asleep or is taken away: the game goes on, and nothing is lost or applied twice.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, healOnReturn, type State } from '../../src/lib/db';
import { aGame, anEntry, contents, failWrites, freshDisk, type Disk } from './support';

const MEMORY = { ok: false, why: 'memory' };
const OK = { ok: true };

// Dexie says on the console that it opens a connection anew.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

async function entriesOn(disk: Disk): Promise<unknown[]> {
	return (await contents(disk))['entries']?.rows ?? [];
}

function rows(count: number) {
	return Array.from({ length: count }, (_, n) => ({ game: 'game-1', n, entry: anEntry(n) }));
}

describe('a lost connection', () => {
	it.each(['UnknownError', 'InvalidStateError', 'AbortError', 'TransactionInactiveError'])(
		'is opened anew after %s, up to three times, and the entry is there once',
		async (name) => {
			const disk = freshDisk();
			const { games, store } = disk.window();
			await games.createGame(aGame());
			failWrites(name, 3);
			expect(await games.append('game-1', 0, anEntry(0))).toEqual(OK);
			expect(store.state).toEqual({ mode: 'disk' });
			expect(await entriesOn(disk)).toEqual(rows(1));
		},
	);

	it('is opened anew after the browser closed it under our feet', async () => {
		const disk = freshDisk();
		const connections: IDBDatabase[] = [];
		const open = disk.indexedDB.open.bind(disk.indexedDB);
		disk.indexedDB.open = (...asked) => {
			const request = open(...asked);
			request.addEventListener('success', () => connections.push(request.result));
			return request;
		};
		const { games } = disk.window();
		await games.createGame(aGame());
		connections.at(-1)?.close();
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(OK);
		connections.at(-1)?.onclose?.(new Event('close'));
		expect(await games.append('game-1', 1, anEntry(1))).toEqual(OK);
		expect(await entriesOn(disk)).toEqual(rows(2));
	});

	it('is opened anew after transactions cannot be made any more', async () => {
		const disk = freshDisk();
		const { games, store } = disk.window();
		await games.createGame(aGame());
		await store.close();
		const transaction = IDBDatabase.prototype.transaction;
		let left = 9;
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
			if (left-- > 0) throw new DOMException('The connection is closing', 'InvalidStateError');
			return transaction.apply(this, asked);
		});
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(OK);
		expect(left).toBeLessThan(0);
		expect(await entriesOn(disk)).toEqual(rows(1));
	});

	it('is no reason to write twice: a write that arrived although it seemed to fail counts once', async () => {
		const disk = freshDisk();
		const { games } = disk.window();
		const transaction = Dexie.prototype.transaction;
		const deaf = (times: number) =>
			vi.spyOn(Dexie.prototype, 'transaction').mockImplementation(function (
				this: Dexie,
				...asked: unknown[]
			) {
				const done: Promise<unknown> = Reflect.apply(
					transaction as (...asked: unknown[]) => Promise<unknown>,
					this,
					asked,
				);
				return times-- > 0 ? done.then(() => Promise.reject(new DOMException('', 'UnknownError'))) : done;
			});
		deaf(1);
		expect(await games.createGame(aGame())).toEqual(OK);
		deaf(2);
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(OK);
		deaf(1);
		expect(await games.finish('game-1', { winner: 'wolves' })).toEqual(OK);
		expect(await entriesOn(disk)).toEqual(rows(1));
	});

	it('is looked for when the page is seen again', async () => {
		const { store } = freshDisk().window();
		const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
		const heal = vi.spyOn(store, 'heal');
		const stop = healOnReturn(store, page as unknown as Document);
		page.dispatchEvent(new Event('visibilitychange'));
		expect(heal).not.toHaveBeenCalled();
		page.visibilityState = 'visible';
		page.dispatchEvent(new Event('visibilitychange'));
		expect(heal).toHaveBeenCalledOnce();
		expect(await heal.mock.results[0]?.value).toEqual(OK);
		stop();
		page.dispatchEvent(new Event('visibilitychange'));
		expect(heal).toHaveBeenCalledOnce();
	});
});

describe('a broken disk', () => {
	it('lets the game go on in memory, says so, and gets everything once it is whole again', async () => {
		const disk = freshDisk();
		const { games, store } = disk.window();
		await games.createGame(aGame());
		await games.append('game-1', 0, anEntry(0));
		const states: State[] = [];
		store.watch((state) => states.push(state));

		const broken = failWrites('UnknownError');
		for (let n = 1; n < 5; n++) expect(await games.append('game-1', n, anEntry(n))).toEqual(MEMORY);
		expect(store.state).toEqual({ mode: 'memory', why: 'broken' });
		expect(await games.append('game-1', 4, anEntry(9))).toEqual({ ok: false, why: 'taken' });
		expect(await games.resume('game-1')).toMatchObject({ ok: true, entries: [0, 1, 2, 3, 4].map(anEntry) });
		expect(await store.heal()).toEqual(MEMORY);
		expect(await entriesOn(disk)).toEqual(rows(1));

		broken.mockRestore();
		expect(await store.heal()).toEqual(OK);
		expect(await entriesOn(disk)).toEqual(rows(5));
		expect(states).toEqual([{ mode: 'memory', why: 'broken' }, { mode: 'disk' }]);
	});

	it('gets everything with the next entry, too', async () => {
		const disk = freshDisk();
		const { games, store } = disk.window();
		await games.createGame(aGame());
		const broken = failWrites('UnknownError');
		await games.append('game-1', 0, anEntry(0));
		broken.mockRestore();
		expect(await games.append('game-1', 1, anEntry(1))).toEqual(MEMORY);
		await vi.waitFor(() => expect(store.state).toEqual({ mode: 'disk' }));
		expect(await entriesOn(disk)).toEqual(rows(2));
	});

	it('is not taken for an empty one: what cannot be read is called unreadable', async () => {
		const disk = freshDisk();
		const first = disk.window();
		await first.games.createGame(aGame());
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
			throw new DOMException('', 'UnknownError');
		});
		const unreadable = { ok: false, why: 'unreadable' };
		expect(await first.games.openGame()).toEqual(unreadable);
		expect(await first.games.createGame(aGame('game-2'))).toEqual(unreadable);
		expect(await first.games.append('game-1', 0, anEntry(0))).toEqual(MEMORY);
		expect(await first.games.finish('game-1', null)).toEqual(MEMORY);
	});

	it('may also just be slow: the table does not wait for it', async () => {
		const disk = freshDisk(500);
		const { games, store } = disk.window();
		await games.createGame(aGame());
		const asleep = vi.spyOn(IDBObjectStore.prototype, 'put').mockReturnValue(new EventTarget() as IDBRequest);
		const start = Date.now();
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(MEMORY);
		expect(Date.now() - start).toBeLessThan(1500);
		asleep.mockRestore();
		expect(await store.heal()).toEqual(OK);
		expect(await entriesOn(disk)).toEqual(rows(1));
	});

	it('loses nothing and doubles nothing, whichever requests fail', async () => {
		const failures = fc.array(fc.boolean(), { minLength: 20, maxLength: 60 });
		const oneRun = async (fails: readonly boolean[]) => {
			const disk = freshDisk();
			const { games, store } = disk.window();
			await games.createGame(aGame());
			let request = 0;
			for (const name of ['put', 'get'] as const) {
				const real = IDBObjectStore.prototype[name];
				vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
					this: IDBObjectStore,
					...asked: unknown[]
				) {
					if (fails[request++])
						throw new DOMException('', request % 3 === 0 ? 'QuotaExceededError' : 'UnknownError');
					return Reflect.apply(real as (...asked: unknown[]) => IDBRequest, this, asked);
				});
			}
			for (let n = 0; n < 10; n++) {
				const saved = await games.append('game-1', n, anEntry(n));
				expect(saved.ok || saved.why).toBeOneOf([true, 'memory']);
			}
			vi.restoreAllMocks();
			expect(await store.heal()).toEqual(OK);
			expect(await entriesOn(disk)).toEqual(rows(10));
		};
		await fc.assert(fc.asyncProperty(failures, oneRun), { numRuns: 60 });
	}, 60_000);
});

describe('a full disk', () => {
	it('lets the game go on in memory, and takes all of it as soon as an old game is deleted', async () => {
		const disk = freshDisk();
		const { games, history, store } = disk.window();
		await games.createGame(aGame('old'));
		await games.finish('old', { story: 'long' });
		await games.createGame(aGame());
		const full = failWrites('QuotaExceededError');
		const remove = IDBObjectStore.prototype.delete;
		vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
			const request = remove.call(this, key);
			this.transaction.addEventListener('complete', () => full.mockRestore());
			return request;
		});
		for (let n = 0; n < 3; n++) expect(await games.append('game-1', n, anEntry(n))).toEqual(MEMORY);
		await store.heal();
		expect(store.state).toEqual({ mode: 'memory', why: 'full' });
		expect(await history.finished()).toMatchObject({ ok: true, value: [{ id: 'old' }] });
		expect(await history.remove('old')).toEqual(MEMORY);
		expect(await store.heal()).toEqual(OK);
		expect(store.state).toEqual({ mode: 'disk' });
		expect(await entriesOn(disk)).toEqual(rows(3));
		expect(await history.finished()).toEqual({ ok: true, value: [] });
	});

	it('is also known by a transaction that ends so', async () => {
		const disk = freshDisk();
		const { games, store } = disk.window();
		await games.createGame(aGame());
		const put = IDBObjectStore.prototype.put;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
			const request = put.apply(this, row);
			const error = new DOMException('no room', 'QuotaExceededError');
			Object.defineProperty(this.transaction, 'error', { get: () => error, set: () => undefined });
			request.addEventListener('success', () => this.transaction.abort());
			return request;
		});
		expect(await games.append('game-1', 0, anEntry(0))).toEqual(MEMORY);
		expect(store.state).toEqual({ mode: 'memory', why: 'full' });
		vi.restoreAllMocks();
		expect(await store.heal()).toEqual(OK);
		expect(await entriesOn(disk)).toEqual(rows(1));
	});
});

describe('no disk', () => {
	it('is a browser without IndexedDB, too', async () => {
		vi.stubGlobal('indexedDB', undefined);
		const { store, groups } = database();
		expect(await store.open()).toEqual({ mode: 'memory', why: 'no-disk' });
		expect(await groups.list()).toEqual({ ok: true, value: [] });
		expect(await store.heal()).toEqual(MEMORY);
		vi.unstubAllGlobals();
	});
});

describe('K20', () => {
	it('answers only when the disk itself has the entry', async () => {
		const { games } = freshDisk().window();
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await games.createGame(aGame());
		await games.append('game-1', 0, anEntry(0));
		const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writing.length).toBeGreaterThanOrEqual(2);
		for (const [, , options] of writing) expect(options).toEqual({ durability: 'strict' });
	});

	it('survives the window: another one finds what was answered', async () => {
		const disk = freshDisk();
		const { games } = disk.window();
		await games.createGame(aGame());
		for (let n = 0; n < 20; n++) {
			await games.append('game-1', n, anEntry(n));
			expect(await entriesOn(disk)).toEqual(rows(n + 1));
		}
		const next = disk.window();
		expect(await next.games.openGame()).toMatchObject({ value: { id: 'game-1' } });
		expect(await next.games.resume('game-1')).toMatchObject({ entries: rows(20).map(({ entry }) => entry) });
	});
});
