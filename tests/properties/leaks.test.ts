// The watchers of `twins.ts` are worth something: they find whatever an app could let slip.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetId } from '../../src/lib/engine';
import { swapped } from './deals';
import { LEAKS } from './leaks';
import { SEED } from './tables';
import { follow, HONEST, Leak } from './twins';

describe.each(Object.entries(LEAKS))('K8: a seeded fault is found in %s', (sheet, leaks) => {
	test.each(Object.entries(leaks))('%s', (_, { of, ...leak }) => {
		const { failed, errorInstance } = fc.check(
			fc.property(
				swapped(sheet as SheetId, { role: of }),
				(pair) => void follow(pair, { ...HONEST, ...leak }),
			),
			{ seed: SEED, numRuns: 400, endOnFailure: true },
		);
		expect(failed).toBe(true);
		expect(errorInstance).toBeInstanceOf(Leak);
	});
});
