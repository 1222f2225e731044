// Every game ends, and within a bound that can be told beforehand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Announcement, Recap, Setup, SheetId } from '../../src/lib/engine';
import { randomBot } from '../../src/lib/sim/bots';
import { match } from '../../src/lib/sim/match';
import { evening } from './evening';
import { printedTables, SEED, SHEET_IDS, tables } from './tables';

interface Bound {
	/** The number of the last night. */
	readonly nights: (players: number, story: Recap) => number;
	/** The answers before the first night, and those of a night and the day after it that k of n players live to see. */
	readonly opening: (players: number) => number;
	readonly round: (k: number, players: number) => number;
	/** How many of the living a night finds at the most, if it finds all the nights before did not kill. */
	readonly left: (players: number, night: number) => number;
}

/** A lap of turns and answer pages, the dawn, the lot and the opener (CR9), the discussion. */
const night = (k: number): number => 2 * k + 4;

/**
 * C20 to C25: votes, count and nominees; two rounds in which each of so many either speaks or votes, with count and tie;
 * the lot and the verdict.
 */
const twoBallots = (first: number, final: number): number => first + 2 + 2 * (final + 2) + 2;

/** L7 to L14: three ballots with what came of them; the verdict, the appeal, the fire. */
const stake = (k: number): number => 3 * (k + 1) + 3;

/**
 * A day of `teatro` that burned nobody: there was no vote at all (TR3), or the village idiot was rescued (T24, TR15).
 * Nothing in the booklet bounds how many there are: a table that never votes, with a piper who never plays, sits there
 * until it stops the game by common consent.
 */
function idleDays({ facts }: Recap): number {
	const pyres = facts.flatMap((fact) =>
		fact.fact === 'announced' && fact.announcement.of === 'pyre' ? [fact.announcement] : [],
	);
	const idle = pyres.filter(({ dead }) => dead.length === 0);
	expect(idle.filter((pyre) => !mayBurnNobody(pyre))).toEqual([]);
	return idle.length;
}
const mayBurnNobody = ({ condemned, saved }: Extract<Announcement, { of: 'pyre' }>): boolean =>
	condemned === null || saved.length > 0;

/**
 * The most idle days of players who choose at random. Where many vote somebody is condemned nearly always; where only the
 * piper and a rescued idiot are left every day is idle, but every other night the piper charms and wins. So many in one
 * game come less than once in 2^40.
 */
const IDLE = 40;

const BOUNDS: Readonly<Record<SheetId, Bound>> = {
	// Every day somebody is lynched (C25): k players before a night are at most k - 1 before the next one, and a single
	// player ends the game. So n players see n - 1 nights at most.
	classic: {
		nights: (players) => players - 1,
		opening: (players) => players,
		round: (k) => night(k) + twoBallots(k, k),
		left: (players, night) => players - night + 1,
	},
	// The same (N16, NR9); but the ghosts vote in the first ballot, and by option in the final one (N13, NR7), and each of
	// the dead may write a will, which are read once (N20, N22).
	'e-notte': {
		nights: (players) => players - 1,
		opening: (players) => 2 * players + 1,
		round: (k, players) => night(k) + twoBallots(players, players),
		left: (players, night) => players - night + 1,
	},
	// A day may burn nobody (L10). But the pack must maul (L16, LR12) and nothing saves its victim, so that every night
	// somebody dies. Two players end the game, whoever they are (LR15): a night finds three at least.
	licantropi: {
		nights: (players) => players - 2,
		// The cards, the prelude, the first day and whoever judges the fool (LR20).
		opening: (players) => players + 2 + stake(players) + 1,
		round: (k) => night(k) + stake(k),
		left: (players, night) => players - night + 1,
	},
	// Every day that is not idle somebody burns, and one player in the whole game may come back (TR30): so many days after
	// night 0 there are n - days + 1 at the most, and a single player ends the game (TR34).
	teatro: {
		nights: (players, story) => players - 1 + Math.min(IDLE, idleDays(story)),
		// Card, omen and answer page (P14); the lap of night 0 and the first day.
		opening: (players) => 3 * players + night(players) + players + 2,
		// The dawn lap (P7), the poll with its count and what burned.
		round: (k) => night(k) + k + k + 2,
		left: (players) => players,
	},
};

function expectBounded({ sheet, names }: Setup, story: Recap | null, answers: number): void {
	const bound = BOUNDS[sheet];
	const players = names.length;
	if (!story) throw new Error('the game has not ended');
	expect(story.side).toBeTruthy();
	expect(story.nights).toBeLessThanOrEqual(bound.nights(players, story));
	let most = bound.opening(players);
	for (let night = 1; night <= story.nights; night++)
		most += bound.round(bound.left(players, night), players);
	expect(answers).toBeLessThanOrEqual(most);
}

describe.each(SHEET_IDS)('%s', (sheet) => {
	test('no more nights than the sheet lets there be, and no more answers than these nights can take', () => {
		fc.assert(
			fc.property(tables(sheet), fc.string(), (setup, seed) => {
				const { recap, log } = match(setup, seed, randomBot);
				expectBounded(setup, recap, log.entries.length);
			}),
			{ seed: SEED, numRuns: 300 },
		);
	});

	test('whoever leaves, and whatever is taken back, somebody wins in as many nights', () => {
		fc.assert(
			fc.property(tables(sheet), fc.string(), (setup, seed) => {
				const { recap } = evening(setup, seed, () => undefined);
				expectBounded(setup, recap, 0);
			}),
			{ seed: SEED, numRuns: 150 },
		);
	});

	test('every printed deck under every value of every option', () => {
		const printed = printedTables(sheet);
		expect(printed.length).toBeGreaterThan(100);
		for (const [game, setup] of printed.entries()) {
			const { recap, log } = match(setup, `printed/${game}`, randomBot);
			expectBounded(setup, recap, log.entries.length);
		}
	});
});
