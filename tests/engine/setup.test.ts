import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	checkSetup,
	isRefusal,
	optionRange,
	optionsOf,
	rangeOn,
	SHEETS,
	suggestedDeck,
	type Deck,
	type Draft,
	type Options,
	type SheetId,
} from '../../src/lib/engine';
import { playersUpTo, tableOf } from '../support/deck';

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

// The same examples on every run: nothing fails by chance.
fc.configureGlobal({ seed: 1_977 });

const draft = (changes: Partial<Draft> = {}): Draft => ({
	sheet: 'classic',
	options: {},
	names: playersUpTo(8),
	deck: { villager: 5, werewolf: 2, seer: 1 },
	...changes,
});
const custom = (deck: Record<string, number>, players = 8): Draft =>
	draft({ options: { customDeck: true }, names: playersUpTo(players), deck: deck as Deck });
const named = (...names: string[]): Draft => draft({ names: [...names, ...playersUpTo(8 - names.length)] });

describe('a setup', () => {
	test('holds what the game needs: all options, the names as written, the deck without zeros', () => {
		const setup = checkSetup(draft({ deck: { villager: 5, werewolf: 2, seer: 1, owl: 0 } }));
		expect(setup).toEqual({
			sheet: 'classic',
			options: SHEETS.classic.options,
			names: playersUpTo(8),
			deck: { villager: 5, werewolf: 2, seer: 1 },
		});
	});

	test('is its own draft: checking it again gives it back', () => {
		const setup = checkSetup(custom({ werewolf: 2, mason: 2, villager: 4 }));
		if (isRefusal(setup)) throw new Error(setup.refused);
		expect(checkSetup(setup)).toEqual(setup);
	});

	test.each(SHEET_IDS)(
		'of %s has the options of that sheet, no other, and survives being stored',
		(sheet) => {
			const setup = tableOf(16, {}, sheet);
			expect(setup.options).toEqual(SHEETS[sheet].options);
			expect(checkSetup(JSON.parse(JSON.stringify(setup)) as Draft)).toEqual(setup);
		},
	);
});

describe('names', () => {
	test.each(['', ' ', '\t\n', '\u00a0'])('%j is no name', (name) => {
		expect(checkSetup(named('Ada', name))).toEqual({ refused: 'names-empty', seat: 1 });
	});

	test.each([
		['Ada', 'Ada'],
		['Ada', ' Ada '],
		['Zo\u00eb', 'Zoe\u0308'],
	])('%j and %j are the same', (one, other) => {
		expect(checkSetup(named(one, other))).toEqual({ refused: 'names-same', seat: 1 });
	});

	test.each(['👻', 'مريم', '李', "O'Neil", '"x"', '__proto__', 'constructor', '<b>', '1', '\ud83d'])(
		'%j is a name, kept as it is',
		(name) => {
			expect(checkSetup(named(name))).toMatchObject({ names: [name, ...playersUpTo(7)] });
		},
	);
});

describe('options', () => {
	test.each([
		['announceGuardSave', true],
		['__proto__', true],
		['toString', true],
	])('%s is not offered by classic', (id, value) => {
		const options = Object.fromEntries([[id, value]]) as Partial<Options>;
		expect(checkSetup(draft({ options }))).toEqual({ refused: 'option-unknown' });
	});

	test.each([
		['sheet', '001'],
		['sheet', 0],
		['firstNightVictim', 'Ada'],
		['customDeck', 'true'],
		['wolvesWinAt', null],
		['discussionSeconds', 29],
		['discussionSeconds', 181],
		['discussionSeconds', 90.5],
		['discussionSeconds', '90'],
		['discussionSeconds', NaN],
	])('%s cannot be %j', (id, value) => {
		const options = { [id]: value } as Partial<Options>;
		expect(checkSetup(draft({ options }))).toEqual({ refused: 'option-value' });
	});

	test.each(SHEET_IDS)('every value of every range of %s may be chosen', (sheet) => {
		for (const id of Object.keys(SHEETS[sheet].options)) {
			const range = rangeOn(sheet, id);
			const values = range?.kind === 'values' ? range.values : [range?.least, range?.most];
			for (const value of values) {
				const options = { [id]: value } as Partial<Options>;
				const setup = { ...tableOf(12, {}, sheet), options };
				const expected = { ...SHEETS[sheet].options, ...options };
				expect(checkSetup(setup), `${id}: ${value}`).toHaveProperty('options', expected);
			}
		}
	});

	test('there is no range for what is no option', () => {
		expect(optionRange('mood')).toBeNull();
		expect(optionRange('__proto__')).toBeNull();
	});
});

