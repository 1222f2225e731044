// The deck for a first evening together: what the sheet asks for and little else, then one new role a game.
import { describe, expect, test } from 'vitest';
import type { GameHead } from '$lib/db/index';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	SHEETS,
	type Draft,
	type RoleId,
	type SheetId,
} from '$lib/engine/index';
import { COMFORT } from '$lib/session/comfort';
import { firstDeck, rolesPlayed } from '$lib/setup/first-evening';
import { draftOf, NO_PLAN } from '$lib/setup/plan';

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];
const table = (sheet: SheetId, players: number): Draft =>
	draftOf({ ...NO_PLAN, sheet, names: Array.from({ length: players }, (_, n) => `Name${n}`) });
const suggested = (sheet: SheetId, players: number, played: readonly RoleId[] | null = null) =>
	firstDeck(table(sheet, players), played && new Set(played));

describe.each(SHEET_IDS)('%s', (sheet) => {
	test.each(Array.from({ length: 20 }, (_, n) => n + 5))(
		'a table of %d can play what is suggested',
		(players) => {
			const ladder: RoleId[] = [];
			for (let game = 0; game < 12; game++) {
				const { draft, added } = suggested(sheet, players, game === 0 ? null : ladder);
				expect(isRefusal(checkSetup(draft)), JSON.stringify([players, draft, checkSetup(draft)])).toBe(false);
				if (game === 0) expect(added).toBeNull();
				if (added) {
					expect(ladder).not.toContain(added);
					expect(draft.deck[added]).toBeGreaterThan(0);
					const strange = (Object.keys(draft.deck) as RoleId[]).filter((role) => !ladder.includes(role));
					expect(strange).toEqual([added]);
				}
				for (const role of Object.keys(draft.deck) as RoleId[]) if (!ladder.includes(role)) ladder.push(role);
				// Whoever takes it is offered the same again.
				expect(
					firstDeck(draft, game === 0 ? null : new Set(ladder.filter((role) => role !== added))).draft.deck,
				).toEqual(draft.deck);
			}
		},
	);
});

test.each<[SheetId, number, Draft['deck']]>([
	['classic', 5, { villager: 3, werewolf: 1, seer: 1 }], // GR11: below the sheet's range
	['classic', 8, { villager: 5, werewolf: 2, seer: 1 }], // C3
	['classic', 12, { villager: 9, werewolf: 2, seer: 1 }], // C4
	['e-notte', 16, { villager: 12, werewolf: 3, seer: 1 }], // NR1: the third wolf
	['licantropi', 10, { farmer: 3, werewolf: 2, traitor: 1, mage: 1, seer: 1, cleric: 1, reprobate: 1 }], // L2
	['teatro', 10, { farmer: 7, werewolf: 1, 'black-wolf': 1, seer: 1, knight: 1, thief: 1, 'pied-piper': 1 }], // T3
])('the smallest of %s for %d', (sheet, players, deck) => {
	expect(suggested(sheet, players).draft.deck).toEqual(deck);
});

test('the options stay the sheet’s own where they can', () => {
	const options = (sheet: SheetId, players: number, played: readonly RoleId[] | null = null) =>
		optionsOf(sheet, suggested(sheet, players, played).draft.options);
	expect(options('classic', 8)).toMatchObject({ sheet: '000', customDeck: false });
	expect(options('classic', 12)).toMatchObject({ sheet: '002', customDeck: false });
	expect(options('classic', 8, ['seer'])).toMatchObject({ customDeck: true }); // C4: never under five villagers
	expect(options('e-notte', 12, ['seer'])).toMatchObject({ customDeck: false });
});

test('one role is new, by the sheet’s own advice first; the others come back where there is room', () => {
	expect(suggested('classic', 8, []).added).toBe('medium'); // advised from 9
	expect(suggested('classic', 12, []).added).toBe('bodyguard');
	const third = suggested('classic', 12, ['bodyguard', 'medium']);
	expect(third.added).toBe('possessed'); // the masons are advised from 13
	expect(third.draft.deck).toMatchObject({ bodyguard: 1, medium: 1, possessed: 1, villager: 6 });
	expect(suggested('classic', 8, ['medium']).draft.deck).not.toHaveProperty('medium');
});

describe('what a table has played', () => {
	const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];
	const finished = (firstEvening: boolean, names = NAMES, group: string | null = null): GameHead => {
		const setup = {
			sheet: 'classic',
			options: SHEETS.classic.options,
			names,
			deck: { villager: 5, werewolf: 2, seer: 1 },
		};
		const head = { format: 1, rules: 1, setup, seed: 'a', comfort: { ...COMFORT, firstEvening } };
		return {
			id: 'a',
			format: 1,
			rules: 1,
			title: { sheet: 'classic', names, group },
			createdAt: 1,
			finishedAt: 2,
			recap: null,
			head: JSON.parse(JSON.stringify(head)) as GameHead['head'],
		};
	};

	test('is nothing before its first evening', () => {
		expect(rolesPlayed([], NAMES, undefined)).toBeNull();
		expect(rolesPlayed([finished(false)], NAMES, undefined)).toBeNull();
		expect(rolesPlayed([finished(true, ['Zoe', ...NAMES.slice(1)])], NAMES, undefined)).toBeNull();
	});
	test('is what the same people had in their decks, in whatever seats', () => {
		const roles = new Set(['villager', 'werewolf', 'seer']);
		expect(rolesPlayed([finished(true, NAMES.toReversed())], NAMES, undefined)).toEqual(roles);
		expect(rolesPlayed([finished(true, ['Zoe', ...NAMES.slice(1)], 'g')], NAMES, 'g')).toEqual(roles);
	});
});
