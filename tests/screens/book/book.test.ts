// The rule book: the page drawn for each sheet, and what the app makes of it.
import { render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '$lib/book/cards';
import type * as Hints from '$lib/book/hints';
import { reasonOf, textOf, type Book } from '$lib/book/open';
import { BOOKS, cardOf, PAGE_IDS, pageOf, sheetMatter } from '$lib/book/pages';
import type { PageId } from '$lib/book/page';
import { SHEETS, type RoleId, type SheetId } from '$lib/engine/index';
import Matter from '$lib/ui/book/Matter.svelte';
import Why from '$lib/ui/screens/Why.svelte';
import { LANGUAGES, type LanguageId } from '$lib/words';
import { language } from '$lib/words/language.svelte';
import { RULINGS, sectionsOf } from '$lib/words/paragraphs';
import { wordsOf } from '$lib/words/sheet';
import { bookOf } from './drawn';
import Learn from '../../../src/routes/learn/+page.svelte';
import Lead from '../../../src/routes/learn/lead/+page.svelte';
import Primer from '../../../src/routes/learn/primer/+page.svelte';
import Rules from '../../../src/routes/rules/+page.svelte';

const { openBook, goto } = vi.hoisted(() => ({ openBook: vi.fn(), goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto }));
vi.mock('$lib/book/open', async (original) => ({
	...(await original<object>()),
	openBook,
}));

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];
const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[];

