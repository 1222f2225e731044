// How a deck fares when everybody plays at random: worked out on the page, in small pieces.
import { SHEETS, type RoleId, type Setup, type Side } from '../engine/index';
import { batch, together } from './batch';

/** The share of the games each side of the deck has won, from 0 to 1. */
export type Shares = Readonly<Partial<Record<Side, number>>>;

/** Games of one piece: with 24 players some ten milliseconds of a slow tablet. */
const PIECE = 1;

/**
 * Plays a setup many times with players who choose at random, and gives each side's share of wins: the same figures for
 * the same setup, always. Rejects with the signal's reason once that is aborted; nothing else makes it fail.
 */
export async function balance(setup: Setup, games = 2000, signal?: AbortSignal): Promise<Shares> {
	const series = { setup, seed: 'balance', bot: 'random' } as const;
	let outcome = batch(series, 0, 0);
	for (let from = 0; from < games; from += PIECE) {
		signal?.throwIfAborted();
		outcome = together(outcome, batch(series, from, Math.min(from + PIECE, games)));
		// The page stays free to draw and to be tapped between two pieces.
		await new Promise((resolve) => setTimeout(resolve));
	}
	const { wins } = outcome;
	const sides = (Object.keys(setup.deck) as RoleId[])
		.map((role) => SHEETS[setup.sheet].cards[role]?.side)
		.filter((side) => side !== undefined && side !== 'solitary');
	return Object.fromEntries(sides.map((side) => [side, (wins[side] ?? 0) / games]));
}
