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

const opened = new Map<string, Promise<Glossary>>();

/** The glossary of a sheet, read once in each language. */
export function openGlossary(language: LanguageId, sheet: SheetId): Promise<Glossary> {
	const of = `${language} ${sheet}`;
	const read = async () => {
		const book = await openBook(language, 'glossary');
		if (book) return readGlossary(book, sheet);
		opened.delete(of);
		return NO_GLOSSARY;
	};
	const opening = opened.get(of) ?? read();
	opened.set(of, opening);
	return opening;
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
