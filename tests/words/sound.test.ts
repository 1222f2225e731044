import { describe, expect, it } from 'vitest';
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
		const sex = { 'a gendered word': id === 'it' ? ITALIAN_SEX : ENGLISH_SEX };
		expect(found(everyText(words), { ...GENDERED, ...sex })).toEqual([]);
	});

	it('speak of the pack in the plural wherever the table listens (G5)', () => {
		// The two who have a name of their own are one each, and everybody knows it.
		const single = id === 'it' ? /\blupo\b(?! (nero|bianco))/i : /(?<!\b(black|white) )\b(were)?wolf\b/i;
		expect(found(publicTexts(words), { 'a single wolf': single })).toEqual([]);
	});

	it('end a sentence of the table with a full stop, and a small line without', () => {
		for (const [place, text] of leaves(words.tell.because)) expect(text, place).toMatch(/[.»]$/);
		for (const [place, text] of leaves({ ...words.tell.ends, stopped: words.tell.stopped }))
			expect(text, place).toMatch(place.endsWith('headline') ? /\.$/ : /[^.]$/);
	});
});

it.each(SHEET_IDS)('both languages have the same texts in %s, and none is left untranslated', (sheet) => {
	const [one, other] = BOTH.map(([, words]) => new Map(leaves(gameWords(wordsOf(sheet, words)))));
	expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])]);
	const same = [...(one ?? [])].filter(([place, text]) => other?.get(place) === text && text.includes(' '));
	const names = [['.rules.sheets.classic.name', 'Lupus in Tabula']];
	expect(same).toEqual(names);
});
