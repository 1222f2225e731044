// Every request can be answered; what the holder is shown as legal is what the rules accept, no more and no less; and a
// refused answer changes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Choice, Choices, Of, Play, Question, Request, Seat } from '../../src/lib/engine';
import { evening, living } from './evening';
import { foreign, NONSENSE } from './nonsense';
import { SEED, SHEET_IDS, tables } from './tables';

/** All that an answer could change: the record and every view. */
const everything = (play: Play): string =>
	JSON.stringify([play.log, play.table, play.table.seats.map(({ seat }) => play.hand(seat)), play.recap]);

function expectRefused(play: Play, answers: readonly unknown[]): void {
	const before = everything(play);
	const accepted = answers.filter((answer) => play.decide(answer as Answer) === null);
	expect(accepted).toEqual([]);
	expect(everything(play)).toBe(before);
}

const seatsOf = (play: Play): Seat[] => play.table.seats.map(({ seat }) => seat);

/** Every way of filling so many places with seats of the table. */
const filled = (places: number, seats: readonly Seat[]): Seat[][] =>
	Array.from({ length: places }).reduce<Seat[][]>(
		(all) => all.flatMap((names) => seats.map((seat) => [...names, seat])),
		[[]],
	);

/**
 * What a question takes, by what its holder is shown: a legal name for each place, no name twice; where there are not
 * so many names, all there are (TR26).
 */
function legal({ places }: Question, seats: readonly Seat[]): Seat[][] {
	const there = Math.min(places.length, new Set(places.flat()).size);
	return filled(there, seats).filter(
		(names) =>
			new Set(names).size === names.length && names.every((name, place) => places[place]?.includes(name)),
	);
}

/** The turn of whoever holds the tablet: every seat at every place, under every verb that is asked. */
function checkTurn(play: Play, { seat, shape }: Of<'turn'>): void {
	const questions = play.hand(seat)?.questions ?? [];
	const seats = seatsOf(play);
	// As many places for everybody as the deck may need, and the same page of roles, whoever has a power (P3, P4).
	expect(questions.reduce((sum, { places }) => sum + places.length, 0)).toBe(shape.names);
	expect(questions.flatMap(({ roles }) => roles)).toEqual(shape.roles);
	const role = (question: Question): Pick<Choice, 'role'> => {
		const [first] = question.roles;
		return first === undefined ? {} : { role: first };
	};
	const least = Object.fromEntries(
		questions
			.filter(({ mandatory }) => mandatory)
			.map((question) => [question.action, { names: legal(question, seats)[0] ?? [], ...role(question) }]),
	) as Choices;
	expect(play.refusalOf(seat, least)).toBeNull();
	for (const question of questions) {
		const { action, places, mandatory, roles } = question;
		const given = (choice: unknown): Choices => ({ ...least, [action]: choice }) as Choices;
		const takes = (names: readonly unknown[]): boolean =>
			play.refusalOf(seat, given({ names, ...role(question) })) === null;
		const taken = legal(question, seats);
		expect(taken.length > 0 || !mandatory).toBe(true);
		expect(play.refusalOf(seat, given(null)) === null).toBe(!mandatory);
		// Where the rest have gone, as many as are left; the number is not free anywhere.
		const wanted = taken[0]?.length ?? places.length;
		expect(filled(wanted, seats).filter(takes)).toEqual(taken);
		const [names = []] = taken;
		for (const one of roles) expect(play.refusalOf(seat, given({ names, role: one }))).toBeNull();
		const strange = [
			{ names, role: 'villager' },
			{ names, role: 7 },
			...(roles.length > 0 ? [{ names }] : []),
		];
		const wrong = [...(wanted > 0 ? [[]] : []), [-1], [99, 99], [...seats, 99]];
		expectRefused(play, [
			...(roles.length > 0 ? strange : strange.slice(1, 2)).map(given),
			...wrong.map((names) => given({ names, ...role(question) })),
		]);
	}
	const asked = questions.map(({ action }) => action as string);
	const others = VERBS.filter((verb) => !asked.includes(verb));
	expectRefused(
		play,
		others.flatMap((verb) => seats.map((name) => ({ ...least, [verb]: { names: [name] } }))),
	);
}

/** Every verb that a role may have by night. */
const VERBS = [
	...['see', 'maul', 'protect', 'curse', 'imitate', 'exhume', 'divine', 'mentor', 'control', 'sniff'],
	...['associate', 'duel', 'charm', 'recall', 'burn', 'constructor'],
];

