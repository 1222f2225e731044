// Every request can be answered; what the holder is shown as legal is what the rules accept, no more and no less; and a
// refused answer changes nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Choices, Of, Play, Question, Request, Seat } from '../../src/lib/engine';
import { evening, living } from './evening';
import { SEED, tables } from './tables';

/** All that an answer could change: the record and every view. */
const everything = (play: Play): string =>
	JSON.stringify([play.log, play.table, play.table.seats.map(({ seat }) => play.hand(seat)), play.recap]);

function expectRefused(play: Play, answers: readonly unknown[]): void {
	const before = everything(play);
	const accepted = answers.filter((answer) => play.decide(answer as Answer) === null);
	expect(accepted).toEqual([]);
	expect(everything(play)).toBe(before);
}

/** Answers that never make sense, whatever is asked. */
const NONSENSE: readonly unknown[] = [
	undefined,
	null,
	'',
	'yes',
	7,
	NaN,
	[],
	[0],
	() => 'seen',
	{ left: -1 },
	{ left: 99 },
	{ left: '0' },
	{ voter: 0 },
	{ target: 0 },
	{ voter: '0', target: '1' },
	{ maul: 3 },
	{ see: { names: '0' } },
	{ see: { names: [0.5] } },
	{ suspect: { names: [0, 1, 2, 3, 4, 5, 6] } },
	{ suspect: { names: [99] } },
	{ nothing: null },
];

/** Of the answers that go on without a choice, those that belong to another request. */
function foreign(kind: Request['kind']): readonly string[] {
	const own: Partial<Record<Request['kind'], readonly string[]>> = {
		card: ['seen', 'redeal'],
		turn: ['left'],
		read: ['read'],
		announce: ['heard'],
		discuss: ['vote'],
		count: ['confirmed'],
		defence: ['spoken'],
		lots: ['drawn'],
	};
	const all = Object.values(own).flat();
	return all.filter((answer) => !own[kind]?.includes(answer));
}

const choose = ({ action }: Question, names: readonly Seat[]): Choices => ({ [action]: { names } });

/** The turn of whoever holds the tablet: every seat, under every verb that is asked. */
function checkTurn(play: Play, { seat, shape }: Of<'turn'>): void {
	const questions = play.hand(seat)?.questions ?? [];
	const seats = play.table.seats.map((one) => one.seat);
	// As many places for everybody as the deck may need, whoever has a power (P3, P4).
	expect(questions.reduce((sum, { places }) => sum + places.length, 0)).toBe(shape.names);
	for (const question of questions) {
		const { action, places, mandatory } = question;
		// Each place has one name in this sheet, so that the legal answers are the legal names.
		expect(places.length).toBe(1);
		const [legal = []] = places;
		expect(legal.length > 0 || !mandatory).toBe(true);
		expect(play.refusalOf(seat, { [action]: null }) === null).toBe(!mandatory);
		expect(seats.filter((name) => play.refusalOf(seat, choose(question, [name])) === null)).toEqual(legal);
		const refused = seats.filter((name) => !legal.includes(name)).map((name) => [name]);
		expectRefused(
			play,
			[...refused, [], [-1], seats].map((named) => choose(question, named)),
		);
	}
}

/** A vote: every seat as the voter and as the target; only the voter's own vote for another candidate is due. */
function checkVote(play: Play, { voter, candidates }: Of<'vote'>): void {
	const seats = play.table.seats.map(({ seat }) => seat);
	const legal = candidates.filter((seat) => seat !== voter);
	expect(legal.length).toBeGreaterThan(0);
	const refused = seats.filter((target) => !legal.includes(target)).map((target) => ({ voter, target }));
	const notTheirs = seats
		.filter((seat) => seat !== voter)
		.map((other) => ({ voter: other, target: legal.find((seat) => seat !== other) ?? voter }));
	expectRefused(play, [...refused, ...notTheirs, { voter, target: null }, { voter, target: 99 }]);
}

test('what is legal is accepted, all else is refused and changes nothing', () => {
	fc.assert(
		fc.property(tables(), fc.string(), (setup, seed) => {
			evening(setup, seed, (play, step) => {
				const { request } = play;
				if (!request) return expectRefused(play, ['heard', ...NONSENSE]);
				if (request.kind === 'turn') checkTurn(play, request);
				if (request.kind === 'vote') checkVote(play, request);
				if (step % 9 === 0) expectRefused(play, [...NONSENSE, ...foreign(request.kind)]);
			});
		}),
		{ seed: SEED, numRuns: 40 },
	);
});

/** Whose hand may be seen now: the holder's in a lap, and in the discussion any living player's own reminder (P15). */
function holders(play: Play): Seat[] {
	const { request } = play;
	if (request?.kind === 'discuss') return living(play);
	return request?.kind === 'card' || request?.kind === 'turn' || request?.kind === 'read'
		? [request.seat]
		: [];
}

test('nobody but the holder of the tablet is shown anything, and the dead hold nothing', () => {
	fc.assert(
		fc.property(tables(), fc.string(), (setup, seed) => {
			evening(setup, seed, (play) => {
				const shown = play.table.seats.map(({ seat }) => seat).filter((seat) => play.hand(seat) !== null);
				expect(shown).toEqual(holders(play));
			});
		}),
		{ seed: SEED, numRuns: 100 },
	);
});
