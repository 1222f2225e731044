// Nobody who looks at the tablet, holds it, listens to it or opens its storage can tell two deals apart (K1, K7, K8, K12).
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { swapped } from '../properties/deals';
import { SEED, SHEET_IDS } from '../properties/tables';
import { compare } from './pairs';
import { rehearse } from './rehearsal';

vi.mock('$lib/engine/index', async (engine) => (await import('./stage')).staged(await engine()));
vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));
vi.setConfig({ testTimeout: 7_200_000 });

/** Pairs of evenings for each sheet, at tables of up to so many, and how many answers of each are played. */
const PAIRS = Number(process.env['SCREEN_PAIRS'] ?? 8);
const SEATS = Number(process.env['SCREEN_SEATS'] ?? 8);
const STEPS = Number(process.env['SCREEN_STEPS'] ?? 40);

test.each(SHEET_IDS)('K8: twin evenings of %s on the real screens', async (sheet) => {
	const pairs = fc
		.sample(swapped(sheet), { seed: SEED, numRuns: PAIRS * 8 })
		.filter(({ setup }) => setup.names.length <= SEATS)
		.slice(0, PAIRS);
	let frames = 0;
	for (const twins of pairs) {
		const rehearsal = rehearse(twins);
		frames += await compare({ ...rehearsal, steps: rehearsal.steps.slice(0, STEPS) });
	}
	console.log(`${sheet}: ${pairs.length} pairs of evenings, ${frames} frames compared`);
	expect(frames).toBeGreaterThan(20 * pairs.length);
});