let user: UserEvent;
beforeEach(() => {
	user = userEvent.setup();
	openBook.mockImplementation(async (id: LanguageId, page: PageId) => {
		await Promise.resolve(); // a page takes its time, and is drawn apart from whoever asks for it
		return bookOf(id, page);
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

test('the hints of the options of a sheet are those of its book', async () => {
	const { openHints } = await vi.importActual<typeof Hints>('$lib/book/hints');
	for (const sheet of SHEET_IDS) {
		const hints = await openHints('it', sheet);
		for (const { id, hint } of sheetMatter('it', sheet).options) expect(hints(id)).toBe(hint);
	}
	const own = BOOKS.it.sheets.licantropi.hints.discussionSeconds;
	expect((await openHints('it', 'licantropi'))('discussionSeconds')).toBe(own);
	expect((await openHints('it', 'classic'))('discussionSeconds')).not.toBe(own);
});

describe.each(LANGUAGE_IDS.flatMap((id) => SHEET_IDS.map((sheet) => [id, sheet] as const)))(
	'the page of the book: %s, %s',
	(id, sheet) => {
		test('has every role, paragraph, option and ruling of the sheet, each under its id, once', () => {
			const ids = [...bookOf(id, sheet).querySelectorAll('[data-entry]')].map((entry) => entry.id);
			expect(ids).toEqual([
				...Object.keys(SHEETS[sheet].cards),
				...sectionsOf(sheet).flatMap(([, paragraphs]) => [...paragraphs]),
				...Object.keys(SHEETS[sheet].options),
				...RULINGS[sheet],
				...RULINGS.common,
			]);
			expect(new Set(ids).size).toBe(ids.length);
		});
	},
);

describe.each(PAGE_IDS)('the page %s', (page) => {
	test.each(LANGUAGE_IDS)('breaks no rule of accessibility, in %s', async (id) => {
		const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
		const { container } = render(Matter, { matter: pageOf(id, page).matter });
		const { violations } = await axe.run(container, { rules });
		expect(violations).toEqual([]);
	});

	test('is built alike in every language, each of its entries under one id', () => {
		const [one, ...others] = LANGUAGE_IDS.map((id) => outline(bookOf(id, page)));
		for (const other of others) expect(other).toEqual(one);
		const ids = [...bookOf('it', page).querySelectorAll('[id]')].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test.each(LANGUAGE_IDS)('has a title, a line, and parts that are there to be jumped to, in %s', (id) => {
		const { title, line, matter } = pageOf(id, page);
		expect([title, line]).not.toContain('');
		const sections = [...bookOf(id, page).querySelectorAll('section[id]')];
		expect(matter.parts.map((part) => part.id)).toEqual(sections.map((section) => section.id));
		for (const [at, section] of sections.entries())
			expect(section.querySelector('h2')).toHaveTextContent(matter.parts[at]?.title ?? '');
	});
});

/** What a page is made of, without its words: every element with what marks it. */
const outline = (book: Book): string[] =>
	[...book.querySelectorAll('*')].map(
		({ tagName, id, className }) => `${tagName} ${id} ${String(className)}`,
	);

test.each(LANGUAGE_IDS.flatMap((id) => SHEET_IDS.map((sheet) => [id, sheet] as const)))(
	'the page for the table names every role, once: %s, %s',
	(id, sheet) => {
		const lines = [...bookOf(id, `${sheet}/menu`).querySelectorAll<HTMLElement>('[data-role]')];
		expect(lines.map(({ dataset }) => dataset['role']).sort()).toEqual(
			Object.keys(SHEETS[sheet].cards).sort(),
		);
		const { roles } = wordsOf(sheet, LANGUAGES[id]);
		for (const line of lines) {
			const role = Object.keys(SHEETS[sheet].cards).find(
				(one): one is RoleId => one === line.dataset['role'],
			);
			if (role) expect(line).toHaveTextContent(`${roles[role].name} ${cardOf(id, sheet, role).summary}`);
		}
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

	test('set the sheets side by side, and search that too', async () => {
		const { container } = render(Rules);
		await user.click(await screen.findByRole('radio', { name: /Le differenze/ }));
		await screen.findByRole('heading', { name: 'In parità' });
		await user.type(screen.getByRole('textbox', { name: 'Cerca nelle regole' }), 'capro');
		const found = [...container.querySelectorAll<HTMLElement>('[data-entry]')].filter(
			({ hidden }) => !hidden,
		);
		expect(found.map(({ id }) => id)).toContain('tie-teatro');
		expect(found.map(({ id }) => id)).not.toContain('tie-classic');
	});

	test('lead to the page for the table, of the sheet that is chosen', async () => {
		render(Rules);
		await user.click(screen.getByRole('radio', { name: /Licantropi/ }));
		const link = screen.getByRole('link', { name: 'Promemoria per il tavolo' });
		expect(link.getAttribute('href')).toMatch(/\/book\/it\/licantropi\/menu\/$/);
		await user.click(screen.getByRole('radio', { name: /Le differenze/ }));
		expect(screen.queryByRole('link', { name: 'Promemoria per il tavolo' })).toBeNull();
	});

	test('say so when the book cannot be had', async () => {
		openBook.mockResolvedValue(null);
		render(Rules);
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Il regolamento non è ancora su questo tablet',
		);
	});
});

describe('learning', () => {
	test('offers its ways, each with an address of its own', () => {
		render(Learn);
		const ways = screen.getAllByRole('link').map((way) => way.getAttribute('href'));
		expect(ways).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/\/learn\/lead\/$/),
				expect.stringMatching(/\/learn\/primer\/$/),
			]),
		);
		expect(screen.getByRole('link', { name: /Guidare il tavolo/ })).toBeVisible();
	});

	test.each([
		[Lead, 'Come passare il tablet'],
		[Primer, 'Tre consigli'],
	])('reads a lesson from the book, and leads on to a game', async (Lesson, step) => {
		render(Lesson);
		expect(await screen.findByRole('heading', { name: step })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Nuova partita' })).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Indietro' }));
		expect(goto).toHaveBeenCalledWith(expect.stringMatching(/\/learn\/$/));
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
		const reason = reasonOf(book, 'prey');
		const isReason = (element: Element | null) => element?.tagName === 'P' && element.textContent === reason;
		expect(dialog.getByText((_, element) => isReason(element))).toBeVisible();
		for (const line of textOf(book, 'P9')) expect(dialog.getByText(line)).toBeVisible();
		await user.click(dialog.getByText('Regola TR1'));
		expect(textOf(book, 'TR1')).toHaveLength(2); // a ruling comes with its question
		for (const line of textOf(book, 'TR1')) expect(dialog.getByText(line)).toBeVisible();
	});
});
