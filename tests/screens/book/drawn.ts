import { render } from '@testing-library/svelte';
import type { Book } from '$lib/book/open';
import { pageOf } from '$lib/book/pages';
import type { PageId } from '$lib/book/page';
import Matter from '$lib/ui/book/Matter.svelte';
import type { LanguageId } from '$lib/words';

/** The book as the app gets it: the article of the page, alone. */
export function bookOf(id: LanguageId, page: PageId): Book {
	const { container } = render(Matter, { matter: pageOf(id, page).matter });
	const article = container.querySelector('article');
	if (!article) throw new Error('the page has no article');
	container.remove();
	return article;
}
