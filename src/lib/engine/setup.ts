// From a draft to a setup the game can be played with: unchecked and checked are two types.
import { NEUTRAL, optionAllows, optionRange, type OptionRange, type Options } from './options';
import { SHEETS } from './sheets/index';
import type { Card } from './sheets/sheet';
import type { Refusal } from './refusal';
import type { Deck, RoleId, Setup, SheetId } from './words';

/** What a table proposes. */
export interface Draft {
	readonly sheet: SheetId;
	readonly options: Readonly<Partial<Options>>;
	readonly names: readonly string[];
	readonly deck: Deck;
}

/** GR11: what no option can change. */
const HARD = { least: 5, most: 24 };

/** The sheet's own options, with the table's changes (rules.md section 8). */
export function optionsOf(sheet: SheetId, changes: Readonly<Partial<Options>> = {}): Options {
	return { ...NEUTRAL, ...SHEETS[sheet].options, ...changes };
}

/** How many may play this sheet with these options (C2, GR11). */
export const playersOf = (
	sheet: SheetId,
	options: Options,
): { readonly least: number; readonly most: number } =>
	options.customDeck ? HARD : SHEETS[sheet].players(options);

/** The sheet's own deck for so many players (C3, CR2); below its range, the smallest one with fewer villagers. */
export const suggestedDeck = (sheet: SheetId, players: number, options: Options): Deck =>
	SHEETS[sheet].suggest(players, options);

/** Checks a draft. Gives the setup, or the first thing that stands against it, in the order of FORMAT.md section 4. */
export function checkSetup(draft: Draft): Setup | Refusal {
	const options = optionsOf(draft.sheet, draft.options);
	const against = refuseOptions(draft) ?? refuseNames(draft.names) ?? refuseDeck(draft, options);
	if (against) return against;
	const { sheet, names, deck } = draft;
	const offered = { ...SHEETS[sheet].options, ...draft.options };
	return { sheet, options: offered, names: [...names], deck: positive(deck) };
}

/** The range of an option on a sheet; `null` where there is no such option (C19, N12: at most three minutes). */
export function rangeOn(sheet: SheetId, id: string): OptionRange | null {
	const range = optionRange(id);
	return id === 'discussionSeconds' && range?.kind === 'seconds'
		? { ...range, most: SHEETS[sheet].longestDiscussion }
		: range;
}

function refuseOptions({ sheet, options }: Draft): Refusal | null {
	const offered = SHEETS[sheet].options;
	for (const [id, value] of Object.entries(options)) {
		const range = rangeOn(sheet, id);
		if (!range || !Object.hasOwn(offered, id)) return { refused: 'option-unknown' };
		if (!optionAllows(range, value)) return { refused: 'option-value' };
	}
	return null;
}

function refuseNames(names: readonly string[]): Refusal | null {
	const seen = new Set<string>();
	for (const [seat, name] of names.entries()) {
		const bare = name.normalize('NFC').trim();
		if (bare === '') return { refused: 'names-empty', seat };
		if (seen.has(bare)) return { refused: 'names-same', seat };
		seen.add(bare);
	}
	return null;
}

function refuseDeck({ sheet, names, deck: proposed }: Draft, options: Options): Refusal | null {
	const deck = positive(proposed);
	const players = names.length;
	const cards = Object.entries(SHEETS[sheet].cards);
	const size = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
	const sizes = SHEETS[sheet].sizes?.(players, deck, options) ?? [players];
	if (!sizes.includes(size))
		return { refused: 'deck-size', is: size, least: Math.min(...sizes), most: Math.max(...sizes) };
	return (
		unknownRole(deck, SHEETS[sheet].cards) ??
		tooMany(deck, cards, 'one', 'deck-unique', (copies) => copies > 1) ??
		tooMany(deck, cards, 'pair', 'deck-pair', (copies) => copies !== 0 && copies !== 2) ??
		refuseWolves(deck, cards, size) ??
		refuseRange(players, playersOf(sheet, options)) ??
		(options.customDeck ? null : SHEETS[sheet].composition(deck, players, options))
	);
}

function unknownRole(deck: Deck, cards: Readonly<Partial<Record<RoleId, Card>>>): Refusal | null {
	const stranger = (Object.keys(deck) as RoleId[]).find((role) => !Object.hasOwn(cards, role));
	return stranger ? { refused: 'deck-unknown-role', role: stranger } : null;
}

function tooMany(
	deck: Deck,
	cards: readonly [string, Card][],
	kind: Card['copies'],
	refused: 'deck-unique' | 'deck-pair',
	wrong: (copies: number) => boolean,
): Refusal | null {
	for (const [id, { copies }] of cards) {
		const role = id as RoleId;
		const is = deck[role] ?? 0;
		if (copies === kind && wrong(is)) return { refused, role, is };
	}
	return null;
}

function refuseWolves(deck: Deck, cards: readonly [string, Card][], size: number): Refusal | null {
	const counting = (as: Card['counts']): number =>
		cards
			.filter(([, card]) => card.counts === as)
			.reduce((sum, [role]) => sum + (deck[role as RoleId] ?? 0), 0);
	const wolves = counting('wolf');
	if (wolves === 0) return { refused: 'deck-no-wolf' };
	const is = wolves + counting('evil');
	const most = Math.ceil(size / 2) - 1;
	return is > most ? { refused: 'deck-too-many-wolves', is, most } : null;
}

function refuseRange(players: number, { least, most }: { least: number; most: number }): Refusal | null {
	return players < least || players > most ? { refused: 'deck-range', is: players, least, most } : null;
}

/** A deck without its zeros; a count that is not a whole number from 1 on counts as none. */
function positive(deck: Deck): Deck {
	return Object.fromEntries(
		Object.entries(deck).filter(([, copies]) => Number.isInteger(copies) && copies > 0),
	) as Deck;
}

/** The roles a deck holds although the sheet advises more players for them: a warning, never a refusal (CR2). */
export function adviceOn(sheet: SheetId, players: number, deck: Deck): { role: RoleId; from: number }[] {
	return Object.entries(SHEETS[sheet].cards).flatMap(([id, { advisedFrom: from }]) => {
		const role = id as RoleId;
		return from !== undefined && from > players && (deck[role] ?? 0) > 0 ? [{ role, from }] : [];
	});
}
