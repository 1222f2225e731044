import { checkSetup, isRefusal, optionsOf, suggestedDeck } from '../../src/lib/engine';
import type { Deck, Options, RoleId, Setup, SheetId } from '../../src/lib/engine';

/** The deck of these cards. */
export function deckOf(cards: Iterable<RoleId>): Deck {
	const copies = new Map<RoleId, number>();
	for (const role of cards) copies.set(role, (copies.get(role) ?? 0) + 1);
	return Object.fromEntries(copies);
}

/** So many players, numbered. */
export const playersUpTo = (players: number): string[] =>
	Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);

/** A table with the sheet's own deck for so many players. */
export function tableOf(
	players: number,
	changes: Readonly<Partial<Options>> = {},
	sheet: SheetId = 'classic',
): Setup {
	const deck = suggestedDeck(sheet, players, optionsOf(sheet, changes));
	const setup = checkSetup({ sheet, options: changes, names: playersUpTo(players), deck });
	if (isRefusal(setup)) throw new Error(`this table is refused: ${setup.refused}`);
	return setup;
}
