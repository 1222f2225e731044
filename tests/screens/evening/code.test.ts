// K27 on the screens: the code as the cards go round, the seed after the end, and no trace of the seed before.
import { createHash } from 'node:crypto';
import { cleanup, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import { game } from '$lib/session/game.svelte';
import { button, everything, lookAtIt, playUntil, sit, takeTheClock } from './evening';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));

const CODE = /\b[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}\b/;
const shown = (): string => CODE.exec(document.body.textContent ?? '')?.[0] ?? '';

/** The seed as the disk keeps it. */
async function seedOnDisk(): Promise<string> {
	const open = await db.games.openGame();
	const row = await db.store.get({ table: 'games', key: open.ok ? (open.value?.id ?? '') : '' });
	return (row.ok && (row.value as { head: { seed: string } }).head.seed) || '';
}

beforeEach(() => sit());

test('K27: it stands on the first curtain of the deal, on no other, and again at the end beside its seed', async () => {
	const seed = await seedOnDisk();
	const first = lookAtIt();
	const code = shown();
	expect(code.replaceAll(' ', '')).toBe(createHash('sha256').update(seed).digest('hex').slice(0, 12));
	expect(game.code).toBe(code);
	first.unmount();

	const frames: string[] = [];
	await playUntil((request) => {
		const frame = lookAtIt();
		if (request.kind !== 'card' || request.lap.index > 0) frames.push(everything());
		frame.unmount();
		return false;
	});
	expect(frames.length).toBeGreaterThan(20);
	expect(frames.filter((frame) => CODE.test(frame))).toEqual([]);
	// K13: seeds appear only after the end.
	expect(frames.filter((frame) => frame.includes(seed))).toEqual([]);

	takeTheClock();
	lookAtIt();
	button(/Girate/).click();
	await vi.advanceTimersByTimeAsync(10_000);
	button(/andata/).click();
	await vi.advanceTimersByTimeAsync(100);
	expect(shown()).toBe(code);
	expect(screen.getByText(seed)).toBeVisible();
	vi.useRealTimers();
	cleanup();
});

test('K13: no seed is given out before the end', async () => {
	const seed = await seedOnDisk();
	expect(seed).toMatch(/^[0-9a-f]{32}$/);
	expect(game.seed).toBeNull();
	await playUntil(({ kind }) => kind === 'discuss');
	expect(game.seed).toBeNull();
	await game.stop();
	expect(game.seed).toBe(seed);
});

test('K27: it is the same when the cards are dealt again, and another in a rematch', async () => {
	const { code } = game;
	await game.decide('seen');
	await game.decide('redeal');
	lookAtIt();
	expect(shown()).toBe(code);
	cleanup();
	await game.stop();
	await game.rematch();
	expect(game.code).toMatch(CODE);
	expect(game.code).not.toBe(code);
});
