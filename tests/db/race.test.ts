// K21: two windows write the same game as fast as they can. The log has no gap, no fork, and nothing but what was kept.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/lib/db';
import { aGame, contents, freshDisk, tamper } from './support';

// Dexie says on the console that it opens a connection anew.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('two windows', () => {
	it('race for a thousand entries: each that was answered as saved is there, at its number, and nothing else', async () => {
		const disk = freshDisk();
		const [first, second] = [disk.window(), disk.window()];
		await first.games.createGame(aGame());
		const accepted: string[] = [];
		let refusals = 0;

		const race = async (name: string, { games }: Database): Promise<void> => {
			for (let turn = 0; accepted.length < 1000; turn++) {
				const loaded = await games.resume('game-1');
				if (!loaded.ok) throw new Error(loaded.why);
				for (let n = loaded.entries.length; accepted.length < 1000; n++) {
					const by = `${name}/${turn}/${n}`;
					const saved = await games.append('game-1', n, { by });
					if (!saved.ok) {
						expect(saved.why).toBe('taken');
						refusals++;
						// Lets the other get somewhere before it is robbed in turn.
						await new Promise((later) => setTimeout(later, 5 + (turn % 3) * 10));
						break;
					}
					accepted[n] = by;
				}
			}
		};
		await Promise.all([race('first', first), race('second', second)]);

		const stored = (await contents(disk))['entries']?.rows;
		expect(stored).toEqual(accepted.map((by, n) => ({ game: 'game-1', n, entry: { by } })));
		expect(accepted.length).toBeGreaterThanOrEqual(1000);
		expect(new Set(accepted.map((by) => by.split('/')[0]))).toEqual(new Set(['first', 'second']));
		expect(refusals).toBeGreaterThan(1);
	}, 60_000);

	it('do not get through with a whole batch sent at once after the other took over', async () => {
		const disk = freshDisk();
		const [first, second] = [disk.window(), disk.window()];
		await first.games.createGame(aGame());
		await first.games.append('game-1', 0, { by: 'first' });
		await second.games.resume('game-1');
		await second.games.append('game-1', 1, { by: 'second' });
		const batch = await Promise.all([1, 2, 3].map((n) => first.games.append('game-1', n, { by: 'first' })));
		expect(batch.map((saved) => saved.ok || saved.why)).toEqual(['taken', 'taken', 'taken']);
		expect(await first.games.finish('game-1', null)).toEqual({ ok: false, why: 'taken' });
		expect((await contents(disk))['entries']?.keys).toHaveLength(2);
	});

	it('do not finish a game twice', async () => {
		const disk = freshDisk();
		const [first, second] = [disk.window(), disk.window()];
		await first.games.createGame(aGame());
		await second.games.resume('game-1');
		expect(await second.games.finish('game-1', { told: 'by the second' })).toEqual({ ok: true });
		expect(await first.games.finish('game-1', { told: 'by the first' })).toEqual({ ok: false, why: 'taken' });
		expect(await first.history.load('game-1')).toMatchObject({ head: { recap: { told: 'by the second' } } });
	});

	it('do not both start a game', async () => {
		const disk = freshDisk();
		const answers = await Promise.all(['a', 'b'].map((id) => disk.window().games.createGame(aGame(id))));
		expect(answers).toContainEqual({ ok: true });
		expect(answers).toContainEqual({ ok: false, why: 'open-game' });
		expect((await contents(disk))['games']?.keys).toHaveLength(1);
	});

	it('do not fork the log with what one of them kept while the disk was away', async () => {
		const disk = freshDisk();
		const [first, second] = [disk.window(), disk.window()];
		await first.games.createGame(aGame());
		const open = disk.indexedDB.open;
		disk.indexedDB.open = () => {
			throw new DOMException('', 'UnknownError');
		};
		await first.store.close();
		expect(await first.games.append('game-1', 0, { by: 'first' })).toEqual({ ok: false, why: 'memory' });
		expect(await first.games.append('game-1', 1, { by: 'first' })).toEqual({ ok: false, why: 'memory' });
		await first.store.heal();
		disk.indexedDB.open = open;
		await second.games.resume('game-1');
		await second.games.append('game-1', 0, { by: 'second' });
		expect(await first.store.heal()).toEqual({ ok: false, why: 'taken' });
		expect((await contents(disk))['entries']?.rows).toEqual([
			{ game: 'game-1', n: 0, entry: { by: 'second' } },
		]);
		expect(first.store.state).toEqual({ mode: 'disk' });
	});

	it('are told even where another program wrote the entry', async () => {
		const disk = freshDisk();
		const { games } = disk.window();
		await games.createGame(aGame());
		await tamper(disk, 'entries', { put: { game: 'game-1', n: 0, entry: { by: 'somebody' } } });
		expect(await games.append('game-1', 0, { by: 'me' })).toEqual({ ok: false, why: 'taken' });
	});
});
