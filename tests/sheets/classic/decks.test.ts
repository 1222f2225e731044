import { describe, expect, test } from 'vitest';
import {
	adviceOn,
	checkSetup,
	optionsOf,
	playersOf,
	SHEETS,
	suggestedDeck,
	type Deck,
	type Options,
} from '../../../src/lib/engine';
import { playersUpTo } from '../../support/deck';

const prints = ['000', '002'] as const;
const deckFor = (players: number, options: Partial<Options> = {}): Deck =>
	suggestedDeck('classic', players, optionsOf('classic', options));
const check = (players: number, deck: Deck, options: Partial<Options> = {}) =>
	checkSetup({ sheet: 'classic', options, names: playersUpTo(players), deck });
const counts = (least: number, most: number) =>
	Array.from({ length: most - least + 1 }, (_, index) => least + index);

describe('the players (C2, GR11)', () => {
	test.each([
		['000', { sheet: '000' }, 8, 22],
		['002', { sheet: '002' }, 8, 24],
		['000 with customDeck', { sheet: '000', customDeck: true }, 5, 24],
		['002 with customDeck', { sheet: '002', customDeck: true }, 5, 24],
	] as const)('%s', (_, options, least, most) => {
		expect(playersOf('classic', optionsOf('classic', options))).toEqual({ least, most });
	});
});

describe('the decks (C3, C4, CR1, CR2)', () => {
	test.each(counts(8, 24))(
		'for %i players: as many cards as players, one seer, five villagers at least',
		(players) => {
			const deck = deckFor(players);
			expect(Object.values(deck).reduce((sum, copies) => sum + copies)).toBe(players);
			expect(deck.seer).toBe(1);
			expect(deck.villager).toBeGreaterThanOrEqual(5);
		},
	);

	test.each(counts(8, 24))('for %i players: two wolves, three from sixteen on (CR1)', (players) => {
		expect(deckFor(players).werewolf).toBe(players < 16 ? 2 : 3);
	});

	test.each([
		['medium', 9],
		['possessed', 10],
		['bodyguard', 11],
		['mason', 13],
		['werehamster', 15],
		['owl', 23],
		['mythomaniac', 24],
	] as const)('the %s joins at %i players', (role, from) => {
		for (const players of counts(8, 24)) expect(Object.hasOwn(deckFor(players), role)).toBe(players >= from);
	});

	test.each(counts(8, 22))('for %i players both prints take it', (players) => {
		for (const sheet of prints) expect(check(players, deckFor(players), { sheet })).toHaveProperty('names');
	});

	test('23 and 24 players play print 002 only', () => {
		for (const players of [23, 24]) {
			expect(check(players, deckFor(players), { sheet: '002' })).toHaveProperty('names');
			expect(check(players, deckFor(players), { sheet: '000' })).toMatchObject({ refused: 'deck-range' });
		}
	});

	test.each(counts(9, 22))('print 000 takes no other deck for %i players (C3)', (players) => {
		const table = deckFor(players);
		const deck = { ...table, medium: 0, villager: (table.villager ?? 0) + 1 };
		expect(check(players, deck)).toEqual({ refused: 'deck-not-the-table' });
		expect(check(players, deck, { sheet: '002' })).toHaveProperty('names');
		expect(check(players, deck, { customDeck: true })).toHaveProperty('names');
	});

	test.each([
		['four villagers', { villager: 4, werewolf: 2, seer: 1, medium: 1, possessed: 1 }],
		['one wolf', { villager: 7, werewolf: 1, seer: 1 }],
		['three wolves', { villager: 5, werewolf: 3, seer: 1 }],
		['no seer', { villager: 7, werewolf: 2 }],
	])('print 002 refuses %s for nine players (C4)', (_, deck) => {
		expect(check(9, deck, { sheet: '002' })).toMatchObject({ refused: 'deck-base' });
	});

	test.each([5, 6, 7])('%i players get a deck to begin with, for customDeck (GR11)', (players) => {
		expect(check(players, deckFor(players), { customDeck: true })).toHaveProperty('names');
	});
});

test('cards joining earlier than advised are a warning, never a refusal (CR2)', () => {
	const advised = {
		medium: 9,
		possessed: 10,
		bodyguard: 11,
		owl: 12,
		mason: 13,
		werehamster: 15,
		mythomaniac: 16,
	};
	const every = { ...deckFor(24), villager: 1 };
	for (const players of counts(8, 24)) {
		const early = Object.entries(advised).filter(([, from]) => from > players);
		const advice = adviceOn('classic', players, every).map(({ role, from }) => [role, from]);
		expect(new Map(advice as [string, number][])).toEqual(new Map(early));
	}
	const deck = { villager: 5, werewolf: 2, seer: 1, mythomaniac: 1 };
	expect(adviceOn('classic', 9, deck)).toEqual([{ role: 'mythomaniac', from: 16 }]);
	expect(check(9, deck, { sheet: '002' })).toHaveProperty('names');
});

test('the options are those of section 8, each with its default', () => {
	expect(SHEETS.classic.options).toEqual({
		customDeck: false,
		sheet: '000',
		firstNightVictim: 'player',
		wolvesWinAt: 'parity-or-more',
		curseFirstNight: true,
		mythomaniacCopies: 'seer',
		discussionSeconds: 180,
	});
});
