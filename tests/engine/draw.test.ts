import { describe, expect, test } from 'vitest';
import { Play, seeded, staged } from '../../src/lib/engine';
import { tableOf } from '../support/deck';

/** Chi-square bounds that a fair draw passes 999 times in 1,000, by degrees of freedom. The seeds are fixed: no luck here. */
const BOUND: Readonly<Record<number, number>> = {
	1: 10.83,
	2: 13.82,
	4: 18.47,
	5: 20.52,
	7: 24.32,
	8: 26.12,
	23: 49.73,
};

/** Whether the counts of equally likely outcomes are as even as chance makes them. */
function expectEven(outcomes: readonly string[], kinds: number): void {
	const counts = new Map<string, number>();
	for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
	const mean = outcomes.length / kinds;
	let distance = (kinds - counts.size) * mean;
	for (const count of counts.values()) distance += (count - mean) ** 2 / mean;
	expect(counts.size).toBeLessThanOrEqual(kinds);
	expect(distance).toBeLessThan(BOUND[kinds - 1] ?? 0);
}

const seeds = Array.from({ length: 6000 }, (_, index) => `seed ${index}`);
const numbers = (n: number): [number, ...number[]] => [0, ...Array.from({ length: n - 1 }, (_, i) => i + 1)];

describe('a draw (GR10)', () => {
	test.each([2, 3, 5, 6, 8, 24])('gives each of %i candidates the same chance, from seed to seed', (n) => {
		expectEven(
			seeds.map((seed) => String(seeded(seed).pick('day1/lots/starter', numbers(n)))),
			n,
		);
	});

	test.each([2, 3, 5, 6, 8, 24])('gives each of %i candidates the same chance, from name to name', (n) => {
		const chance = seeded('an evening');
		expectEven(
			seeds.map((_, day) => String(chance.pick(`day${day}/lots/lynched`, numbers(n)))),
			n,
		);
	});

	test('is the same whenever it is repeated', () => {
		for (const seed of seeds.slice(0, 200)) {
			expect(seeded(seed).pick('a', numbers(24))).toBe(seeded(seed).pick('a', numbers(24)));
			expect(seeded(seed).shuffle('a', numbers(24))).toEqual(seeded(seed).shuffle('a', numbers(24)));
		}
	});

	test('is disturbed by no other draw', () => {
		const chance = seeded('an evening');
		const before = chance.pick('b', numbers(24));
		chance.pick('a', numbers(3));
		chance.shuffle('c', numbers(9));
		expect(chance.pick('b', numbers(24))).toBe(before);
	});

	test.each([
		['of another name', 'a', 'b'],
		['of a name that differs by a digit', 'day1/lots/starter', 'day2/lots/starter'],
		['of a name that is longer', 'deal/1', 'deal/11'],
	])('says nothing about the draw %s', (_, one, other) => {
		const pairs = seeds.map((seed) => [
			seeded(seed).pick(one, numbers(3)),
			seeded(seed).pick(other, numbers(3)),
		]);
		expectEven(pairs.map(String), 9);
	});

	test('says nothing about the same draw of the next seed', () => {
		const drawn = seeds.map((seed) => seeded(seed).pick('a', numbers(3)));
		expectEven(
			drawn.slice(1).map((now, before) => `${drawn[before]} ${now}`),
			9,
		);
	});
});

describe('a shuffle (C5, GR10)', () => {
	test('gives each order of four the same chance', () => {
		const orders = seeds.map((seed) => seeded(seed).shuffle('deal/1', ['a', 'b', 'c', 'd']).join(''));
		expectEven(orders, 24);
	});

	test('keeps all the cards, and leaves the list it was given', () => {
		const cards = numbers(24);
		for (const seed of seeds.slice(0, 50))
			expect(
				seeded(seed)
					.shuffle('deal/1', cards)
					.toSorted((a, b) => a - b),
			).toEqual(cards);
		expect(cards).toEqual(numbers(24));
	});

	test('takes lists of none and of one', () => {
		expect(seeded('x').shuffle('a', [])).toEqual([]);
		expect(seeded('x').shuffle('a', ['b'])).toEqual(['b']);
	});
});

describe('the deal (C5)', () => {
	const setup = tableOf(8);
	const dealt = (seed: string) => {
		const play = new Play(setup, seed);
		play.stop();
		return play.recap?.people.map(({ card }) => card) ?? [];
	};

	test('puts the seer on each seat equally often', () => {
		expectEven(
			seeds.map((seed) => String(dealt(seed).indexOf('seer'))),
			8,
		);
	});

	test('deals anew, and all of it, when somebody calls for it', () => {
		const play = new Play(setup, 'an evening');
		play.decide('seen');
		play.decide('redeal');
		expect(play.request).toMatchObject({ kind: 'card', seat: 0 });
		play.stop();
		const again = play.recap?.people.map(({ card }) => card) ?? [];
		expect(again).not.toEqual(dealt('an evening'));
		expect(again.toSorted()).toEqual(dealt('an evening').toSorted());
	});
});

describe('a staged draw', () => {
	test('comes out as written, the others as the seed has it', () => {
		const chance = staged('x', { lot: 'b', cards: ['c', 'a', 'b'] });
		expect(chance.pick('lot', ['a', 'b', 'c'])).toBe('b');
		expect(chance.shuffle('cards', ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
		expect(chance.pick('other', numbers(24))).toBe(seeded('x').pick('other', numbers(24)));
		expect(chance.shuffle('other', numbers(24))).toEqual(seeded('x').shuffle('other', numbers(24)));
	});

	test('of somebody who is no candidate is not staged', () => {
		expect(staged('x', { lot: 'z' }).pick('lot', ['a', 'b'])).toBe(seeded('x').pick('lot', ['a', 'b']));
	});
});
