// How a deck fares when everybody plays at random: worked out beside the page, or in small pieces on it.
import address from './balance.worker?worker&url';
import { SHEETS, type RoleId, type Setup, type Side } from '../engine/index';
import { batch, together, type Outcome, type Series } from './batch';

/** The share of the games each side of the deck has won, from 0 to 1. */
export type Shares = Readonly<Partial<Record<Side, number>>>;

/** Games of one piece: with 24 players some ten milliseconds of a slow tablet. */
const PIECE = 2;

/**
 * Plays a setup many times with players who choose at random, and gives each side's share of wins: the same figures for
 * the same setup, always. Rejects with the signal's reason once that is aborted; nothing else makes it fail.
 */
export async function balance(setup: Setup, games = 2000, signal?: AbortSignal): Promise<Shares> {
	const series = { setup, seed: 'balance', bot: 'random' } as const;
	const { wins } = await inWorker(series, games, signal).catch(() => inPieces(series, games, signal));
	const sides = (Object.keys(setup.deck) as RoleId[])
		.map((role) => SHEETS[setup.sheet].cards[role]?.side)
		.filter((side) => side !== undefined && side !== 'solitary');
	return Object.fromEntries(sides.map((side) => [side, (wins[side] ?? 0) / games]));
}

/** Rejects where a worker cannot be had and where the signal is aborted. */
async function inWorker(series: Series, games: number, signal: AbortSignal | undefined): Promise<Outcome> {
	signal?.throwIfAborted();
	const worker = new Worker(trusted() as string, { type: 'module' });
	try {
		return await new Promise<Outcome>((resolve, reject) => {
			worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => resolve(data));
			worker.addEventListener('error', reject);
			signal?.addEventListener('abort', reject, { once: true });
			worker.postMessage({ series, games });
		});
	} finally {
		worker.terminate();
	}
}

/** The same on the page itself, which stays free to draw and to be tapped between two pieces. */
async function inPieces(series: Series, games: number, signal: AbortSignal | undefined): Promise<Outcome> {
	let outcome = batch(series, 0, 0);
	while (outcome.games < games) {
		signal?.throwIfAborted();
		const from = outcome.games;
		outcome = together(outcome, batch(series, from, Math.min(from + PIECE, games)));
		await new Promise((resolve) => setTimeout(resolve));
	}
	return outcome;
}

let vouched: string | TrustedScriptURL | undefined;

/** The worker's address as Trusted Types want it; the policy is one of the names under `csp` in svelte.config.js. */
function trusted(): string | TrustedScriptURL {
	if (vouched) return vouched;
	const policy = window.trustedTypes?.createPolicy('plenilunio-balance', {
		createScriptURL(url) {
			if (url !== address) throw new TypeError('not the worker of the balance');
			return url;
		},
	});
	vouched = policy?.createScriptURL(address) ?? address;
	return vouched;
}
