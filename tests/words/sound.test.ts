import { describe, expect, it } from 'vitest';
import { BOTH, everyText, publicTexts, leaves, gameWords, type Text } from './support';

/** What must not stand in a finished sentence. */
const FAULTS: Readonly<Record<string, RegExp>> = {
	'nothing at all': /^\s*$/,
	'space at the edge': /^\s|\s$/,
	'two spaces': / {2}/,
	'space before a stop': / [.,;:?!]/,
	'two stops': /[.,;:?!][.,;:]/,
	'no space after a stop': /[a-zà-ù][.;?!][A-Za-zÀ-ù]/,
	'a hole': /\b(undefined|null|NaN|function)\b|\[object|=>/,
	'an open placeholder': /[{}<>]|\$|%s|TODO|XXX/,
	'an empty list': /: \.|: $|[,;] \./,
	'a straight quote': /['"]/,
	'a name of nobody': /\?\?|^\?|\(\?\)/,
};

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

describe.each(BOTH)('the words of the game in %s', (id, words) => {
	it('say whole sentences, whatever they speak of', () => {
		expect(found(everyText(words), FAULTS)).toEqual([]);
	});

	it('never need the sex of a person', () => {
		const sex = { 'a gendered word': id === 'it' ? ITALIAN_SEX : ENGLISH_SEX };
		expect(found(everyText(words), { ...GENDERED, ...sex })).toEqual([]);
	});

	it('speak of the pack in the plural wherever the table listens (G5)', () => {
		const single = id === 'it' ? /\blupo\b/i : /\b(were)?wolf\b/i;
		expect(found(publicTexts(words), { 'a single wolf': single })).toEqual([]);
	});

	it('end a sentence of the table with a full stop, and a small line without', () => {
		for (const [place, text] of leaves(words.tell.because)) expect(text, place).toMatch(/[.»]$/);
		for (const [place, text] of leaves({ ...words.tell.ends, stopped: words.tell.stopped }))
			expect(text, place).toMatch(place.endsWith('headline') ? /\.$/ : /[^.]$/);
	});
});

it('both languages have the same texts, and none is left untranslated', () => {
	const [one, other] = BOTH.map(([, words]) => new Map(leaves(gameWords(words))));
	expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])]);
	const same = [...(one ?? [])].filter(([place, text]) => other?.get(place) === text && text.includes(' '));
	expect(same).toEqual([['.rules.sheets.classic.name', 'Lupus in Tabula']]);
});
