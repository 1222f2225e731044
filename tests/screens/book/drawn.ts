import { render } from '@testing-library/svelte';
import type { Book } from '$lib/book/open';
import { pageOf } from '$lib/book/pages';
import type { SheetId } from '$lib/engine/index';
import SheetBook from '$lib/ui/book/SheetBook.svelte';
import type { LanguageId } from '$lib/words';

/** The book as the app gets it: the article of the page, alone. */
export function bookOf(id: LanguageId, sheet: SheetId): Book {
	const { container } = render(SheetBook, { page: pageOf(id, sheet) });
	const article = container.querySelector('article');
	if (!article) throw new Error('the page has no article');
	container.remove();
	return article;
}
