import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { openCards } from '$lib/book/cards';
import type { openHints } from '$lib/book/hints';
import type { OptionId, RoleId } from '$lib/engine/index';

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
