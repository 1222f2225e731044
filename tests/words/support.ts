// Every text a table can read: what is listed here is checked in both languages by the tests of this folder.
import {
	optionRange,
	optionsOf,
	SHEETS,
	type Announcement,
	type Fact,
	type HandView,
	type OptionId,
	type Recap,
	type RefusalCode,
	type RoleId,
	type Told,
} from '../../src/lib/engine';
import { LANGUAGES, type Words } from '../../src/lib/words';
import { suspicions, recount } from '../../src/lib/words/recount';
import type { Names } from '../../src/lib/words/shape';
import { announced, ended, optionValue, refused, why, whyEnded } from '../../src/lib/words/tell';
import { answer, card, reminder, task, type Page } from '../../src/lib/words/whisper';

export const BOTH: readonly (readonly [string, Words])[] = Object.entries(LANGUAGES);
export const NAMES: Names = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Greta'];

/** A text with the place it comes from. */
export type Text = readonly [place: string, text: string];

const DECK = { villager: 1, werewolf: 1, seer: 1, bodyguard: 1, werehamster: 1, possessed: 1, owl: 1 };
const OPTIONS = optionsOf('classic');

export const ANNOUNCEMENTS: readonly Announcement[] = [
	...[[], [0], [0, 1], [0, 1, 2]].flatMap((dead) =>
		[false, true].flatMap((moderatorMauled) =>
			[1, 2, 13].map((night) => {
				const nobodyMauled = dead.length === 0 && !moderatorMauled;
				return { of: 'dawn', night, dead, moderatorMauled, nobodyMauled } as const;
			}),
		),
	),
	...[false, true].map((drawn) => ({ of: 'starter', starter: 0, drawn }) as const),
	{ of: 'nominees', nominees: [0, 1] },
	{ of: 'nominees', nominees: [0, 1, 2], cursed: null },
	{ of: 'nominees', nominees: [0, 1], cursed: 1 },
	...(['repeat', 'lots'] as const).map(
		(next) => ({ of: 'tie', ballot: 'final', tied: [0, 1], next }) as const,
	),
	...[false, true].map((drawn) => ({ of: 'verdict', lynched: 0, drawn }) as const),
	{ of: 'departure', who: 0 },
];

const ENDS: readonly Pick<Recap, 'side' | 'winners'>[] = [
	...(['humans', 'wolves', 'werehamster'] as const).flatMap((side) => [
		{ side, winners: [0] },
		{ side, winners: [0, 1, 2] },
	]),
	{ side: null, winners: [] },
];

/** What the table hears, with all the reasons behind it. */
export function publicTexts(words: Words, names: Names = NAMES): Text[] {
	const heard = ANNOUNCEMENTS.flatMap((announcement) => {
		const place = JSON.stringify(announcement);
		const { small, headline, note } = announced(announcement, names, words);
		const reasons = why(announcement, { deck: DECK, options: OPTIONS }, words).map(({ text }) => text);
		return [small, headline, ...(note === null ? [] : [note]), ...reasons].map((text): Text => [place, text]);
	});
	const ends = ENDS.flatMap((end) => {
		const { small, headline, note } = ended(end, names, words);
		const tables = (['parity', 'parity-or-more'] as const).map((wolvesWinAt) => ({
			deck: DECK,
			options: { ...OPTIONS, wolvesWinAt },
		}));
		const reasons = tables.flatMap((table) => whyEnded(end.side, table, words).map(({ text }) => text));
		return [small, headline, ...(note === null ? [] : [note]), ...reasons].map((text): Text => [
			`end ${end.side}`,
			text,
		]);
	});
	return [...heard, ...ends];
}

/** Every refusal, with all that the engine may say about it and with nothing. */
export function refusalTexts(words: Words, names: Names = NAMES): Text[] {
	const codes = Object.keys(words.refusals.because) as RefusalCode[];
	return codes.flatMap((code) => {
		const full = { refused: code, role: 'mason', seat: 0, is: 7, least: 8, most: 6 } as const;
		const one = { ...full, is: 1, most: 2 };
		return [full, one, { refused: code }].flatMap((refusal) => {
			const { text, mend } = refused(refusal, names, words);
			return [text, ...(mend === null ? [] : [mend])].map((part): Text => [code, part]);
		});
	});
}

