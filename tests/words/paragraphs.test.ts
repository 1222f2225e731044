import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionsOf, type OptionId } from '../../src/lib/engine';
import { OPTION_PARAGRAPHS, REASONS, RULINGS, SECTIONS } from '../../src/lib/words/paragraphs';
import { why, whyEnded } from '../../src/lib/words/tell';
import { ANNOUNCEMENTS, BOTH, sheetIds } from './support';

const RULES = readFileSync('docs/rules.md', 'utf8');
const printed = (id: string): boolean => new RegExp(`\\*\\*${id}\\b`).test(RULES);
const sections = sheetIds.flatMap((sheet) => Object.entries(SECTIONS[sheet]));
const explained = new Set<string>([...sections.flatMap(([, ids]) => ids), ...Object.values(RULINGS).flat()]);

describe('the paragraphs that players may read', () => {
	it('all stand in rules.md', () => {
		expect([...explained].filter((id) => !printed(id))).toEqual([]);
	});

	it('are each read in one place', () => {
		const ids = sections.flatMap(([, list]) => [...list]);
		expect(ids).toEqual([...new Set(ids)]);
	});

	it('hold every ruling of the common part and of the sheet', () => {
		const rulings = [...RULES.matchAll(/^\*\*((?:GR|CR)\d+)\b/gm)].map(([, id]) => id);
		expect(rulings.filter((id) => id !== undefined && !explained.has(id))).toEqual([]);
	});

	it('explain every reason and every option', () => {
		const rests = [...Object.values(REASONS), ...Object.values(OPTION_PARAGRAPHS)];
		expect(rests.filter((id) => !explained.has(id))).toEqual([]);
	});
});

describe.each(BOTH)('"Why?" in %s', (_, words) => {
	const options = optionsOf('classic');
	const deck = { villager: 5, werewolf: 2, seer: 1 };
	const dawn = { of: 'dawn', night: 2, moderatorMauled: false } as const;
	const texts = (dead: number[], cards = {}) =>
		why(
			{ ...dawn, dead, nobodyMauled: dead.length === 0 },
			{ deck: { ...deck, ...cards }, options },
			words,
		).map(({ text }) => text);
	const { because } = words.tell;

	it('has an answer for everything that is announced', () => {
		for (const announcement of ANNOUNCEMENTS)
			expect(why(announcement, { deck, options }, words).length, announcement.of).toBeGreaterThan(0);
	});

	it('names only what the open deck makes possible', () => {
		expect(texts([])).toEqual([because.calm]);
		expect(texts([], { bodyguard: 1 })).toEqual([because.calm, because.guarded]);
		expect(texts([], { werehamster: 1 })).toEqual([because.calm, because.tough]);
		expect(texts([3])).toEqual([because.prey, because.silence]);
		expect(texts([3], { werehamster: 1 })).toEqual([because.prey, because.gaze, because.silence]);
		expect(texts([3], { werehamster: 1, seer: 0 })).toEqual([because.prey, because.silence]);
	});

	it('says the same whoever has died, and of what', () => {
		expect(texts([1], { werehamster: 1 })).toEqual(texts([4], { werehamster: 1 }));
	});

	it('does not speak of a bodyguard on the first night', () => {
		const first = { ...dawn, night: 1, dead: [], nobodyMauled: true };
		const reasons = why(first, { deck: { ...deck, bodyguard: 1 }, options }, words);
		expect(reasons.map(({ text }) => text)).toEqual([because.calm]);
	});

	it('follows the parity that the table has chosen (CR21)', () => {
		const end = (wolvesWinAt: 'parity' | 'parity-or-more') =>
			whyEnded('wolves', { deck, options: { ...options, wolvesWinAt } }, words)[0]?.paragraph;
		expect(end('parity-or-more')).toBe('C27');
		expect(end('parity')).toBe('CR21');
	});

	it('has a text for every option', () => {
		for (const id of Object.keys(options) as OptionId[]) expect(words.options[id].label, id).not.toBe('');
	});
});
