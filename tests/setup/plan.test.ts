import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSetup, isRefusal } from '$lib/engine/index';
import { firstNames, groupFor } from '$lib/setup/groups';
import { draftOf, firstOpenStep, NO_PLAN, readPlan, withDraft, type Plan } from '$lib/setup/plan';

const names = (n: number) => Array.from({ length: n }, (_, seat) => `P${seat + 1}`);
const plan = (changes: Partial<Plan>): Plan => ({ ...NO_PLAN, ...changes });

describe('a plan', () => {
	test('follows the sheet’s own deck until somebody changes it', () => {
		expect(draftOf(plan({ names: names(9) })).deck).toEqual({ villager: 5, werewolf: 2, seer: 1, medium: 1 });
		const changed = withDraft(plan({ names: names(8) }), {
			...draftOf(plan({ names: names(8) })),
			deck: { villager: 6, werewolf: 1, seer: 1 },
		});
		expect(changed.deck).toEqual({ villager: 6, werewolf: 1, seer: 1 });
		const back = withDraft(changed, { ...draftOf(changed), deck: { villager: 5, werewolf: 2, seer: 1 } });
		expect(back.deck).toBeNull();
	});

	test.each<[string, Partial<Plan>]>([
		['names', { names: names(4) }],
		['names', { names: ['Anna', 'anna', ...names(6)] }],
		['sheet', { names: names(6) }],
		['sheet', { names: names(23) }],
		['deck', { names: names(8), deck: { villager: 7, werewolf: 1 } }],
		['start', { names: names(8) }],
		['start', { names: names(6), options: { customDeck: true } }],
		['start', { names: names(24), options: { sheet: '002' } }],
	])('waits at %s', (step, changes) => expect(firstOpenStep(plan(changes))).toBe(step));

	test('is read back as it was stored', () => {
		const stored = plan({
			names: ['Zoë', '🐺'],
			groupName: 'Il venerdì',
			options: { discussionSeconds: 60, customDeck: true },
			deck: { villager: 3, werewolf: 2 },
			comfort: { reveal: 'five-seconds', minimumSeconds: 8, spoken: true, firstEvening: true },
		});
		expect(readPlan(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
	});

	test('is never unsound, whatever was stored (K18)', () => {
		const fields = fc.record(
			{
				names: fc.anything(),
				groupName: fc.anything(),
				sheet: fc.anything(),
				options: fc.anything(),
				deck: fc.anything(),
				comfort: fc.anything(),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(fc.oneof(fc.anything(), fields), (stored) => {
				const sound = readPlan(stored);
				expect(sound.names.length).toBeLessThanOrEqual(24);
				const answer = checkSetup(draftOf(sound));
				if (isRefusal(answer)) expect(answer.refused).not.toMatch(/^option|unknown/);
			}),
		);
	});
});

describe('a group', () => {
	const saved = { id: 'g', name: 'Vecchio', seats: names(8), lastPlayed: 1 };

	test('is the same for the same people, however they sit', () => {
		const again = plan({ names: names(8).reverse(), groupName: 'Nuovo' });
		expect(groupFor([saved], again, () => 'new', 2)).toEqual({
			id: 'g',
			name: 'Nuovo',
			seats: names(8).reverse(),
			lastPlayed: 2,
		});
		expect(groupFor([saved], plan({ names: names(7) }), () => 'new', 2).id).toBe('new');
	});

	test('is named by its first names, and never “and one more”', () => {
		expect(firstNames(names(9))).toEqual({ first: ['P1', 'P2', 'P3'], more: 6 });
		expect(firstNames(names(4))).toEqual({ first: ['P1', 'P2', 'P3', 'P4'], more: 0 });
	});
});
