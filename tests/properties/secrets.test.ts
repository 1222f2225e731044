// THE FIRST PROPERTY: nobody can tell two deals apart but by what the rules say aloud (K7, K8, K9, K10).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetId } from '../../src/lib/engine';
import { crossed, shuffled, swapped, type Twins } from './deals';
import { SEED, SHEET_IDS } from './tables';
import { follow } from './twins';
import { add, said, unwatched, type Watched } from './watchers';

/** Pairs of evenings for each sheet: PAIRS=10000 makes it a long night. */
const PAIRS = Number(process.env['PAIRS'] ?? 150);

/** Follows so many pairs: what share of them was still the same on each day, and how much each watcher compared. */
function reached(twins: fc.Arbitrary<Twins>, pairs: number) {
	const days: number[] = [];
	const watched = unwatched();
	fc.assert(
		fc.property(twins, (pair) => {
			const course = follow(pair);
			days.push(course.day);
			add(watched, course.watched);
		}),
		{ seed: SEED, numRuns: pairs },
	);
	const day = (day: number) => days.filter((last) => last >= day).length / days.length;
	const shares = [1, 2, 3].map((n) => `${Math.round(100 * day(n))} % on day ${n}`);
	console.log(
		`${expect.getState().currentTestName}: ${pairs} pairs, the same still: ${shares.join(', ')}; compared: ${said(watched)}`,
	);
	return { watched, day };
}

/** Not for nothing: the table, the living, the dead and the pack had more to look at than one thing in each pair. */
function everybodyWatched(watched: Watched, pairs: number): void {
	for (const looks of Object.values(watched)) expect(looks).toBeGreaterThan(pairs);
}

describe.each(SHEET_IDS)('two deals of %s that nobody outside can tell apart', (sheet) => {
	test('two people have each other’s cards: the table and every other hand see the same', () => {
		// Not for nothing: most pairs share whole days before the rules tell them apart, or before the end.
		const { day, watched } = reached(swapped(sheet), PAIRS);
		expect(day(3)).toBeGreaterThan(0.45);
		everybodyWatched(watched, PAIRS);
	});

	test('everybody has another card: the same, up to the first morning that differs', () => {
		// The whole pack has other mates: whoever hunts may tell the two apart from the first night on.
		const { day, watched } = reached(shuffled(sheet), Math.ceil(PAIRS / 2));
		expect(day(1)).toBeGreaterThan(0.2);
		expect(watched.living).toBeGreaterThan(PAIRS);
	});
});

const HAMSTERS: readonly SheetId[] = ['classic', 'e-notte'];
test.each(HAMSTERS)('%s: two die together, each of what killed the other in the other evening', (sheet) => {
	const pairs = Math.ceil(PAIRS / 4);
	const { day, watched } = reached(crossed(sheet), pairs);
	expect(day(1)).toBeGreaterThan(0.7);
	everybodyWatched(watched, pairs);
});
