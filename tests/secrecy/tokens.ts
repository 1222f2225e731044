// What stands in for every secret where the canary flies. A module of its own: the book is replaced before anything else loads.
import type { RoleId } from '$lib/engine/index';
import { CARD_PARTS } from '$lib/book/shape';

/** How every secret begins. */
export const TOKEN = 'qzx';

const tokenCard = (role: RoleId) =>
	Object.fromEntries(['summary', ...CARD_PARTS].map((part) => [part, `${TOKEN}-card-${role}-${part}`]));

/** The book, with tokens for what the cards say. */
export const tokenCards = { BLANK_CARDS: tokenCard, openCards: () => Promise.resolve(tokenCard) };
