// What hangs on each option of a sheet, taken from its book when a table comes to choose.
import type { OptionId } from '../engine/index';
import { keeping } from './kept';
import type { Book } from './open';

/** What is said of the options, one by one. */
export type Hints = (option: OptionId) => string;

/** Before the book is open, or where it cannot be had: the options can still be chosen. */
export const BLANK_HINTS: Hints = () => '';

/** The hints of a sheet, all at once. */
export const openHints = keeping(hintsIn, BLANK_HINTS);

function hintsIn(book: Book): Hints {
	return (option) => book.querySelector(`#${option} [data-text]`)?.textContent ?? '';
}
