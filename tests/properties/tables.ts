// Tables for the properties: every sheet, every size, all options, and decks of every legal kind, read from the sheets.
import fc from 'fast-check';
import { vi } from 'vitest';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	playersOf,
	Play,
	rangeOn,
	SHEETS,
	suggestedDeck,
} from '../../src/lib/engine';
import type { Card, Deck, Options, RoleId, Setup, SheetId } from '../../src/lib/engine';

// A property takes as long as it takes: nothing here is compared with a clock.
vi.setConfig({ testTimeout: 7_200_000 });

/** The same games on every run: a failure can be repeated, and nothing fails by chance. */
export const SEED = 20_261_130;

export const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

const from = (least: number, most: number): number[] =>
	Array.from({ length: most - least + 1 }, (_, more) => least + more);

/** Every size a table may have (GR11). */
const SIZES = from(5, 24);

/** How many cards one after the other try to join a deck, or to leave it. */
const MOST_WISHES = 24;

/** Any table that a sheet lets play: of every sheet and size, or of those asked for. */
export const tables = (sheet?: SheetId, sizes: readonly number[] = SIZES): fc.Arbitrary<Setup> =>
	(sheet ? fc.constant(sheet) : fc.constantFrom(...SHEET_IDS)).chain((id) =>
		fc
			.record({
				players: fc.constantFrom(...sizes),
				options: someOptions(id),
				printed: fc.boolean(),
				long: fc.boolean(),
				wishes: fc.array(fc.constantFrom(...rolesOf(id)), { maxLength: MOST_WISHES }),
			})
			.map(({ players, options, printed, long, wishes }) => {
				const { least, most } = playersOf(id, { ...optionsOf(id, options), customDeck: false });
				const fits = least <= players && players <= most;
				const changes = { ...options, customDeck: options.customDeck === true || !fits };
				const base = fits && (printed || !changes.customDeck) ? undefined : plain(id, players, long);
				const setup = setupOf(id, players, changes, base);
				return printed && fits ? setup : wishes.reduce(exchanged, setup);
			}),
	);

/** Each option at one of its values, or at a bound of its seconds. */
const someOptions = (sheet: SheetId): fc.Arbitrary<Partial<Options>> =>
	fc.record(
		Object.fromEntries(optionValues(sheet).map(([id, values]) => [id, fc.constantFrom(...values)])),
	) as fc.Arbitrary<Partial<Options>>;

/** The options a sheet offers, each with the values to be tried. */
function optionValues(sheet: SheetId): [string, readonly (string | boolean | number)[]][] {
	return Object.entries(SHEETS[sheet].options).map(([id, own]) => {
		const range = rangeOn(sheet, id);
		if (!range) throw new Error(`${sheet} offers an option that there is not: ${id}`);
		return [id, range.kind === 'values' ? range.values : [range.least, own, range.most]];
	});
}

/** Every deck the sheets print, for every number of players, under each value of each option. */
export const printedTables = (sheet: SheetId): Setup[] => {
	const values = optionValues(sheet);
	const prints = values.find(([id]) => id === 'sheet')?.[1] ?? [null];
	return prints.flatMap((print) => {
		const base = print === null ? {} : { sheet: print };
		return values.flatMap(([id, each]) =>
			each.flatMap((value) => {
				const changes = { ...base, [id]: value } as Partial<Options>;
				const { least, most } = playersOf(sheet, optionsOf(sheet, { ...changes, customDeck: false }));
				return from(least, most).map((players) => setupOf(sheet, players, changes));
			}),
		);
	});
};

/** A setup of these options and this deck, or of the suggested one; the players are called after their seats. */
export function setupOf(
	sheet: SheetId,
	players: number,
	changes: Partial<Options> = {},
	cards?: Deck,
): Setup {
	const deck = cards ?? suggestedDeck(sheet, players, optionsOf(sheet, changes));
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const setup = checkSetup({ sheet, options: changes, names, deck });
	if (isRefusal(setup))
		throw new Error(`no such table: ${JSON.stringify({ setup, players, changes, deck })}`);
	return setup;
}

const rolesOf = (sheet: SheetId): RoleId[] => Object.keys(SHEETS[sheet].cards) as RoleId[];

/** The card without a limit on this side: a villager or a farmer, and a werewolf. */
function endless(sheet: SheetId, counts: Card['counts']): RoleId {
	const role = rolesOf(sheet).find((id) => {
		const card = SHEETS[sheet].cards[id];
		return card?.counts === counts && card.copies === 'any';
	});
	if (!role) throw new Error(`${sheet} has no endless card that counts as ${counts}`);
	return role;
}

/** The smallest deck that can be played: one wolf among plain people. */
function plain(sheet: SheetId, players: number, long: boolean): Deck {
	const options = optionsOf(sheet, { customDeck: true });
	const sizes = SHEETS[sheet].sizes?.(players, {}, options) ?? [players];
	const size = long ? Math.max(...sizes) : Math.min(...sizes);
	return { [endless(sheet, 'human')]: size - 1, [endless(sheet, 'wolf')]: 1 };
}

/** The table with one more card of a role for plain people, or without that role: where it may be played so. */
function exchanged(setup: Setup, role: RoleId): Setup {
	const { sheet, deck } = setup;
	const filler = endless(sheet, 'human');
	const { copies } = SHEETS[sheet].cards[role] ?? {};
	const has = deck[role] ?? 0;
	const more = copies === 'any' ? 1 : has > 0 ? -has : copies === 'pair' ? 2 : 1;
	const fillers = (deck[filler] ?? 0) - more;
	if (role === filler || fillers < 0) return setup;
	const next = { ...deck, [filler]: fillers, [role]: has + more };
	const tried = checkSetup({ ...setup, deck: next });
	return isRefusal(tried) ? setup : tried;
}

/** The cards of a real deal, in seat order, and those that were left over. */
export function realDeal(setup: Setup, seed: string): { cards: RoleId[]; discards: readonly RoleId[] } {
	const play = new Play(setup, seed);
	play.stop();
	const { people = [], discards = [] } = play.recap ?? {};
	return { cards: people.map(({ card }) => card), discards };
}
