// Whether outcomes come as often as chance lets them.
import { expect } from 'vitest';

/** How often each outcome came, in so many tries. */
export function counted(tries: number, outcome: (attempt: number) => string): Map<string, number> {
	const counts = new Map<string, number>();
	for (let attempt = 0; attempt < tries; attempt++) {
		const came = outcome(attempt);
		counts.set(came, (counts.get(came) ?? 0) + 1);
	}
	return counts;
}

/**
 * Chi-square of outcomes that should be equally likely, in standard deviations from what it should be (by the
 * approximation of Wilson and Hilferty). Beyond 3.5 lies one in four thousand; the seeds are always the same.
 */
function deviation(counts: ReadonlyMap<string, number>, outcomes: number): number {
	const came = [...counts.values()];
	const mean = came.reduce((sum, count) => sum + count, 0) / outcomes;
	const never = (outcomes - came.length) * mean;
	const chiSquare = came.reduce((sum, count) => sum + (count - mean) ** 2 / mean, never);
	const free = outcomes - 1;
	return (Math.cbrt(chiSquare / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
}

export function expectFair(counts: ReadonlyMap<string, number>, outcomes: number): void {
	expect(Math.abs(deviation(counts, outcomes))).toBeLessThan(3.5);
}
