import { error } from '@sveltejs/kit';
import '$lib/ui/book/page.css';
import '$lib/ui/book/sheet.css';
import '$lib/ui/book/lesson.css';
import '$lib/ui/book/comparison.css';
import '$lib/ui/book/glossary.css';
import '$lib/ui/book/menu.css';
import { LANGUAGES, type LanguageId } from '$lib/words/index';
import type { EntryGenerator, PageLoad } from './$types';

// Drawn when the app is built, and read as it is: no script of the app runs here.
export const ssr = true;
export const csr = false;

const languages = Object.keys(LANGUAGES) as LanguageId[];
/** The condition leaves the texts of the book out of the script of the app. */
const pages = async () => (import.meta.env.SSR ? await import('$lib/book/pages') : null);

export const entries: EntryGenerator = async () => {
	const ids = (await pages())?.PAGE_IDS ?? [];
	return languages.flatMap((language) => ids.map((page) => ({ language, page })));
};

export const load: PageLoad = async ({ params }) => {
	const book = await pages();
	const language = languages.find((id) => id === params.language);
	// Every address ends with a slash, and the rest of it is all that is left.
	const page = book?.PAGE_IDS.find((id) => id === params.page.replace(/\/$/, ''));
	if (!book || !language || !page) error(404);
	return { page: book.pageOf(language, page) };
};
