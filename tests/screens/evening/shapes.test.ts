// The small sums behind the screens.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandView, RoleId } from '$lib/engine/index';
import { livingAfter, neighboursOf } from '$lib/ui/screens/around';
import { layCards } from '$lib/ui/screens/cards';
import { choicesFrom } from '$lib/ui/screens/choices';
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
	const ask = (
		action: 'maul' | 'suspect' | 'charm' | 'associate',
		places: number,
		roles: readonly RoleId[] = [],
	) => {
		return { action, mandatory: true, places: Array.from({ length: places }, () => []), roles };
	};

	test('the names go to the questions in the order of their places (P4)', () => {
		expect(choicesFrom([3], null, hand([ask('maul', 1)]))).toEqual({ maul: { names: [3] } });
		expect(choicesFrom([3, 1], null, hand([ask('maul', 1), ask('suspect', 1)]))).toEqual({
			maul: { names: [3] },
			suspect: { names: [1] },
		});
		expect(choicesFrom([3, 1], null, hand([ask('charm', 2)]))).toEqual({ charm: { names: [3, 1] } });
	});

	test('nobody for a name, or nothing for a role, is nobody', () => {
		expect(choicesFrom([null], null, hand([ask('suspect', 1)]))).toEqual({ suspect: null });
		const both = [ask('maul', 1), ask('associate', 1, ['seer'])];
		expect(choicesFrom([3, 4], 'seer', hand(both))).toEqual({
			maul: { names: [3] },
			associate: { names: [4], role: 'seer' },
		});
		expect(choicesFrom([3, 4], null, hand(both))).toEqual({ maul: { names: [3] }, associate: null });
		expect(choicesFrom([3, null], 'seer', hand(both))).toEqual({ maul: { names: [3] }, associate: null });
	});
});