describe('decks (GR11)', () => {
	test.each([
		['deck-size', { werewolf: 1, villager: 6 }],
		['deck-size', { werewolf: 1, villager: 8 }],
		['deck-size', {}],
		['deck-unknown-role', { werewolf: 1, villager: 6, fox: 1 }],
		['deck-unknown-role', { werewolf: 1, villager: 6, constructor: 1 }],
		['deck-unique', { werewolf: 1, villager: 5, seer: 2 }],
		['deck-unique', { werewolf: 1, villager: 5, werehamster: 2 }],
		['deck-pair', { werewolf: 1, villager: 6, mason: 1 }],
		['deck-pair', { werewolf: 1, villager: 4, mason: 3 }],
		['deck-no-wolf', { villager: 7, seer: 1 }],
		['deck-too-many-wolves', { werewolf: 4, villager: 4 }],
		['deck-too-many-wolves', { werewolf: 8 }],
	])('%s: %j', (refused, deck) => {
		expect(checkSetup(custom(deck))).toMatchObject({ refused });
	});

	test.each([
		[{ werewolf: 1, villager: 7 }],
		[{ werewolf: 3, villager: 5 }],
		[{ werewolf: 3, possessed: 1, werehamster: 1, owl: 1, mythomaniac: 1, medium: 1 }],
		[{ werewolf: 1, mason: 2, villager: 5 }],
	])('%j may be played', (deck) => {
		expect(checkSetup(custom(deck))).toHaveProperty('deck', deck);
	});

	test.each([
		[{ villager: 5.5, werewolf: 2, seer: 0.5 }],
		[{ villager: NaN, werewolf: 2, seer: 1 }],
		[{ villager: Infinity, werewolf: 2, seer: 1 }],
		[{ villager: -5, werewolf: 2, seer: 1 }],
	])('%j has copies that are no numbers of cards', (deck) => {
		expect(checkSetup(custom(deck))).toMatchObject({ refused: 'deck-size' });
	});

	test.each([
		[4, 'deck-range'],
		[5, undefined],
		[24, undefined],
		[25, 'deck-range'],
	])('%i players with customDeck: %s', (players, refused) => {
		const setup = checkSetup(custom({ werewolf: 1, villager: players - 1 }, players));
		expect(isRefusal(setup) ? setup.refused : undefined).toBe(refused);
	});

	test('nobody at all', () => {
		expect(checkSetup(custom({}, 0))).toMatchObject({ refused: 'deck-no-wolf' });
	});
});

/** Each of these decks for seven players has its own fault and the faults of all that follow it. */
describe('the first reason is given, in the order of FORMAT.md section 4', () => {
	test.each([
		['option-unknown', { options: { mood: 'good', sheet: '003' } as never, names: ['', ''] }],
		['option-value', { options: { sheet: '003' } as never, names: ['', ''] }],
		['names-empty', { names: ['Ada', '', 'Ada'] }],
		['names-same', { names: ['Ada', 'Ada', 'Bea'] }],
		['deck-size', { names: playersUpTo(7), deck: { fox: 1, seer: 2, mason: 1 } as Deck }],
		['deck-unknown-role', { names: playersUpTo(7), deck: { fox: 4, seer: 2, mason: 1 } as Deck }],
		['deck-unique', { names: playersUpTo(7), deck: { villager: 4, seer: 2, mason: 1 } }],
		['deck-pair', { names: playersUpTo(7), deck: { villager: 6, mason: 1 } }],
		['deck-no-wolf', { names: playersUpTo(7), deck: { villager: 7 } }],
		['deck-too-many-wolves', { names: playersUpTo(7), deck: { werewolf: 5, villager: 2 } }],
		['deck-range', { names: playersUpTo(7), deck: { werewolf: 1, villager: 6 } }],
		['deck-not-the-table', { deck: { werewolf: 1, villager: 7 } }],
		['deck-base', { options: { sheet: '002' }, deck: { werewolf: 1, villager: 7 } }],
	] as const)('%s', (refused, changes) => {
		expect(checkSetup(draft(changes))).toMatchObject({ refused });
	});
});

test('a refusal never depends on anything but the draft, and nothing is thrown', () => {
	const count = fc.oneof(fc.nat(12), fc.double(), fc.integer());
	const deck = fc.dictionary(
		fc.oneof(fc.constantFrom(...Object.keys(SHEETS.classic.cards)), fc.string()),
		count,
	);
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: 'binary' }), { maxLength: 26 }),
			deck,
			fc.dictionary(fc.constantFrom('customDeck', 'sheet', 'mood'), fc.jsonValue()),
			(names, cards, options) => {
				const wild = {
					sheet: 'classic',
					names,
					deck: cards as Deck,
					options: options as Partial<Options>,
				} as const;
				expect(checkSetup(wild)).toEqual(checkSetup(wild));
			},
		),
	);
});

test('the deck a sheet suggests can always be played', () => {
	for (const sheet of ['000', '002'] as const)
		for (let players = 5; players <= 24; players++) {
			const options = { sheet, customDeck: players < 8 || (sheet === '000' && players > 22) };
			const deck = suggestedDeck('classic', players, optionsOf('classic', options));
			expect(checkSetup({ sheet: 'classic', options, names: playersUpTo(players), deck })).toHaveProperty(
				'deck',
			);
		}
});