function optionTexts(words: Words): Text[] {
	return (Object.keys(words.options) as OptionId[]).flatMap((id) => {
		const range = optionRange(id);
		const values = range?.kind === 'values' ? range.values : [30, 60, 61, 90, 180];
		const { label, hint } = words.options[id];
		return [label, hint, ...values.map((value) => optionValue(id, value, words))].map((text): Text => [
			id,
			text,
		]);
	});
}

export const ROLE_IDS = Object.keys(LANGUAGES.it.roles) as RoleId[];

/** What a player may read before choosing, and after; `none` is a night without news. */
export const NOTES: Readonly<Record<string, Told>> = {
	none: {},
	alone: { pack: [], picks: [] },
	first: { pack: [1], picks: [] },
	later: { pack: [1, 2], picks: [{ wolf: 1, prey: 3 }], lastPrey: 4 },
	quiet: { pack: [1, 2], picks: [], lastPrey: 4 },
	colleague: { colleague: [1] },
};
export const NEWS: Readonly<Record<string, Told>> = {
	none: {},
	'see yes': { see: { target: 1, wolf: true } },
	'see no': { see: { target: 1, wolf: false } },
	'medium yes': { medium: { target: 1, wolf: true } },
	'medium no': { medium: { target: 1, wolf: false } },
	'medium none': { medium: 'none' },
	'becomes wolf': { becomes: 'werewolf' },
	'becomes seer': { becomes: 'seer' },
	'becomes medium': { becomes: 'medium' },
	'becomes human': { becomes: 'human' },
};
export const KNOWN: Readonly<Record<string, Told>> = {
	none: {},
	pack: { pack: [1, 2] },
	'pack of two': { pack: [1] },
	'pack of one': { pack: [] },
	masons: { masons: [1] },
};

/** A view of the hand, as the engine would give it. */
export const hand = (step: HandView['step'], parts: Partial<HandView> = {}): HandView => ({
	seat: 0,
	role: 'villager',
	side: 'humans',
	step,
	told: {},
	shape: null,
	questions: [],
	chosen: null,
	notebook: [],
	...parts,
});

const lines = (place: string, { title, lines }: Page): Text[] =>
	[title, ...lines].map((line): Text => [place, line]);

/** What a player may read while holding. */
export function privateTexts(words: Words, names: Names = NAMES): Text[] {
	const texts: Text[] = [];
	for (const role of ROLE_IDS)
		for (const [known, told] of Object.entries(KNOWN)) {
			const page = card(hand('card', { role, told }), names, words);
			texts.push(...lines(`card ${role} ${known}`, page), [`advice ${role}`, page.advice]);
		}
	for (const action of Object.keys(words.tell.whisper.tasks) as (keyof typeof words.tell.whisper.tasks)[])
		for (const [note, told] of Object.entries(NOTES)) {
			const questions = [{ action, names: 1, mandatory: true, legal: [] }];
			texts.push(...lines(`task ${action} ${note}`, task(hand('choose', { told, questions }), names, words)));
		}
	for (const [piece, told] of Object.entries(NEWS))
		for (const chosen of [null, { suspect: null }, { see: { names: [1] } }])
			texts.push(...lines(`answer ${piece}`, answer(hand('read', { told, chosen }), names, words)));
	const nights = [...Object.values(KNOWN), ...Object.values(NOTES), ...Object.values(NEWS)];
	const notebook = nights.map((told, night) => ({ night, told }));
	const page = reminder(hand('reminder', { notebook }), names, words);
	texts.push(...lines('reminder', page));
	for (const { title, text } of page.notebook) texts.push(['notebook', title], ['notebook', text]);
	return texts;
}

