// The evening a table is planning, from the names to the deal: kept from screen to screen and over a reload.
import {
	checkSetup,
	isRefusal,
	optionsOf,
	playersOf,
	SHEETS,
	suggestedDeck,
	type Deck,
	type Draft,
	type Options,
	type RoleId,
	type SheetId,
} from '$lib/engine/index';
import { readComfort, type Comfort } from '$lib/session/comfort';
import { lookAlikes } from './alike';
import { sameDeck } from './deck';
import { readName } from './names';
import { soundOptions } from './options';

export interface Plan {
	/** In seat order. */
	readonly names: readonly string[];
	/** Everybody of the table it started from, a saved group's or a rematch's, in their seats; whoever sits out too. */
	readonly people: readonly string[];
	/** What the table calls itself; empty for the first names. */
	readonly groupName: string;
	readonly sheet: SheetId;
	/** What differs from the sheet's own options. */
	readonly options: Readonly<Partial<Options>>;
	/** `null` follows the sheet's own deck for the number of players. */
	readonly deck: Deck | null;
	/** `null` follows the settings of the tablet. */
	readonly comfort: Comfort | null;
}

/** GR11. */
export const TABLE = { least: 5, most: 24 };

export const NO_PLAN: Plan = {
	names: [],
	people: [],
	groupName: '',
	sheet: 'classic',
	options: {},
	deck: null,
	comfort: null,
};

/** What the engine checks: the plan with its deck written out. */
export const draftOf = ({ sheet, options, names, deck }: Plan): Draft => ({
	sheet,
	options,
	names,
	deck: deck ?? suggestedDeck(sheet, names.length, optionsOf(sheet, options)),
});

/** The plan with a changed draft. A deck that is again the sheet's own follows the sheet from now on. */
export function withDraft(plan: Plan, { sheet, options, names, deck }: Draft): Plan {
	const sound = soundOptions(sheet, options);
	const own = suggestedDeck(sheet, names.length, optionsOf(sheet, sound));
	return { ...plan, sheet, options: sound, names, deck: sameDeck(deck, own) ? null : deck };
}

/** The screens from the names to the deal, in their order. */
export const STEPS = ['names', 'sheet', 'deck', 'options', 'start'] as const;
export type Step = (typeof STEPS)[number];

/** The first screen on which something stands against the plan; `start` where nothing does. */
export function firstOpenStep(plan: Plan): Step {
	const { names, sheet, options } = plan;
	const crowd = names.length >= TABLE.least && names.length <= TABLE.most;
	if (!crowd || lookAlikes(names).some((like) => like !== null)) return 'names';
	const { least, most } = playersOf(sheet, optionsOf(sheet, options));
	if (names.length < least || names.length > most) return 'sheet';
	return isRefusal(checkSetup(draftOf(plan))) ? 'deck' : 'start';
}

/** A stored plan, as far as it is sound. */
export function readPlan(stored: unknown): Plan {
	const read = { ...NO_PLAN, ...record(stored) };
	const { groupName, sheet: sheetId, options, deck, comfort } = read;
	const sheet = (Object.keys(SHEETS) as SheetId[]).find((id) => id === sheetId) ?? NO_PLAN.sheet;
	return {
		names: readTable(read.names),
		people: readTable(read.people),
		groupName: typeof groupName === 'string' ? readName(groupName).name : '',
		sheet,
		options: soundOptions(sheet, record(options)),
		deck: deck === null ? null : readDeck(sheet, record(deck)),
		comfort: comfort === null ? null : readComfort(comfort),
	};
}

const readTable = (stored: unknown): readonly string[] =>
	texts(stored)
		.flatMap((name) => readName(name).name || [])
		.slice(0, TABLE.most);

function readDeck(sheet: SheetId, stored: Readonly<Record<string, unknown>>): Deck {
	const sound = (Object.keys(SHEETS[sheet].cards) as RoleId[]).flatMap((role): [RoleId, number][] => {
		const copies = stored[role];
		return typeof copies === 'number' && Number.isInteger(copies) && copies > 0 && copies <= TABLE.most
			? [[role, copies]]
			: [];
	});
	return Object.fromEntries(sound) as Deck;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? { ...value } : {};

const texts = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
