import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/words';
import { wordsOf } from '../../src/lib/words/sheet';
import { announced } from '../../src/lib/words/tell';
import { reminder } from '../../src/lib/words/whisper';
import { rolesOf, SHEET_IDS } from './fixtures';
import { BOTH, cardIn, hand, leaves, NAMES } from './support';

describe.each(BOTH)('the words of a sheet in %s', (_, words) => {
	it('are the common ones for `classic`', () => {
		expect(wordsOf('classic', words)).toBe(words);
	});

	it('leave the common ones as they are', () => {
		const before = JSON.stringify(leaves(words));
		for (const sheet of SHEET_IDS) wordsOf(sheet, words);
		expect(JSON.stringify(leaves(words))).toBe(before);
	});

	it('differ only where the sheet says so, in texts that are there', () => {
		const common = new Set(leaves(words).map(([place]) => place));
		for (const sheet of SHEET_IDS)
			for (const [place, text] of leaves(words.sheets[sheet])) {
				expect(common.has(place), place).toBe(true);
				expect(new Map(leaves(wordsOf(sheet, words))).get(place)).toBe(text);
			}
	});

	it('speak of a role only where the sheet prints it', () => {
		for (const sheet of SHEET_IDS)
			for (const role of Object.keys(words.sheets[sheet].roles ?? {}))
				expect(rolesOf(sheet), `${sheet} ${role}`).toContain(role);
	});

	it('count the days by the sheet: a day comes first in one, and one has a night 0', () => {
		const dawn = { of: 'dawn', night: 1, dead: [], moderatorMauled: false, nobodyMauled: true } as const;
		const small = SHEET_IDS.map((sheet) => announced(dawn, NAMES, wordsOf(sheet, words)).small);
		const { small: day } = words.tell.dawn;
		expect(small).toEqual([day(1), day(1), day(2), day(2)]);
	});

	it('know the deal from the night after it', () => {
		const titles = (sheet: 'classic' | 'teatro') => {
			const notebook = [-1, 0, 1].map((night) => ({ night, told: {} }));
			return reminder(
				hand('reminder', { notebook }),
				NAMES,
				wordsOf(sheet, words),
				cardIn(words, 'villager'),
			).notebook.map(({ title }) => title);
		};
		const { night, whisper } = words.tell;
		expect(titles('teatro')).toEqual([whisper.notebookDeal, night(0), night(1)]);
		expect(titles('classic').slice(1)).toEqual([whisper.notebookDeal, night(1)]);
	});

	it('keep the news of one night together in the notebook', () => {
		const notebook = [
			{ night: 1, told: { pack: [1] } },
			{ night: 1, told: { controlled: true } as const },
		];
		const page = reminder(
			hand('reminder', { notebook }),
			NAMES,
			wordsOf('teatro', words),
			cardIn(words, 'villager'),
		);
		expect(page.notebook.map(({ text }) => text)).toEqual([words.tell.whisper.told.controlled]);
	});
});

it('the sheets have their names', () => {
	for (const { rules } of Object.values(LANGUAGES))
		expect(new Set(Object.values(rules.sheets).map(({ name }) => name)).size).toBe(SHEET_IDS.length);
});
