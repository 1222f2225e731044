// The small sums behind the screens.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandView } from '$lib/engine/index';
import { livingAfter, neighboursOf } from '$lib/ui/screens/around';
import { layCards } from '$lib/ui/screens/cards';
import { choicesFrom, touched } from '$lib/ui/screens/choices';
import { wayTo } from '$lib/ui/screens/lot';

const seats = ['Anna', 'Bruno', 'Carla', 'Daniela'].map((name, seat) => ({ seat, name, alive: seat !== 1 }));

test('the neighbours of a seat are the living on either side, all the way round', () => {
	expect(neighboursOf(0, seats)).toEqual({ before: 'Daniela', now: 'Anna', after: 'Carla' });
	expect(neighboursOf(3, seats)).toEqual({ before: 'Carla', now: 'Daniela', after: 'Anna' });
});

test('CR9: after a seat sits the next of the living', () => {
	expect(livingAfter(0, seats)).toBe(2);
	expect(livingAfter(3, seats)).toBe(0);
});

test('a lot lands where it must, never hurries at the end, and always takes as long', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 24 }), fc.nat(), (count, any) => {
			const lands = any % count;
			const way = wayTo(lands, count);
			expect((way.at(-1)?.at ?? -1) + 1).toBe(lands === 0 ? count : lands);
			expect(way.every(({ ms }, n) => n === 0 || ms >= (way[n - 1]?.ms ?? 0))).toBe(true);
			expect(way.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(4_500);
		}),
	);
});

test('the cards are never laid narrower than can be read, if a column can be as wide', () => {
	expect(layCards(8, 720, 800)).toBe(3);
	expect(layCards(24, 970, 560)).toBe(8);
	expect(layCards(24, 312, 560)).toBe(3);
	expect(layCards(5, 40, 500)).toBe(1);
});

describe('choices', () => {
	const hand = (questions: HandView['questions']) => ({ questions }) as HandView;
	const ask = (action: 'maul' | 'suspect', names: number) => ({ action, names, mandatory: true, legal: [] });

	test('the names go to the questions in the order of their places', () => {
		expect(choicesFrom([3], hand([ask('maul', 1)]))).toEqual({ maul: { names: [3] } });
		expect(choicesFrom([3, 1], hand([ask('maul', 1), ask('suspect', 1)]))).toEqual({
			maul: { names: [3] },
			suspect: { names: [1] },
		});
		expect(choicesFrom([], hand([ask('suspect', 1)]))).toEqual({ suspect: null });
	});

	test('a touch moves the only choice, frees what was chosen, and fills the first free place', () => {
		expect(touched(4, [2])).toEqual([4]);
		expect(touched(2, [2, 5])).toEqual([null, 5]);
		expect(touched(4, [null, 5])).toEqual([4, 5]);
		expect(touched(4, [2, 5])).toEqual([2, 4]);
	});
});
