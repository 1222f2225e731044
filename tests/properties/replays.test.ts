// A saved game is the game: opened again at any step, it goes on as if nothing had happened.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	open,
	readHead,
	type GameLog,
	type LogHead,
	type Of,
	type Play,
	type Seat,
} from '../../src/lib/engine';
import { evening } from './evening';
import { SEED, SHEET_IDS, tables } from './tables';

/** All that a game can show: to the table, to each hand, and to everybody once it is over. */
const shown = (play: Play): unknown => [
	play.table,
	play.table.seats.map(({ seat }) => play.hand(seat)),
	play.recap,
];

/** Through the form in which it is stored. */
const stored = (log: GameLog): GameLog => JSON.parse(JSON.stringify(log)) as GameLog;

/** The facts, which no view tells before the end: a game that is stopped tells all. */
function facts(play: Play): unknown {
	if (play.recap) return play.recap.facts;
	const copy = open(play.log, play.log.entries).play;
	copy.stop();
	return copy.recap?.facts;
}

function expectSame(play: Play): Play {
	const log = stored(play.log);
	const head = readHead(log) as LogHead;
	const { play: again, kept, dropped } = open(head, log.entries);
	expect(dropped).toBeNull();
	expect(kept).toBe(log.entries.length);
	expect(stored(again.log)).toEqual(log);
	expect(shown(again)).toEqual(shown(play));
	return again;
}

/** Whose vote is due, or who has not voted yet. */
const nextVoter = (request: Of<'vote'> | Of<'poll'>): Seat =>
	request.kind === 'vote'
		? request.voter
		: (request.voters.find((seat) => request.cast.every(({ voter }) => voter !== seat)) ?? -1);

describe.each(SHEET_IDS)('%s', (sheet) => {
	test('opened at any step, a game of few shows the same to everybody', () => {
		fc.assert(
			fc.property(tables(sheet, [5, 8, 10]), fc.string(), (setup, seed) => {
				evening(setup, seed, (play) => void expectSame(play));
			}),
			{ seed: SEED, numRuns: 6 },
		);
	});

	test('opened now and then, a game of many shows the same, and the facts are the same', () => {
		fc.assert(
			fc.property(tables(sheet, [12, 13, 16, 19, 24]), fc.string(), (setup, seed) => {
				evening(setup, seed, (play, step) => {
					if (step % 41 === 0 || !play.request) expect(facts(expectSame(play))).toEqual(facts(play));
				});
			}),
			{ seed: SEED, numRuns: 8 },
		);
	});

	test('a vote taken back leaves the game as it was before', () => {
		fc.assert(
			fc.property(tables(sheet, [8, 13]), fc.string(), (setup, seed) => {
				evening(setup, seed, (play) => {
					const { request } = play;
					if (request?.kind !== 'vote' && request?.kind !== 'poll') return;
					const { play: copy } = open(play.log, play.log.entries);
					const voter = nextVoter(request);
					const target = request.candidates.find((seat) => seat !== voter) ?? null;
					const before = [shown(copy), facts(copy)];
					expect(copy.decide({ voter, target })).toBeNull();
					// Behind the hold a vote has been cast for good: it might tell who has seen what (K22).
					const secret = request.kind === 'vote' ? request.manner !== 'open' : request.fuel;
					expect(copy.undo()?.refused ?? null).toBe(secret ? 'nothing-to-undo' : null);
					if (secret) return;
					expect([shown(copy), facts(copy)]).toEqual(before);
				});
			}),
			{ seed: SEED, numRuns: 6 },
		);
	});

	test('of a damaged record the sound beginning is kept, whatever the damage', () => {
		fc.assert(
			fc.property(
				tables(sheet, [8, 13]),
				fc.string(),
				fc.nat(),
				fc.anything(),
				(setup, seed, where, damage) => {
					const { log } = evening(setup, seed, () => undefined);
					const at = where % log.entries.length;
					const { play, kept, dropped } = open(log, [
						...log.entries.slice(0, at),
						damage,
						...log.entries.slice(at),
					]);
					expect(kept).toBe(at);
					expect(dropped).not.toBeNull();
					expect(play.log.entries).toEqual(log.entries.slice(0, at));
				},
			),
			{ seed: SEED, numRuns: 60 },
		);
	});
});
