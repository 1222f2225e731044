// What the words of the rules mean and what happens at each moment, taken from the book for the sheet that is played.
import type { SheetId } from '../engine/index';
import type { LanguageId } from '../words/index';
import { openBook, type Book } from './open';
import type { MomentId, TermWords } from './shape';

export interface Glossary {
	readonly terms: readonly TermWords[];
	/** At most ninety letters, the same whatever has happened before (K8). */
	readonly at: (moment: MomentId) => string;
}

/** Before the book is open, or where it cannot be had: every text stands as it is. */
export const NO_GLOSSARY: Glossary = { terms: [], at: () => '' };

const opened = new Map<LanguageId, Promise<Book | null>>();

/** The glossary of a sheet; its page is opened once in each language. */
export async function openGlossary(language: LanguageId, sheet: SheetId): Promise<Glossary> {
	const opening = opened.get(language) ?? openBook(language, 'evening');
	opened.set(language, opening);
	const book = await opening;
	if (book) return readGlossary(book, sheet);
	opened.delete(language);
	return NO_GLOSSARY;
}

/** What its page says for a sheet. */
export function readGlossary(book: Book, sheet: SheetId): Glossary {
	const all = [
		...book.querySelectorAll<HTMLElement>(`[data-glossary] :is(:not([data-in]), [data-in~=${sheet}])`),
	];
	const textOf = (place: ParentNode | undefined, part: string) =>
		place?.querySelector(part)?.textContent ?? '';
	return {
		terms: all.flatMap((entry) => {
			const { forms } = entry.dataset;
			return forms ? [{ title: textOf(entry, 'h2'), text: textOf(entry, 'p'), forms }] : [];
		}),
		at: (moment) => all.find(({ dataset }) => dataset['moment'] === moment)?.textContent ?? '',
	};
}