/** A vote: every seat as the voter and as the target; only the voter's own vote for another candidate is due. */
function checkVote(play: Play, { voter, candidates, abstain }: Of<'vote'>): void {
	const seats = seatsOf(play);
	const due = candidates.filter((seat) => seat !== voter);
	expect(due.length).toBeGreaterThan(0);
	const refused = seats.filter((target) => !due.includes(target)).map((target) => ({ voter, target }));
	const notTheirs = seats
		.filter((seat) => seat !== voter)
		.map((other) => ({ voter: other, target: due.find((seat) => seat !== other) ?? voter }));
	const nobody = abstain ? [] : [{ voter, target: null }];
	expectRefused(play, [...refused, ...notTheirs, ...nobody, { voter, target: 99 }]);
}

/** A poll in free order: whoever has not voted yet, for another; the switch for whoever is shown it (P11). */
function checkPoll(play: Play, { voters, candidates, cast, abstain }: Of<'poll'>): void {
	const left = voters.filter((seat) => cast.every(({ voter }) => voter !== seat));
	const votes = seatsOf(play).flatMap((voter) =>
		[...seatsOf(play), null, 99].flatMap((target) => [
			{ voter, target },
			{ voter, target, fire: true },
		]),
	);
	expectRefused(play, [
		...votes.filter(({ voter, target, ...more }) => {
			const fits = target === null ? abstain : target !== voter && candidates.includes(target);
			const burns = 'fire' in more && (target === null || !play.hand(voter)?.fuel);
			return !left.includes(voter) || !fits || burns;
		}),
		{ voter: left[0], target: candidates.find((seat) => seat !== left[0]), fire: 'yes' },
		...(abstain ? [] : ['close']),
	]);
}

/** L12, LR9, P10: nobody's word counts but that of whoever is shown somebody to burn, and for these alone. */
function checkAppeal(play: Play): void {
	const seats = seatsOf(play);
	expectRefused(
		play,
		seats.flatMap((by) => {
			const [question] = play.hand(by)?.questions ?? [];
			return [...seats, 99]
				.filter((burn) => !question?.places[0]?.includes(burn))
				.map((burn) => ({ by, burn }));
		}),
	);
}

/** Answers that only this request could take, but does not. */
function check(play: Play, request: Request): void {
	if (request.kind === 'turn') checkTurn(play, request);
	if (request.kind === 'vote') checkVote(play, request);
	if (request.kind === 'poll') checkPoll(play, request);
	if (request.kind === 'appeal') checkAppeal(play);
	if (request.kind === 'omen') expectRefused(play, [{ pick: 2 }, { pick: null }, { pick: '0' }, {}]);
	// NR19: as many characters as the table is shown, whatever their alphabet.
	if (request.kind === 'will')
		expectRefused(play, [{ text: '🐺'.repeat(request.most + 1) }, { text: null }, {}]);
	if (request.kind === 'discuss')
		expectRefused(
			play,
			seatsOf(play)
				.filter((seat) => !living(play).includes(seat))
				.map((left) => ({ left })),
		);
}

describe.each(SHEET_IDS)('%s', (sheet) => {
	test('what is legal is accepted, all else is refused and changes nothing', () => {
		fc.assert(
			fc.property(tables(sheet), fc.string(), (setup, seed) => {
				evening(setup, seed, (play, step) => {
					const { request } = play;
					if (!request) return expectRefused(play, ['heard', ...NONSENSE]);
					if (step % 2 === 0) check(play, request);
					if (step % 17 === 0) expectRefused(play, [...NONSENSE, ...foreign(request.kind)]);
				});
			}),
			{ seed: SEED, numRuns: 12 },
		);
	});

	test('nobody but the holder of the tablet is shown anything, and the dead hold nothing', () => {
		fc.assert(
			fc.property(tables(sheet), fc.string(), (setup, seed) => {
				evening(setup, seed, (play) => {
					const shown = seatsOf(play).filter((seat) => play.hand(seat) !== null);
					expect(shown).toEqual(holders(play));
				});
			}),
			{ seed: SEED, numRuns: 40 },
		);
	});
});

/**
 * Whose hand may be seen now: the holder's in a lap, at a private ballot and at a will; in the discussion, at the appeal
 * and in free order whoever takes the tablet next, each the own (P9, P10, P12, P15).
 */
function holders(play: Play): readonly Seat[] {
	const { request } = play;
	switch (request?.kind) {
		case 'discuss':
		case 'appeal':
			return living(play);
		case 'card':
		case 'omen':
		case 'turn':
		case 'read':
		case 'will':
			return [request.seat];
		case 'vote':
			return request.manner === 'open' ? [] : [request.voter];
		case 'poll':
			return request.voters;
		case 'announce':
		case 'count':
		case 'defence':
		case 'judge':
		case 'lots':
		case undefined:
			return [];
	}
}
