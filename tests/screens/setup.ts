import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { openCards } from '$lib/book/cards';
import type * as Glossary from '$lib/book/glossary';
import type { openHints } from '$lib/book/hints';
import type { Book } from '$lib/book/open';
import type { OptionId, RoleId, SheetId } from '$lib/engine/index';
import type { LanguageId } from '$lib/words/index';

// Here no page can be loaded: cards and hints come from where the pages of the book take them.
vi.mock('$lib/book/cards', async (original) => {
	const { cardOf } = await import('$lib/book/pages');
	return {
		...(await original<object>()),
		openCards: (...book: Parameters<typeof openCards>) =>
			Promise.resolve((role: RoleId) => cardOf(...book, role)),
	};
});
vi.mock('$lib/book/hints', async (original) => {
	const { sheetMatter } = await import('$lib/book/pages');
	return {
		...(await original<object>()),
		openHints: (...book: Parameters<typeof openHints>) => {
			const { options } = sheetMatter(...book);
			return Promise.resolve((id: OptionId) => options.find((option) => option.id === id)?.hint ?? '');
		},
	};
});
vi.mock('$lib/book/glossary', async (original) => {
	const real = await original<typeof Glossary>();
	const { bookOf } = await import('./book/drawn');
	const books = new Map<LanguageId, Book>();
	return {
		...real,
		openGlossary: (language: LanguageId, sheet: SheetId) => {
			const book = books.get(language) ?? bookOf(language, 'glossary');
			books.set(language, book);
			return Promise.resolve(real.readGlossary(book, sheet));
		},
	};
});
