// Every text a table can read: what is listed here is checked in both languages, sheet by sheet, by the tests of this folder.
import {
	optionRange,
	optionsOf,
	type Action,
	type HandView,
	type OptionId,
	type Question,
	type Recap,
	type RefusalCode,
	type RoleId,
	type SheetId,
	type Side,
} from '../../src/lib/engine';
import { cardOf } from '../../src/lib/book/pages';
import { LANGUAGES, type LanguageId, type Words } from '../../src/lib/words';
import { recount } from '../../src/lib/words/recount';
import type { Names } from '../../src/lib/words/shape';
import { wordsOf } from '../../src/lib/words/sheet';
import { announced, ended, optionValue, refused, willsRead, type OpenTable } from '../../src/lib/words/tell';
import * as whisper from '../../src/lib/words/whisper';
import { ANNOUNCEMENTS, DAWN, FACTS, KNOWN, NEWS, NOTES, rolesOf, SHEET_IDS } from './fixtures';

/** The two dictionaries, as they stand. */
export const BOTH = Object.entries(LANGUAGES) as readonly (readonly [LanguageId, Words])[];
/** Each of them as each sheet speaks it. */
export const TONGUES: readonly (readonly [LanguageId, SheetId, Words])[] = BOTH.flatMap(([id, words]) =>
	SHEET_IDS.map((sheet) => [id, sheet, wordsOf(sheet, words)] as const),
);
export const NAMES: Names = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Greta'];

/** A text with the place it comes from. */
export type Text = readonly [place: string, text: string];

/** A table of a sheet with one of each of its cards. */
export function tableOf(sheet: SheetId, changes: Parameters<typeof optionsOf>[1] = {}): OpenTable {
	const deck = Object.fromEntries(rolesOf(sheet).map((role) => [role, 1]));
	return { sheet, deck, options: optionsOf(sheet, changes) };
}

const SIDES: readonly Side[] = ['humans', 'wolves', 'werehamster', 'village', 'werewolves', 'pack', 'piper'];

/** What the table hears, with all the reasons behind it. */
export function publicTexts(words: Words, names: Names = NAMES): Text[] {
	const heard = ANNOUNCEMENTS.flatMap((announcement) => {
		const place = JSON.stringify(announcement);
		const { small, headline, note } = announced(announcement, names, words);
		const wills = announcement.of === 'wills' ? willsRead(announcement, names, words) : [];
		const texts = [small, headline, ...(note === null ? [] : [note])];
		return [...texts, ...wills.map(({ text }) => text)].map((text): Text => [place, text]);
	});
	const ends = [null, ...SIDES].flatMap((side) =>
		[[0], [0, 1, 2]].flatMap((winners) => {
			const { small, headline, note } = ended({ side, winners }, names, words);
			const texts = [small, headline, ...(note === null ? [] : [note])];
			return texts.map((text): Text => [`end ${side}`, text]);
		}),
	);
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
		const { label } = words.options[id];
		return [label, ...values.map((value) => optionValue(id, value, words))].map((text): Text => [id, text]);
	});
}

export const ROLE_IDS = Object.keys(LANGUAGES.it.roles) as RoleId[];

/** A view of the hand, as the engine would give it. */
export const hand = (step: HandView['step'], parts: Partial<HandView> = {}): HandView => ({
	seat: 0,
	role: 'villager',
	side: 'humans',
	step,
	told: {},
	shape: null,
	questions: [],
	fuel: false,
	chosen: null,
	notebook: [],
	...parts,
});

/** What the card of a role says, in the language and for the sheet of a dictionary. */
export const cardIn = (words: Words, role: RoleId) =>
	cardOf(words.proof === LANGUAGES.it.proof ? 'it' : 'en', words.sheet, role);

/** A question for so many names. */
export const asks = (action: Action, places = 1): Question => ({
	action,
	mandatory: true,
	places: Array.from({ length: places }, () => [1]),
	roles: [],
});

const lines = (place: string, { title, lines }: whisper.Page): Text[] =>
	[title, ...lines].map((line): Text => [place, line]);

/** What a player may read while holding. */
export function privateTexts(words: Words, names: Names = NAMES): Text[] {
	const texts: Text[] = [];
	for (const role of ROLE_IDS)
		for (const [known, told] of Object.entries(KNOWN)) {
			const page = whisper.card(hand('card', { role, told }), names, words, cardIn(words, role));
			texts.push(...lines(`card ${role} ${known}`, page), [`advice ${role}`, page.advice]);
			const { lines: asked, title, items } = whisper.omen(hand('omen', { role, told }), words);
			texts.push(...lines('omen', { title, lines: [...asked, ...items] }));
		}
	for (const action of Object.keys(words.tell.whisper.tasks) as Action[])
		for (const [note, told] of Object.entries(NOTES)) {
			const view = hand('choose', { told, questions: [asks(action, 2)] });
			for (const place of [0, 1])
				texts.push(...lines(`task ${action} ${note}`, whisper.task(view, names, words, place)));
			texts.push(...lines(`wish ${action} ${note}`, whisper.wish(view, names, words)));
		}
	for (const [piece, told] of Object.entries(NEWS))
		for (const chosen of [null, { suspect: null }, { see: { names: [1], role: 'fox' as RoleId } }])
			texts.push(...lines(`answer ${piece}`, whisper.answer(hand('read', { told, chosen }), names, words)));
	for (const [piece, told] of Object.entries(DAWN))
		texts.push(...lines(`hear ${piece}`, whisper.hear(hand('hear', { told }), names, words)));
	texts.push(...atTheStake(words));
	const nights = [KNOWN, NOTES, DAWN].flatMap((kind) => Object.values(kind));
	const notebook = nights.map((told, night) => ({ night: night - 1, told }));
	const page = whisper.reminder(hand('reminder', { notebook }), names, words, cardIn(words, 'villager'));
	texts.push(...lines('reminder', page));
	for (const { title, text } of page.notebook) texts.push(['notebook', title], ['notebook', text]);
	return texts;
}

function atTheStake(words: Words): Text[] {
	const { lines: asked, title, fire } = whisper.ballot(hand('ballot'), words);
	const appeals = [
		hand('appeal'),
		hand('appeal', { role: 'mayor' }),
		hand('appeal', { role: 'mayor', questions: [asks('burn')] }),
	];
	return [
		...lines('ballot', { title, lines: [...asked, fire.label, fire.hint] }),
		...lines('will', whisper.will(hand('will'), words)),
		...appeals.flatMap((view) => lines('appeal', whisper.appeal(view, words))),
	];
}

/** A story of a sheet in which everything happens that can happen. */
export function story(sheet: SheetId = 'classic', names: Names = NAMES): Recap {
	const { deck, options } = tableOf(sheet);
	const roles =
		sheet === 'teatro' ? (['lunatic', 'fox', 'seer', 'pyromaniac', 'puppeteer', 'white-wolf'] as const) : [];
	const people = names.map((name, seat) => {
		const role = roles[seat] ?? (seat === 1 ? 'werewolf' : rolesOf(sheet)[0]) ?? 'villager';
		return { seat, name, card: role, role, alive: true };
	});
	return {
		sheet,
		options,
		deck: deck ?? {},
		side: 'wolves',
		winners: [0],
		nights: 1,
		discards: [],
		people,
		facts: FACTS,
	};
}

export function storyTexts(words: Words, names: Names = NAMES): Text[] {
	return recount(story(words.sheet, names), words).flatMap(({ title, lines }): Text[] =>
		[title, ...lines].map((line) => ['recount', line]),
	);
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
