// THE FIRST PROPERTY: nobody can tell two deals apart but by what the rules say aloud (K7, K8, K9, K10).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetId } from '../../src/lib/engine';
import { crossed, shuffled, swapped, type Twins } from './deals';
import { SEED, SHEET_IDS } from './tables';
import { follow } from './twins';

/** Pairs of evenings for each sheet: PAIRS=10000 makes it a long night. */
const PAIRS = Number(process.env['PAIRS'] ?? 150);

/** How many pairs were still the same on each day, of those that were followed. */
function reached(twins: fc.Arbitrary<Twins>, pairs: number): (day: number) => number {
	const days: number[] = [];
	fc.assert(
		fc.property(twins, (pair) => void days.push(follow(pair).day)),
		{ seed: SEED, numRuns: pairs },
	);
	return (day) => days.filter((last) => last >= day).length / days.length;
}

describe.each(SHEET_IDS)('two deals of %s that nobody outside can tell apart', (sheet) => {
	test('two people have each other’s cards: the table and every other hand see the same', () => {
		// Not for nothing: most pairs share whole days before the rules tell them apart, or before the end.
		expect(reached(swapped(sheet), PAIRS)(3)).toBeGreaterThan(0.45);
	});

	test('everybody has another card: the same, up to the first morning that differs', () => {
		expect(reached(shuffled(sheet), Math.ceil(PAIRS / 2))(1)).toBeGreaterThan(0.2);
	});
});

const HAMSTERS: readonly SheetId[] = ['classic', 'e-notte'];
test.each(HAMSTERS)('%s: two die together, each of what killed the other in the other evening', (sheet) => {
	expect(reached(crossed(sheet), Math.ceil(PAIRS / 4))(1)).toBeGreaterThan(0.7);
});
