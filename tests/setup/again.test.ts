// A rematch: the same table, sheet, deck, options and seats, and whoever sits out this time.
import { describe, expect, test } from 'vitest';
import type { Recap } from '../../src/lib/engine';
import { planOf, seatedAgain, sittingOut } from '../../src/lib/setup/again';
import { draftOf, firstOpenStep, NO_PLAN, readPlan } from '../../src/lib/setup/plan';
import { playEvening, seat } from '../words/evenings';

const recapOf = (...table: Parameters<typeof seat>): Recap => {
	const { recap } = playEvening(seat(...table), 'an evening');
	if (recap === null) throw new Error('nobody has won');
	return recap;
};

describe('the plan of a finished game', () => {
	test('is the game that was played, and can be dealt at once', () => {
		const setup = seat('licantropi', 13, { discussionSeconds: 300 });
		const plan = planOf(recapOf('licantropi', 13, { discussionSeconds: 300 }), null, 'Il venerdì');
		const { sheet, names, deck } = draftOf(plan);
		expect({ sheet, names, deck }).toEqual({ sheet: setup.sheet, names: setup.names, deck: setup.deck });
		expect(plan).toMatchObject({
			groupName: 'Il venerdì',
			options: { discussionSeconds: 300 },
			comfort: null,
		});
		expect(plan.people).toEqual(plan.names);
		expect(firstOpenStep(plan)).toBe('start');
	});

	test('keeps a deck of the table, which then has to be mended for another number', () => {
		const deck = { werewolf: 3, seer: 1, villager: 5 };
		const plan = planOf(recapOf('classic', 9, { customDeck: true }, deck), null, '');
		expect(plan.deck).toEqual(deck);
		expect(firstOpenStep({ ...plan, names: plan.names.slice(1) })).toBe('deck');
	});

	test('lets the sheet’s own deck follow the number of players', () => {
		const plan = planOf(recapOf('classic', 9), null, '');
		expect(plan.deck).toBeNull();
		expect(firstOpenStep({ ...plan, names: plan.names.slice(1) })).toBe('start');
	});

	test('keeps how it was played, as far as it is sound', () => {
		const ease = { reveal: 'five-seconds', minimumSeconds: -1, spoken: true, firstEvening: 'perhaps' };
		expect(planOf(recapOf('classic', 8), ease, '').comfort).toEqual({
			reveal: 'five-seconds',
			minimumSeconds: 4,
			spoken: true,
			firstEvening: false,
		});
	});

	test('comes back from the disk as it was', () => {
		const plan = planOf(recapOf('teatro', 12), null, '');
		expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
	});
});

describe('whoever sits out', () => {
	const people = ['Anna', 'Bruno', 'Carla', 'Daniela'];
	const at = (names: readonly string[]) => ({ ...NO_PLAN, people, names });

	test('is everybody of the table who is not at it', () => {
		expect(sittingOut(at(['Daniela', 'Anna', 'Zeno']))).toEqual(['Bruno', 'Carla']);
		expect(sittingOut({ ...NO_PLAN, names: people })).toEqual([]);
	});

	test.each([
		['Anna', ['Bruno', 'Carla'], ['Anna', 'Bruno', 'Carla']],
		['Bruno', ['Anna', 'Zeno', 'Carla'], ['Anna', 'Bruno', 'Zeno', 'Carla']],
		['Daniela', ['Anna', 'Bruno', 'Zeno'], ['Anna', 'Bruno', 'Daniela', 'Zeno']],
		['Carla', ['Daniela'], ['Carla', 'Daniela']],
	])('%s comes back into the own seat', (name, names, seated) => {
		expect(seatedAgain(name, at(names))).toEqual(seated);
	});
});
