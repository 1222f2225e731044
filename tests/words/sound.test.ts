import { describe, expect, it } from 'vitest';
import { BOOKS, sheetMatter } from '../../src/lib/book/pages';
import { wordsOf } from '../../src/lib/words/sheet';
import { FAULTS } from './faults';
import { SHEET_IDS } from './fixtures';
import { BOTH, everyText, gameWords, leaves, publicTexts, TONGUES, type Text } from './support';

/** Marks that ask for the sex of a person, or shrug at it. */
const GENDERED: Readonly<Record<string, RegExp>> = {
	'a pair of endings': /\p{L}\/\p{L}|\(\p{L}\)/u,
	'a mark for both': /\p{L}\*|ə|\p{L}@/u,
};

const ENGLISH_SEX = /\b(he|she|him|her|his|hers|himself|herself)\b/i;
/** Participles and adjectives beside a player who is spoken to, or named. */
const ITALIAN_SEX =
	/\b(sei|sarai|resti|rimani) (stat|mort|mors|protett|elimina|uccis|sol|scelt|trasforma)[a-z]*[oa]\b|\b(Bruno|Carla)( non)? (è|sarà|resta|era) (?!tra\b|sotto\b)\w+[oa]\b/i;

const SEX = { it: ITALIAN_SEX, en: ENGLISH_SEX };

/** The two who have a name of their own are one each, and everybody knows it. */
const SINGLE = { it: /\blupo\b(?! (nero|bianco))/i, en: /(?<!\b(black|white) )\b(were)?wolf\b/i };

const found = (texts: readonly Text[], faults: Readonly<Record<string, RegExp>>) =>
	texts.flatMap(([place, text]) =>
		Object.entries(faults)
			.filter(([, fault]) => fault.test(text))
			.map(([fault]) => `${place}: ${fault}: ${text}`),
	);

describe.each(TONGUES)('the words of the game in %s, %s', (id, _, words) => {
	it('say whole sentences, whatever they speak of', () => {
		expect(found(everyText(words), FAULTS)).toEqual([]);
	});

	it('never need the sex of a person', () => {
		expect(found(everyText(words), { ...GENDERED, 'a gendered word': SEX[id] })).toEqual([]);
	});

	it('speak of the pack in the plural wherever the table listens (G5)', () => {
		expect(found(publicTexts(words), { 'a single wolf': SINGLE[id] })).toEqual([]);
	});

	it('end a sentence of the table with a full stop, and a small line without', () => {
		for (const [place, text] of leaves({ ...words.tell.ends, stopped: words.tell.stopped }))
			expect(text, place).toMatch(place.endsWith('headline') ? /\.$/ : /[^.]$/);
	});
});

describe.each(BOTH)('the rule book in %s', (id) => {
	it('says whole sentences, and never needs the sex of a person', () => {
		const faults = { ...FAULTS, ...GENDERED, 'a gendered word': SEX[id] };
		expect(found(leaves(BOOKS[id]), faults)).toEqual([]);
		for (const [place, text] of leaves(BOOKS[id].because)) expect(text, place).toMatch(/[.»]$/);
	});

	it.each(SHEET_IDS)('speaks of the pack in the plural wherever the table listens, in %s (G5)', (sheet) => {
		const reasons = sheetMatter(id, sheet).reasons.map(({ id: reason, text }): Text => [reason, text]);
		expect(found(reasons, { 'a single wolf': SINGLE[id] })).toEqual([]);
	});
});

it('the rule book has the same texts in both languages, and none is left untranslated', () => {
	const [one, other] = [BOOKS.it, BOOKS.en].map((book) => new Map(leaves(book)));
	expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])]);
	expect([...(one ?? [])].filter(([place, text]) => other?.get(place) === text)).toEqual([]);
});

it.each(SHEET_IDS)('both languages have the same texts in %s, and none is left untranslated', (sheet) => {
	const [one, other] = BOTH.map(([, words]) => new Map(leaves(gameWords(wordsOf(sheet, words)))));
	expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])]);
	const same = [...(one ?? [])].filter(([place, text]) => other?.get(place) === text && text.includes(' '));
	const names = [['.rules.sheets.classic.name', 'Lupus in Tabula']];
	expect(same).toEqual(names);
});
