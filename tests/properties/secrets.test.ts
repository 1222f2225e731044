// THE FIRST PROPERTY: nobody can tell two deals apart but by what the rules say aloud (K7, K8, K9, K10).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open, staged, type Request, type RoleId, type Seat } from '../../src/lib/engine';
import { living } from './evening';
import { SEED } from './tables';
import {
	crossed,
	follow,
	HONEST,
	Leak,
	shuffled,
	swapped,
	type Evening,
	type Twins,
	type Watch,
} from './twins';

describe('two deals that nobody outside can tell apart', () => {
	/** How many pairs were still the same on each day, of those that were followed. */
	function reached(twins: fc.Arbitrary<Twins>, pairs: number): (day: number) => number {
		const days: number[] = [];
		fc.assert(
			fc.property(twins, (pair) => void days.push(follow(pair).day)),
			{ seed: SEED, numRuns: pairs },
		);
		return (day) => days.filter((last) => last >= day).length / days.length;
	}

	test('two people have each other’s cards: the table and every other hand see the same', () => {
		const share = reached(swapped, 1000);
		// Not for nothing: most pairs share whole days before the rules tell them apart, or before the end.
		expect(share(2)).toBeGreaterThan(0.7);
		expect(share(3)).toBeGreaterThan(0.5);
	});

	test('two die together, each of what killed the other in the other evening: the same', () => {
		expect(reached(crossed, 250)(1)).toBeGreaterThan(0.7);
	});

	test('everybody has another card: the same, up to the first morning that differs', () => {
		expect(reached(shuffled, 600)(2)).toBeGreaterThan(0.2);
	});
});

describe('a leak is found', () => {
	/** The table as it would look with this change of what is asked. */
	const asking =
		(change: (request: Request, evening: Evening) => object): Watch['table'] =>
		({ play, cards }) => {
			const { table } = play;
			if (!table.request) return table;
			return {
				...table,
				request: { ...table.request, ...change(table.request, { play, cards }) } as Request,
			};
		};

	/** The living who were dealt a role. */
	const alive = ({ play, cards }: Evening, role: RoleId): Seat[] =>
		living(play).filter((seat) => cards[seat] === role);

	/** How much has happened: no view tells, so a copy of the evening is stopped early and asked. */
	function facts({ play, cards }: Evening): number {
		const copy = open(
			play.log,
			play.log.entries,
			staged(play.log.seed, { 'deal/1': cards, 'deal/2': cards }),
		).play;
		copy.stop();
		return copy.recap?.facts.length ?? 0;
	}

	const LEAKS: Readonly<Record<string, Partial<Watch>>> = {
		'the role of the dead': {
			table({ play, cards }) {
				const seats = play.table.seats.map((seat) => ({
					...seat,
					role: seat.alive ? null : cards[seat.seat],
				}));
				return { ...play.table, seats };
			},
		},
		'a turn whose shape follows the cards, not the deck': {
			table: asking((request, evening) =>
				request.kind === 'turn' ? { shape: { names: alive(evening, 'seer').length } } : {},
			),
		},
		'an answer page only for those who have an answer': {
			stops({ play }) {
				const { request } = play;
				return request?.kind !== 'read' || Object.keys(play.hand(request.seat)?.told ?? {}).length > 0;
			},
		},
		'a lap whose length counts the pack': {
			table: asking((request, evening) =>
				'lap' in request ? { lap: { ...request.lap, of: alive(evening, 'werewolf').length } } : {},
			),
		},
		'a key that counts what has happened': {
			table: asking((request, evening) =>
				request.kind === 'announce' ? { key: `${request.key}/${facts(evening)}` } : {},
			),
		},
		'candidates in the order of their cards': {
			table: asking((request, { cards }) =>
				request.kind === 'vote'
					? {
							candidates: request.candidates.toSorted((a, b) =>
								(cards[a] ?? '').localeCompare(cards[b] ?? ''),
							),
						}
					: {},
			),
		},
		'no way back for the wolves': {
			table: ({ play, cards }) => ({
				...play.table,
				undoable: play.request?.kind === 'vote' && cards[play.request.voter] !== 'werewolf',
			}),
		},
		'less time to talk while the seer is alive': {
			table: asking((request, evening) =>
				request.kind === 'discuss' ? { seconds: request.seconds - alive(evening, 'seer').length } : {},
			),
		},
		'a dawn that says who is left': {
			table: asking((request, evening) =>
				request.kind === 'announce' && request.announcement.of === 'dawn'
					? { announcement: { ...request.announcement, wolves: alive(evening, 'werewolf').length } }
					: {},
			),
		},
		'a hand that knows the neighbour': {
			hand({ play, cards }, seat) {
				const hand = play.hand(seat);
				return (
					hand && { ...hand, told: { ...hand.told, role: cards[(seat + 1) % cards.length] ?? 'villager' } }
				);
			},
		},
		'names in an order that shows who is what': {
			hand({ play, cards }, seat) {
				const hand = play.hand(seat);
				const sorted = (names: readonly Seat[]): Seat[] =>
					names.toSorted((a, b) => (cards[a] ?? '').localeCompare(cards[b] ?? ''));
				return (
					hand && {
						...hand,
						questions: hand.questions.map((one) => ({ ...one, places: one.places.map(sorted) })),
					}
				);
			},
		},
		'a hand that shrinks with the pack': {
			hand(evening, seat) {
				const hand = evening.play.hand(seat);
				return hand && { ...hand, notebook: hand.notebook.slice(0, alive(evening, 'werewolf').length) };
			},
		},
	};

	test.each(Object.entries(LEAKS))('%s', (_, leak) => {
		const tries = { seed: SEED, numRuns: 400, endOnFailure: true };
		const { failed, errorInstance } = fc.check(
			fc.property(swapped, (pair) => void follow(pair, { ...HONEST, ...leak })),
			tries,
		);
		expect(failed).toBe(true);
		expect(errorInstance).toBeInstanceOf(Leak);
	});
});