/** One fact of every kind, and of every kind within a kind. */
const FACTS: readonly Fact[] = [
	{ fact: 'dealt', cards: [], attempt: 1 },
	{ fact: 'dealt', cards: [], attempt: 2 },
	...Object.values(KNOWN).map((told) => ({ fact: 'told', night: 0, to: 0, told }) as const),
	{ fact: 'fell', night: 1 },
	...(['maul', 'see', 'protect', 'curse', 'imitate', 'suspect'] as const).flatMap(
		(action) =>
			[
				{ fact: 'chose', night: 1, by: 0, choices: { [action]: { names: [1] } } },
				{ fact: 'chose', night: 1, by: 0, choices: { [action]: null } },
			] as const,
	),
	...Object.values(NEWS).map((told) => ({ fact: 'told', night: 1, to: 0, told }) as const),
	{ fact: 'hunted', night: 1, prey: 1 },
	{ fact: 'marked', mark: { kind: 'protected', on: 1, by: 0, night: 1 } },
	{ fact: 'looked', night: 1, by: 0, at: 1 },
	...(['mauled', 'gaze', 'lynched', 'left'] as const).map(
		(cause) => ({ fact: 'died', who: 1, cause, night: 1, byNight: true }) as const,
	),
	{ fact: 'became', who: 0, role: 'werewolf', night: 1 },
	{ fact: 'prevented', night: 1, of: { kind: 'die', who: 1, cause: 'mauled' }, by: 0 },
	{ fact: 'prevented', night: 1, of: { kind: 'die', who: 1, cause: 'mauled' }, by: 1 },
	{ fact: 'prevented', night: 1, of: { kind: 'look', by: 1, at: 2 }, by: 0 },
	{ fact: 'rose', at: 'dawn' },
	...ANNOUNCEMENTS.map((announcement) => ({ fact: 'announced', announcement }) as const),
	{ fact: 'rose', at: 'day' },
	...(['nomination', 'final', 'final-repeat'] as const).map(
		(ballot) =>
			({
				fact: 'balloted',
				day: 1,
				ballot,
				votes: [
					{ voter: 0, target: 1 },
					{ voter: 2, target: 1 },
					{ voter: 1, target: 0 },
				],
			}) as const,
	),
	...(['starter', 'lynched'] as const).map((lot) => ({ fact: 'drew', lot, from: [0, 1], drawn: 1 }) as const),
	{ fact: 'ended', side: 'wolves', winners: [0] },
	{ fact: 'stopped' },
];

/** A story in which everything happens that can happen. */
export function story(names: Names = NAMES): Recap {
	const people = names.map((name, seat) => {
		return { seat, name, card: 'villager', role: seat === 1 ? 'werewolf' : 'villager', alive: true } as const;
	});
	return {
		sheet: 'classic',
		options: OPTIONS,
		deck: DECK,
		side: 'wolves',
		winners: [0],
		nights: 1,
		people,
		facts: FACTS,
	};
}

export function storyTexts(words: Words, names: Names = NAMES): Text[] {
	const chapters = recount(story(names), words).flatMap(({ title, lines }): Text[] =>
		[title, ...lines].map((line) => ['recount', line]),
	);
	return [...chapters, ...suspicions(story(names), words).map(({ text }): Text => ['suspicion', text])];
}

/** Every string that stands in a dictionary as it is. */
export function leaves(value: unknown, place = ''): Text[] {
	if (typeof value === 'string') return [[place, value]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${place}.${key}`));
}

/** The parts of the dictionary that tell the game; the screens' own labels are tested with the screens. */
export const gameWords = ({ tell, roles, refusals, options, rules }: Words) => ({
	tell,
	roles,
	refusals,
	options,
	rules,
});

export const everyText = (words: Words, names: Names = NAMES): Text[] => [
	...publicTexts(words, names),
	...refusalTexts(words, names),
	...optionTexts(words),
	...privateTexts(words, names),
	...storyTexts(words, names),
	...leaves(gameWords(words)),
];

export const sheetIds = Object.keys(SHEETS) as (keyof typeof SHEETS)[];
