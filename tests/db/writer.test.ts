// One window writes at a time; another one may take over, whether the first answers or not.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Writer, type WriterOptions } from '../../src/lib/db';
import { aGame, anEntry, freshDisk } from './support';
import { lockManager } from './windows';

const open: Writer[] = [];
afterEach(() => open.splice(0).forEach((writer) => writer.close()));

function aWindow(options: Partial<WriterOptions> = {}) {
	const onYield = vi.fn();
	const onStolen = vi.fn();
	const writer = new Writer({ onYield, onStolen, patience: 200, ...options });
	open.push(writer);
	return { writer, onYield, onStolen };
}

describe('with locks', () => {
	it('the first to claim writes, the next is told that it is busy', async () => {
		const locks = lockManager();
		const [first, second] = [aWindow({ locks }), aWindow({ locks })];
		expect(first.writer.isWriting).toBe(false);
		expect(await first.writer.claim()).toBe('writing');
		expect(await first.writer.claim()).toBe('writing');
		expect(await second.writer.claim()).toBe('busy');
		expect([first.writer.isWriting, second.writer.isWriting]).toEqual([true, false]);
		first.writer.release();
		await vi.waitFor(async () => expect(await second.writer.claim()).toBe('writing'));
		expect(await first.writer.claim()).toBe('busy');
	});

	it('a window that is asked covers the game first, and then lets go', async () => {
		const locks = lockManager();
		const steps: string[] = [];
		const cover = async () => {
			steps.push('asked');
			await new Promise((later) => setTimeout(later, 20));
			steps.push('covered');
		};
		const [first, second] = [aWindow({ locks, onYield: cover }), aWindow({ locks })];
		await first.writer.claim();
		await second.writer.takeOver('game-1');
		steps.push('taken over');
		expect(steps).toEqual(['asked', 'covered', 'taken over']);
		expect(first.onStolen).not.toHaveBeenCalled();
		expect([first.writer.isWriting, second.writer.isWriting]).toEqual([false, true]);
	});

	it('a window that fails to cover lets go all the same', async () => {
		const locks = lockManager();
		const first = aWindow({ locks, onYield: () => Promise.reject(new Error('no')) });
		const second = aWindow({ locks });
		await first.writer.claim();
		await second.writer.takeOver('game-1');
		expect(first.onStolen).not.toHaveBeenCalled();
		expect(second.writer.isWriting).toBe(true);
	});

	it('a window that does not answer in time loses the lock, and hears of it when it wakes up', async () => {
		const locks = lockManager();
		const [asleep, second] = [aWindow({ locks, channel: null }), aWindow({ locks })];
		await asleep.writer.claim();
		const start = Date.now();
		await second.writer.takeOver('game-1');
		expect(Date.now() - start).toBeGreaterThanOrEqual(190);
		expect(second.writer.isWriting).toBe(true);
		await vi.waitFor(() => expect(asleep.onStolen).toHaveBeenCalledOnce());
		expect(asleep.writer.isWriting).toBe(false);
		asleep.writer.release();
		expect(second.writer.isWriting).toBe(true);
	});

	it('a window that has nothing, or hears nonsense, does nothing', async () => {
		const locks = lockManager();
		const channel = new BroadcastChannel('plenilunio');
		const [first, second] = [aWindow({ locks }), aWindow({ locks })];
		await first.writer.claim();
		for (const nonsense of [null, 'yield', { type: 'finish' }, { game: 'game-1' }])
			channel.postMessage(nonsense);
		await new Promise((later) => setTimeout(later, 50));
		expect(first.writer.isWriting).toBe(true);
		expect(first.onYield).not.toHaveBeenCalled();
		expect(second.onYield).not.toHaveBeenCalled();
		channel.close();
	});

	it('the lock can go round', async () => {
		const locks = lockManager();
		const windows = [aWindow({ locks }), aWindow({ locks }), aWindow({ locks })];
		for (let turn = 0; turn < 9; turn++) {
			await windows[turn % 3]?.writer.takeOver('game-1');
			expect(windows.map(({ writer }) => writer.isWriting)).toEqual([0, 1, 2].map((n) => n === turn % 3));
		}
	});
});

describe('without locks', () => {
	it.each([
		['none', null],
		['locks that are refused', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
	])('(%s) every window may write, and the store refuses all but the last', async (_what, locks) => {
		const disk = freshDisk();
		const [first, second] = [aWindow({ locks }), aWindow({ locks })];
		const [here, there] = [disk.window(), disk.window()];
		expect(await first.writer.claim()).toBe('writing');
		await here.games.createGame(aGame());
		expect(await second.writer.claim()).toBe('writing');
		await there.games.resume('game-1');
		expect(await there.games.append('game-1', 0, anEntry(0))).toEqual({ ok: true });
		expect(await here.games.append('game-1', 0, anEntry(0))).toEqual({ ok: false, why: 'taken' });
		first.writer.release();
		expect(first.writer.isWriting).toBe(false);
	});
});
