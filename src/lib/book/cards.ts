// What the cards of a sheet say, taken from its book before the first of them is turned: too long to be carried by every
// start of the app, and needed at once by whoever holds the tablet.
import type { RoleId } from '../engine/index';
import { keeping } from './kept';
import type { Book } from './open';
import { CARD_PARTS, type CardWords } from './shape';

/** What the cards say, one by one. */
export type Cards = (role: RoleId) => CardWords;

/** Before the book is open, or where it cannot be had: the card is still there, with its name and what its holder knows. */
export const BLANK_CARDS: Cards = () => ({ summary: '', are: '', know: '', night: '', win: '', advice: '' });

/** Every card of a sheet at once, so that nothing tells which of them is read. */
export const openCards = keeping(cardsIn, BLANK_CARDS);

function cardsIn(book: Book): Cards {
	const says = (role: RoleId, part: string) =>
		book.querySelector(`#${role} [data-part=${part}]`)?.textContent ?? '';
	return (role) =>
		Object.fromEntries(
			(['summary', ...CARD_PARTS] as const).map((part) => [part, says(role, part)]),
		) as CardWords;
}
