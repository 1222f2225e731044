import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionsOf, type Announcement, type Deck, type OptionId, type SheetId } from '../../src/lib/engine';
import { OPTION_PARAGRAPHS, RULINGS, sectionsOf } from '../../src/lib/words/paragraphs';
import { paragraphOf, REASON_IDS } from '../../src/lib/words/reasons';
import { why, whyEnded } from '../../src/lib/words/tell';
import { ANNOUNCEMENTS, SHEET_IDS } from './fixtures';
import { BOTH, story, tableOf } from './support';

const RULES = readFileSync('docs/rules.md', 'utf8');
const printed = (id: string): boolean => new RegExp(`\\*\\*${id}\\b`).test(RULES);
const idsOf = (sheet: SheetId): string[] => sectionsOf(sheet).flatMap(([, ids]) => [...ids]);
const rulings = Object.values(RULINGS).flatMap((ids): string[] => [...ids]);
const explained = new Set<string>([...SHEET_IDS.flatMap(idsOf), ...rulings]);

describe('the paragraphs that players may read', () => {
	it('all stand in rules.md', () => {
		expect([...explained].filter((id) => !printed(id))).toEqual([]);
	});

	it.each(SHEET_IDS)('are each read in one place of %s', (sheet) => {
		expect(idsOf(sheet)).toEqual([...new Set(idsOf(sheet))]);
	});

	it('hold every ruling, of the common part and of each sheet', () => {
		const all = [...RULES.matchAll(/\*\*((?:GR|CR|NR|LR|TR)\d+)\b/g)].map(([, id]) => id ?? '');
		expect(new Set(rulings)).toEqual(new Set(all));
	});

	it('explain every option', () => {
		expect(Object.values(OPTION_PARAGRAPHS).filter((id) => !explained.has(id))).toEqual([]);
	});

	it.each(SHEET_IDS)('explain every reason that %s gives', (sheet) => {
		const readable = new Set<string>([...idsOf(sheet), ...RULINGS.common, ...RULINGS[sheet]]);
		for (const reason of REASON_IDS) expect(explained.has(paragraphOf(reason, sheet)), reason).toBe(true);
		const given = heardIn(sheet).flatMap((announcement) => why(announcement, tableOf(sheet)));
		// Three of the first sheet's paragraphs hold in the second, and are read there.
		for (const { paragraph } of given) expect(readable.has(paragraph), `${sheet} ${paragraph}`).toBe(true);
	});
});

/** What a sheet may announce. */
function heardIn(sheet: SheetId): readonly Announcement[] {
	const trial: readonly Announcement['of'][] = ['starter', 'nominees', 'verdict'];
	const OF: Readonly<Record<SheetId, readonly Announcement['of'][]>> = {
		classic: trial,
		'e-notte': [...trial, 'wills'],
		licantropi: ['prelude', 'no-votes', 'condemned', 'burned'],
		teatro: ['pyre'],
	};
	return ANNOUNCEMENTS.filter((announcement) => OF[sheet].includes(announcement.of));
}

describe('"Why?"', () => {
	const options = optionsOf('classic');
	const deck = { villager: 5, werewolf: 2, seer: 1 };
	const dawn = { of: 'dawn', night: 2, moderatorMauled: false } as const;
	const ids = (dead: number[], cards: Deck = {}, sheet: SheetId = 'classic', night = 2) =>
		why(
			{ ...dawn, night, dead, nobodyMauled: dead.length === 0 },
			{ sheet, deck: { ...deck, ...cards }, options },
		).map(({ id }) => id);

	it('has an answer for everything that is announced', () => {
		for (const sheet of SHEET_IDS)
			for (const announcement of ANNOUNCEMENTS)
				expect(why(announcement, tableOf(sheet)).length, announcement.of).toBeGreaterThan(0);
	});

	it('names only what the open deck makes possible', () => {
		expect(ids([])).toEqual(['calm']);
		expect(ids([], { bodyguard: 1 })).toEqual(['calm', 'guarded']);
		expect(ids([], { werehamster: 1 })).toEqual(['calm', 'tough']);
		expect(ids([3])).toEqual(['prey', 'silence']);
		expect(ids([3], { werehamster: 1 })).toEqual(['prey', 'gaze', 'silence']);
		expect(ids([3], { werehamster: 1, seer: 0 })).toEqual(['prey', 'silence']);
	});

	it('says the same whoever has died, and of what', () => {
		expect(ids([1], { werehamster: 1 })).toEqual(ids([4], { werehamster: 1 }));
		const stage = { knight: 1, 'black-wolf': 1 };
		expect(ids([1], stage, 'teatro')).toEqual(ids([4], stage, 'teatro'));
	});

	it('does not speak of a power before its night', () => {
		expect(ids([], { bodyguard: 1 }, 'classic', 1)).toEqual(['calm']);
		expect(ids([1], { 'black-wolf': 1 }, 'teatro', 1)).not.toContain('association');
		expect(ids([1], { 'black-wolf': 1 }, 'teatro', 2)).toContain('association');
		expect(ids([], { guardian: 1 }, 'teatro', 0)).toEqual(['eve']);
	});

	it('speaks of every role of the sheet where the deck is kept secret (LR23)', () => {
		const secret = { ...tableOf('licantropi', { declareDeck: false }), deck: null };
		const condemned = { of: 'condemned', condemned: 0 } as const;
		const open = { ...secret, deck: { farmer: 6, werewolf: 2 } };
		expect(why(condemned, secret).map(({ paragraph }) => paragraph)).toContain('L12');
		expect(why(condemned, open).map(({ paragraph }) => paragraph)).not.toContain('L12');
	});

	it('follows the parity that the table has chosen (CR21)', () => {
		const end = (wolvesWinAt: 'parity' | 'parity-or-more') =>
			whyEnded('wolves', { sheet: 'classic', deck, options: { ...options, wolvesWinAt } })[0]?.paragraph;
		expect(end('parity-or-more')).toBe('C27');
		expect(end('parity')).toBe('CR21');
	});

	it('tells supremacy from three ballots that decided nothing (L25, L26)', () => {
		const left = (roles: readonly ('werewolf' | 'farmer' | 'traitor')[]) => {
			const [person] = story('licantropi').people;
			if (!person) throw new Error('somebody sits there');
			const people = roles.map((role, seat) => ({ ...person, seat, role, alive: true }));
			return whyEnded('werewolves', { ...tableOf('licantropi'), people })[0]?.paragraph;
		};
		expect(left(['werewolf', 'traitor', 'farmer'])).toBe('L25');
		expect(left(['werewolf', 'farmer', 'farmer'])).toBe('L26');
	});
});

it.each(BOTH)('every option has its text in %s', (_, words) => {
	for (const id of Object.keys(optionsOf('classic')) as OptionId[])
		expect(words.options[id].label, id).not.toBe('');
});
