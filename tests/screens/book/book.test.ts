// The rule book: the page drawn for each sheet, and what the app makes of it.
import { render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '$lib/book/cards';
import { reasonOf, textOf } from '$lib/book/open';
import { cardOf, pageOf } from '$lib/book/pages';
import { SHEETS, type SheetId } from '$lib/engine/index';
import Matter from '$lib/ui/book/Matter.svelte';
import Why from '$lib/ui/screens/Why.svelte';
import { LANGUAGES, type LanguageId } from '$lib/words';
import { language } from '$lib/words/language.svelte';
import { RULINGS, sectionsOf } from '$lib/words/paragraphs';
import { bookOf } from './drawn';
import Rules from '../../../src/routes/rules/+page.svelte';

const { openBook } = vi.hoisted(() => ({ openBook: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto: vi.fn() }));
vi.mock('$lib/book/open', async (original) => ({
	...(await original<object>()),
	openBook,
}));

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];
const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[];

let user: UserEvent;
beforeEach(() => {
	user = userEvent.setup();
	openBook.mockImplementation(async (id: LanguageId, sheet: SheetId) => {
		await Promise.resolve(); // a page takes its time, and is drawn apart from whoever asks for it
		return bookOf(id, sheet);
	});
});

test('the cards of a sheet say what its book says of them', async () => {
	const { openCards } = await vi.importActual<typeof Cards>('$lib/book/cards');
	const cards = await openCards('it', 'teatro');
	expect(cards('seer')).toEqual(cardOf('it', 'teatro', 'seer'));
	expect(cards('seer')).not.toEqual(cardOf('it', 'classic', 'seer'));
	expect(await openCards('it', 'teatro')).toBe(cards);
});

test('a card whose book cannot be had is blank, until it can', async () => {
	const { openCards } = await vi.importActual<typeof Cards>('$lib/book/cards');
	openBook.mockResolvedValueOnce(null);
	expect((await openCards('en', 'classic'))('seer').are).toBe('');
	expect((await openCards('en', 'classic'))('seer')).toEqual(cardOf('en', 'classic', 'seer'));
});

describe.each(LANGUAGE_IDS.flatMap((id) => SHEET_IDS.map((sheet) => [id, sheet] as const)))(
	'the page of the book: %s, %s',
	(id, sheet) => {
		test('has every role, every paragraph and every ruling of the sheet, each under its id, once', () => {
			const ids = [...bookOf(id, sheet).querySelectorAll('[data-entry]')].map((entry) => entry.id);
			expect(ids).toEqual([
				...Object.keys(SHEETS[sheet].cards),
				...sectionsOf(sheet).flatMap(([, paragraphs]) => [...paragraphs]),
				...RULINGS[sheet],
				...RULINGS.common,
			]);
			expect(new Set(ids).size).toBe(ids.length);
		});

		test('breaks no rule of accessibility', async () => {
			const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
			const { container } = render(Matter, { matter: pageOf(id, sheet).matter });
			const { violations } = await axe.run(container, { rules });
			expect(violations).toEqual([]);
		});
	},
);

describe('the rules in the app', () => {
	test('show the sheet that is chosen, everything closed that opens', async () => {
		const { container } = render(Rules);
		await screen.findByText('C7');
		expect(container.querySelectorAll('details[open]')).toHaveLength(0);
		expect(screen.queryByText('L7')).toBeNull();
		await user.click(screen.getByRole('radio', { name: /Licantropi/ }));
		await screen.findByText('L7');
		expect(screen.queryByText('C7')).toBeNull();
	});

	test('find an entry by its words or its number, whatever the accents', async () => {
		const { container } = render(Rules);
		await screen.findByText('C7');
		const found = () =>
			[...container.querySelectorAll<HTMLElement>('[data-entry]')].filter(({ hidden }) => !hidden);
		const search = screen.getByRole('textbox', { name: 'Cerca nelle regole' });
		await user.type(search, 'PARITA sorte');
		expect(found().map(({ id }) => id)).toContain('CR8');
		await user.clear(search);
		await user.type(search, 'cr17');
		expect(found().map(({ id }) => id)).toEqual(['CR17']);
		expect(found()[0]).toHaveAttribute('open');
		await user.type(search, ' xyz');
		expect(screen.getByText('In questo gioco nessuna regola ne parla.')).toBeVisible();
		await user.clear(search);
		expect(found().length).toBeGreaterThan(60);
	});

	test('say so when the book cannot be had', async () => {
		openBook.mockResolvedValue(null);
		render(Rules);
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Il regolamento non è ancora su questo tablet',
		);
	});
});

describe('"Why?"', () => {
	test('opens the paragraph behind a reason, in the words of its sheet', async () => {
		const reasons = [
			{ id: 'prey', paragraph: 'P9' },
			{ id: 'grief', paragraph: 'TR1' },
		] as const;
		render(Why, { sheet: 'teatro', reasons });
		await user.click(screen.getByRole('button', { name: language.words.evening.why }));
		const dialog = within(screen.getByRole('dialog'));
		await user.click(await dialog.findByText('Regola P9'));
		const book = bookOf('it', 'teatro');
		expect(dialog.getByText(reasonOf(book, 'prey'))).toBeVisible();
		for (const line of textOf(book, 'P9')) expect(dialog.getByText(line)).toBeVisible();
		await user.click(dialog.getByText('Regola TR1'));
		expect(textOf(book, 'TR1')).toHaveLength(2); // a ruling comes with its question
		for (const line of textOf(book, 'TR1')) expect(dialog.getByText(line)).toBeVisible();
	});
});
