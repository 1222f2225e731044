import type { Deck, RoleId } from '../words';

/** Who joins a deck, and from how many players. */
export interface Join {
	readonly from: number;
	readonly role: RoleId;
	readonly copies: number;
}

/** A deck of so many cards: the base, whoever joins by then, and the role without a power for the rest. */
export function deckWith(filler: RoleId, size: number, base: Deck, joins: readonly Join[]): Deck {
	const deck: Partial<Record<RoleId, number>> = { ...base };
	for (const { from, role, copies } of joins) if (size >= from) deck[role] = copies;
	const others = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
	return size > others ? { [filler]: size - others, ...deck } : deck;
}
