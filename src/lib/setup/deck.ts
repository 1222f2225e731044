// A deck in the making: cards in and out, in the order in which the sheet prints its roles.
import {
	optionsOf,
	SHEETS,
	type Card,
	type Deck,
	type Draft,
	type RoleId,
	type SheetId,
} from '$lib/engine/index';

/** How many cards a deck has. */
export const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0);

/** How many cards a draft's deck needs: one for each player, or three more (T2); of several, the nearest to what it has. */
export function sizeFor({ sheet, names, deck, options }: Draft): number {
	const sizes = SHEETS[sheet].sizes?.(names.length, deck, optionsOf(sheet, options)) ?? [names.length];
	const gap = (size: number) => Math.abs(size - sizeOf(deck));
	return sizes.reduce((best, size) => (gap(size) < gap(best) ? size : best));
}

/** The roles of a sheet with their cards, in the sheet's order. */
export const cardsOf = (sheet: SheetId): [RoleId, Card][] =>
	Object.entries(SHEETS[sheet].cards) as [RoleId, Card][];

/** The role a sheet fills a deck up with: the first that any number may play. */
export const fillerOf = (sheet: SheetId): RoleId =>
	cardsOf(sheet).find(([, card]) => card.copies === 'any' && card.counts === 'human')?.[0] ?? 'villager';

/** The deck with so many cards of one role; none below zero. */
export const withCopies = (deck: Deck, role: RoleId, copies: number): Deck =>
	Object.fromEntries(Object.entries({ ...deck, [role]: copies }).filter(([id, n]) => id !== role || n > 0));

/** Whether two decks hold the same cards. */
export const sameDeck = (a: Deck, b: Deck): boolean =>
	(Object.keys({ ...a, ...b }) as RoleId[]).every((role) => (a[role] ?? 0) === (b[role] ?? 0));
