import type { Book } from './open';

/**
 * Leaves on the page only the entries in which every word of the search occurs, whatever its accents and case, and opens
 * them; an empty search leaves all, closed. Gives how many are left.
 */
export function find(book: Book, search: string): number {
	const wanted = plain(search).split(/\s+/u).filter(Boolean);
	let found = 0;
	for (const section of book.querySelectorAll('section')) {
		const entries = [...section.querySelectorAll<HTMLElement>('[data-entry]')];
		for (const entry of entries) {
			const text = plain(entry.textContent);
			entry.hidden = !wanted.every((word) => text.includes(word));
			if (entry instanceof HTMLDetailsElement) entry.open = wanted.length > 0;
		}
		const left = entries.filter(({ hidden }) => !hidden).length;
		section.hidden = left === 0;
		found += left;
	}
	return found;
}

/** A text as a search reads it: without accents, in small letters. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
