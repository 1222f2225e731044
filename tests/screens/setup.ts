import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { openCards } from '$lib/book/cards';
import type { RoleId } from '$lib/engine/index';

// Here no page can be loaded: the cards come from where the pages of the book take them.
vi.mock('$lib/book/cards', async (original) => {
	const { cardOf } = await import('$lib/book/pages');
	return {
		...(await original<object>()),
		openCards: (...book: Parameters<typeof openCards>) =>
			Promise.resolve((role: RoleId) => cardOf(...book, role)),
	};
});
