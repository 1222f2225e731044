// Every game ends, and within a bound that can be told beforehand.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBot } from '../../src/lib/sim/bots';
import { match } from '../../src/lib/sim/match';
import { evening } from './evening';
import { SEED, tables } from './tables';

/**
 * Every day somebody is lynched (C25), so k players before a night are at most k - 1 before the next one, and a single
 * player ends the game: n players see n - 1 nights at most.
 */
const mostNights = (players: number): number => players - 1;

/**
 * A card each; and for each night and day of k players
 *   2k + 3    turns and answer pages; the dawn, the lot and the opener (CR9),
 *   1         the discussion,
 *   k + 2     votes, count and nominees,
 *   2(k + 2)  two rounds in which each player either speaks or votes, with count and tie,
 *   2         the lot and the verdict.
 */
function mostAnswers(players: number): number {
	let most = players;
	for (let k = players; k > 1; k--) most += 2 * k + 3 + 1 + (k + 2) + 2 * (k + 2) + 2;
	return most;
}

test('n players see n - 1 nights at most, and no more answers than these nights and days can take', () => {
	fc.assert(
		fc.property(tables(), fc.string(), (setup, seed) => {
			const { recap, log } = match(setup, seed, randomBot);
			expect(recap?.side).toBeTruthy();
			expect(recap?.nights).toBeLessThanOrEqual(mostNights(setup.names.length));
			expect(log.entries.length).toBeLessThanOrEqual(mostAnswers(setup.names.length));
		}),
		{ seed: SEED, numRuns: 600 },
	);
});

test('whoever leaves, and whatever is taken back, somebody wins', () => {
	fc.assert(
		fc.property(tables(), fc.string(), (setup, seed) => {
			const { recap } = evening(setup, seed, () => undefined);
			expect(recap?.side).toBeTruthy();
			expect(recap?.nights).toBeLessThanOrEqual(mostNights(setup.names.length));
		}),
		{ seed: SEED, numRuns: 300 },
	);
});
