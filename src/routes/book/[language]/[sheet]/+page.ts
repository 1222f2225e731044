import { error } from '@sveltejs/kit';
import { SHEETS, type SheetId } from '$lib/engine/index';
import { LANGUAGES, type LanguageId } from '$lib/words/index';
import type { EntryGenerator, PageLoad } from './$types';

// Drawn when the app is built, and read as it is: no script of the app runs here.
export const ssr = true;
export const csr = false;

const languages = Object.keys(LANGUAGES) as LanguageId[];
const sheets = Object.keys(SHEETS) as SheetId[];

export const entries: EntryGenerator = () =>
	languages.flatMap((language) => sheets.map((sheet) => ({ language, sheet })));

export const load: PageLoad = async ({ params }) => {
	const language = languages.find((id) => id === params.language);
	const sheet = sheets.find((id) => id === params.sheet);
	// The condition leaves the texts of the book out of the script of the app.
	const book = import.meta.env.SSR ? await import('$lib/book/pages') : null;
	if (!book || !language || !sheet) error(404);
	return { page: book.pageOf(language, sheet) };
};
