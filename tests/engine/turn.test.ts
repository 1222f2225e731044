import { describe, expect, test } from 'vitest';
import { Play, type Answer, type HandView } from '../../src/lib/engine';
import { tableOf } from '../support/deck';
import { sit, village } from '../support/sit';
import { step } from '../support/wander';

/** Every hand of every turn of a whole evening with all the cards of the box. */
function everyTurn(watch: (hand: HandView, play: Play) => void): void {
	for (const seed of ['a cold night', 'the big room']) {
		const play = new Play(tableOf(24, { sheet: '002' }), seed);
		for (let { request } = play; request; { request } = play) {
			const hand = request.kind === 'turn' ? play.hand(request.seat) : null;
			if (hand) watch(hand, play);
			step(play, seed);
		}
	}
}

describe('a turn', () => {
	test('has as many places as its shape says, whoever holds the tablet (P3, P4)', () => {
		everyTurn(({ questions, shape }) => {
			expect(shape).toEqual({ names: 1, roles: [], nobody: false });
			expect(questions.reduce((sum, { places }) => sum + places.length, 0)).toBe(shape?.names);
		});
	});

	test('asks each role for its own power, the others for a suspicion (P3)', () => {
		const asked = new Set<string>();
		everyTurn(({ role, questions }, { table: { night } }) => {
			for (const { action, mandatory } of questions) {
				expect(mandatory).toBe(action !== 'suspect');
				asked.add(`${role}, night ${Math.min(night, 3)}: ${action}`);
			}
		});
		const powers = [...asked].filter((line) => !line.endsWith(': suspect')).toSorted();
		expect(powers).toEqual([
			...['bodyguard, night 2: protect', 'bodyguard, night 3: protect', 'mythomaniac, night 2: imitate'],
			...['owl, night 1: curse', 'owl, night 2: curse', 'owl, night 3: curse'],
			...['seer, night 1: see', 'seer, night 2: see', 'seer, night 3: see'],
			...['werewolf, night 1: maul', 'werewolf, night 2: maul', 'werewolf, night 3: maul'],
		]);
	});

	test('lists as legal exactly the names that are not refused', () => {
		everyTurn(({ seat, questions }, play) => {
			for (const { action, places } of questions) {
				const accepted = play.table.seats
					.map((other) => other.seat)
					.filter((other) => play.refusalOf(seat, { [action]: { names: [other] } }) === null);
				expect(places).toEqual([accepted]);
			}
		});
	});

	test('leads to an answer page that repeats the choice', () => {
		const { table } = sit(village(5, { Ada: 'werewolf' }));
		const choices = { maul: { names: [table.seat('Bea')] } };
		expect(table.hand('Ada')).toMatchObject({ step: 'choose', chosen: null });
		table.answer(choices);
		expect(table.hand('Ada')).toMatchObject({ step: 'read', chosen: choices, questions: [] });
	});
});

describe('a choice that is none', () => {
	const attempt = (choices: unknown) => sit(village(5, { Ada: 'werewolf' })).table.try(choices as Answer);

	test.each([7, true, 'Bea', [1], {}, { names: 'Bea' }, { names: 1 }, { names: ['1'] }, { names: [null] }])(
		'%j is malformed',
		(choice) => {
			expect(attempt({ maul: choice })).toEqual({ refused: 'malformed' });
			expect(attempt({ maul: { names: [1] }, suspect: choice })).toEqual({ refused: 'malformed' });
		},
	);

	test.each([[[]], [[1, 2]], [[1, 1]]])('the names %j are the wrong number', (names) => {
		expect(attempt({ maul: { names } })).toEqual({ refused: 'wrong-number' });
		expect(attempt({ maul: { names: [1] }, suspect: { names } })).toEqual({ refused: 'wrong-number' });
	});

	test.each([-1, 5, 0.5, NaN, Infinity])('there is no player at seat %d', (seat) => {
		expect(attempt({ maul: { names: [seat] } })).toEqual({ refused: 'no-such-player' });
	});
});
