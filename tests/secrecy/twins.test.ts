// Nobody who looks at the tablet, holds it, listens to it or opens its storage can tell two deals apart (K1, K7, K8, K12).
import { expect, test, vi } from 'vitest';
import { SHEET_IDS } from '../properties/tables';
import { add, said, unwatched } from '../properties/watchers';
import { compare } from './pairs';
import { scenes } from './scenes';

vi.mock('$lib/engine/index', async (engine) => (await import('./stage')).staged(await engine()));
vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));
vi.setConfig({ testTimeout: 7_200_000 });

/** Pairs of evenings for each sheet, and how many answers of each are given on the screens. */
const PAIRS = Number(process.env['SCREEN_PAIRS'] ?? 11);
const STEPS = Number(process.env['SCREEN_STEPS'] ?? 14);

test.each(SHEET_IDS)('K8: twin evenings of %s on the real screens', async (sheet) => {
	const seen = unwatched();
	const sizes = new Set<number>();
	const sights = new Set<string>();
	for (const { sight, rehearsal, from } of scenes(sheet, PAIRS)) {
		const steps = rehearsal.steps.slice(0, from + STEPS);
		add(seen, await compare({ ...rehearsal, steps }, {}, from));
		sizes.add(rehearsal.twins.setup.names.length);
		sights.add(sight);
	}
	console.log(`${sheet}: ${PAIRS} pairs, ${seen.table} frames: ${said(seen)}`);
	console.log(
		`${sheet}: tables of ${[...sizes].toSorted((a, b) => a - b).join(', ')}: ${[...sights].join(', ')}`,
	);
	// Not for nothing: each of the watchers had something to look at.
	for (const frames of Object.values(seen)) expect(frames).toBeGreaterThan(PAIRS);
});
