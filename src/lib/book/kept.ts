// What is taken from the page of a sheet is kept for as long as the app is open.
import type { SheetId } from '../engine/index';
import type { LanguageId } from '../words/index';
import { openBook, type Book } from './open';

/**
 * A way to open the page of a sheet and to take something from it, once for each sheet and language.
 *
 * @param blank given where the page cannot be had; the next time it is asked for again
 */
export function keeping<T>(take: (book: Book) => T, blank: T) {
	const kept = new Map<string, Promise<T>>();
	return (language: LanguageId, sheet: SheetId): Promise<T> => {
		const key = `${language}/${sheet}`;
		const taken =
			kept.get(key) ??
			openBook(language, sheet).then((book) => {
				if (book) return take(book);
				kept.delete(key);
				return blank;
			});
		kept.set(key, taken);
		return taken;
	};
}
