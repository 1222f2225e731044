// The rule book, opened from within the app. Its pages are files beside the app, kept for offline like all others; the
// content security policy lets nothing be fetched (K17), so a frame without scripts loads the page and hands it over.
import { resolve } from '$app/paths';
import type { LanguageId } from '../words/index';
import type { Paragraph } from '../words/paragraphs';
import type { ReasonId } from '../words/reasons';
import type { PageId } from './page';

/** A page of the book: its matter as elements, each entry with the id of its role, paragraph or subject. */
export type Book = HTMLElement;

/**
 * Opens a page of the book in a language: that of a sheet, or one that belongs to none. A copy each time: the caller may put it on the screen and change it.
 *
 * @returns `null` where its page cannot be had: not yet kept for offline, and no network
 */
export async function openBook(language: LanguageId, page: PageId): Promise<Book | null> {
	// As any text: of so many pages, TypeScript does not try each.
	return openFile(resolve(`/book/${language}/${page as string}/`), (file) => {
		const article = file?.querySelector('article');
		return article ? document.importNode(article, true) : null;
	});
}

/** Opens a file beside the app and takes something from it. The file is `null` where the browser does not hand it over. */
export async function openFile<T>(address: string, take: (file: Document | null) => T): Promise<T> {
	const frame = document.createElement('iframe');
	frame.hidden = true;
	frame.setAttribute('sandbox', 'allow-same-origin');
	frame.src = address;
	const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
	document.body.append(frame);
	await loaded;
	const taken = take(frame.contentDocument);
	frame.remove();
	return taken;
}

/** What a paragraph says, or a ruling and the question it answers; empty if the book has none. */
export const textOf = (book: Book, paragraph: Paragraph): readonly string[] =>
	['title', 'text'].flatMap((part) => book.querySelector(`#${paragraph} [data-${part}]`)?.textContent ?? []);

/** The text of a reason; empty if the book has none. */
export const reasonOf = (book: Book, reason: ReasonId): string =>
	book.querySelector(`[data-reason=${reason}]`)?.textContent ?? '';
