// K1: no public frame holds a secret, anywhere: whole games of every sheet, in which every secret has a token of its own.
import { expect, test, vi } from 'vitest';
import { SHEETS } from '$lib/engine/index';
import { setupOf, SHEET_IDS } from '../properties/tables';
import { play } from './canary';

vi.mock('$lib/engine/index', async (engine) => (await import('./stage')).staged(await engine()));
vi.mock('$lib/book/cards', async () => (await import('./tokens')).tokenCards);
vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));
vi.setConfig({ testTimeout: 7_200_000 });

/** What a table may agree to say aloud is no secret there: here nobody has agreed. */
const SILENT = { revealRoleOnDeath: false, announceGuardSave: false, akelaAloud: false };
const GAMES = Number(process.env['CANARIES'] ?? 1);
const SEATS = { classic: 10, 'e-notte': 12, licantropi: 12, teatro: 10 } as const;

test.each(SHEET_IDS)('K1: whole games of %s leave no secret on any frame, or behind it', async (sheet) => {
	const offered = Object.entries(SILENT).filter(([id]) => id in SHEETS[sheet].options);
	const printed = setupOf(sheet, SEATS[sheet], Object.fromEntries(offered));
	let frames = 0;
	let tokens = 0;
	for (let n = 0; n < GAMES; n++) {
		const { found, ...played } = await play(printed, `${sheet}${n}`);
		expect(found).toEqual([]);
		frames += played.frames;
		tokens += played.read;
	}
	console.log(`${sheet}: ${GAMES} games, ${frames} frames searched, ${tokens} tokens read while holding`);
	expect(tokens).toBeGreaterThan(15);
});
