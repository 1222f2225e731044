import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/words';
import { namesOf, optionValue, refused } from '../../src/lib/words/tell';
import { NAMES, TONGUES, privateTexts, publicTexts, refusalTexts, storyTexts, type Text } from './support';

const HOSTILE = ['$&', "$'", '$1', '{0}', '{name}', '<b>Ada</b>', '%s', '\\n', '&amp;', 'يوسف', '👩‍👩‍👧', 'null'];

/** A name that may be anything, with marks around it by which it is found again. */
const name = fc
	.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
	.map((inner) => `⟦${inner}⟧`);

describe.each(TONGUES)('names in %s, %s', (_, __, words) => {
	it('go into every text verbatim, whatever they are made of', () => {
		const all = (names: readonly string[]): string[] =>
			[publicTexts, refusalTexts, privateTexts, storyTexts]
				.flatMap((texts): Text[] => texts(words, names))
				.map(([, text]) => text);
		const marked = NAMES.map((one) => `⟦${one}⟧`);
		const plain = all(marked).map((text) => unname(text, marked));
		fc.assert(
			fc.property(fc.tuple(name, name, name, name, name, name), (names) => {
				// With a mark in place of each name, nothing else has moved.
				expect(all(names).map((text) => unname(text, names))).toEqual(plain);
			}),
			{ numRuns: 10 },
		);
	});
});

/** The text with a mark in place of each name, set apart or not. */
const unname = (text: string, names: readonly string[]): string =>
	names.reduce((rest, one) => rest.split(one).join('⟦⟧'), text).replaceAll('\u2068⟦⟧\u2069', '⟦⟧');

describe('small words around names', () => {
	const { it: italian, en: english } = LANGUAGES;

	it('lists in Italian', () => {
		expect(italian.tell.list(['Ada', 'Bea'])).toBe('Ada e Bea');
		expect(italian.tell.list(['Ada', 'Bea', 'Ciro'])).toBe('Ada, Bea e Ciro');
		expect(italian.tell.list(['Ada', 'Elio'])).toBe('Ada ed Elio');
		expect(italian.tell.list(['Ada', 'Bea', 'Ève'])).toBe('Ada, Bea ed Ève');
		expect(italian.tell.list([' e ', 'Bea'])).toBe(' e  e Bea');
	});

	it('lists in English', () => {
		expect(english.tell.list(['Ada', 'Bea'])).toBe('Ada and Bea');
		expect(english.tell.list(['Ada', 'Bea', 'Ciro'])).toBe('Ada, Bea and Ciro');
	});

	it('the Italian preposition before a vowel', () => {
		expect(italian.tell.recount.chose.imitate('Ugo', ['Ada'], '')).toBe('Ugo prova a somigliare ad Ada.');
		expect(italian.tell.recount.chose.imitate('Ugo', ['Bea'], '')).toBe('Ugo prova a somigliare a Bea.');
		expect(refused({ refused: 'out-of-turn', seat: 0 }, ['Ada'], italian).text).toMatch(
			/^Adesso tocca ad Ada/,
		);
	});

	it('the hours', () => {
		expect([0, 1, 2, 8, 11, 12, 13, 21].map(italian.tell.night)).toEqual([
			'La notte della vigilia',
			'La prima notte',
			'La seconda notte',
			'L’ottava notte',
			'L’undicesima notte',
			'La dodicesima notte',
			'La 13ª notte',
			'La 21ª notte',
		]);
		expect([2, 8, 13].map(italian.tell.dawn.small)).toEqual([
			'È l’alba del secondo giorno',
			'È l’alba dell’ottavo giorno',
			'È l’alba del 13º giorno',
		]);
		expect([1, 12, 13, 21, 22, 23, 24].map(english.tell.day)).toEqual([
			'The first day',
			'The twelfth day',
			'The 13th day',
			'The 21st day',
			'The 22nd day',
			'The 23rd day',
			'The 24th day',
		]);
	});

	it('how long', () => {
		const seconds = [30, 60, 61, 90, 120, 180];
		expect(seconds.map((n) => optionValue('discussionSeconds', n, italian))).toEqual([
			'30 secondi',
			'1 minuto',
			'1 minuto e 1 secondo',
			'1 minuto e 30 secondi',
			'2 minuti',
			'3 minuti',
		]);
		expect(seconds.map((n) => optionValue('discussionSeconds', n, english))).toEqual([
			'30 seconds',
			'1 minute',
			'1 minute and 1 second',
			'1 minute and 30 seconds',
			'2 minutes',
			'3 minutes',
		]);
	});
});

it('two names that run from right to left keep their places in a list', () => {
	const names = ['דוד', 'مريم', 'Carla'];
	expect(namesOf([0, 1, 2], names)).toEqual(['\u2068דוד\u2069', '\u2068مريم\u2069', 'Carla']);
});
