// Every role and every word of the rules explains itself where it stands, alike for all (K1, K10).
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGlossary } from '$lib/book/glossary';
import type { Request, SheetId } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { holderOf } from '$lib/session/tablet.svelte';
import { markOf } from '$lib/ui/explain/mark';
import RecapPage from '$lib/ui/recap/RecapPage.svelte';
import { language } from '$lib/words/language.svelte';
import { lift } from '../parts/fingers';
import { lookAtIt, NAMES, playUntil, sit, takeTheClock } from './evening';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));

const soon = () => vi.advanceTimersByTimeAsync(0);
const screenOf = (request: Request) => (request.kind === 'announce' ? request.announcement.of : request.kind);
/** Titles, of chapters, columns and steps, a count at the foot, the night of a guess; and what is touched for something else. */
const ELSEWHERE =
	'h2, h3, th, dt, ol > li > small, li > small:first-child, li p > span, footer, button, label, legend, [role=button], [aria-hidden=true], .ring, .unseen';

/** The words that mean something and cannot be touched. */
async function silent(sheet: SheetId): Promise<readonly string[]> {
	const mark = markOf(await openGlossary(language.id, sheet), sheet, NAMES, language.words);
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	while (walk.nextNode()) {
		const { parentElement, textContent } = walk.currentNode;
		if (parentElement?.closest(ELSEWHERE)) continue;
		for (const { text, means } of mark(textContent ?? ''))
			if (means) found.push(`“${text}” in “${textContent?.trim() ?? ''}”`);
	}
	return found;
}

beforeEach(() => {
	takeTheClock();
});
afterEach(async () => {
	lift(document.body);
	await vi.advanceTimersByTimeAsync(30_000);
	vi.useRealTimers();
	language.use('it');
});

test.each([
	['classic', 'it'],
	['e-notte', 'en'],
	['licantropi', 'it'],
	['teatro', 'en'],
] as const)('every public screen of %s, and the story, in %s', async (sheet, id) => {
	await sit({ sheet });
	language.use(id);
	const seen = new Set<string>();
	const isNew = (request: Request) => holderOf(request) === null && !seen.has(screenOf(request));
	for (let request = await playUntil(isNew); request; request = await playUntil(isNew)) {
		seen.add(screenOf(request));
		const { unmount } = lookAtIt();
		await soon();
		expect(await silent(sheet), screenOf(request)).toEqual([]);
		unmount();
	}
	const recap = game.recap;
	if (recap === null) throw new Error('the game is not over');
	render(RecapPage, { recap });
	await soon();
	expect(document.querySelectorAll('[role=button]').length).toBeGreaterThan(20);
	expect(await silent(sheet)).toEqual([]);
});

test('a word is asked by the keyboard too, and by no other key', async () => {
	await sit();
	await playUntil((request) => screenOf(request) === 'discuss');
	lookAtIt();
	await soon();
	const word = document.querySelector('[role=button]');
	word?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
	await soon();
	expect(screen.queryByRole('dialog')).toBeNull();
	word?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
	await soon();
	expect(screen.getByRole('dialog')).toBeVisible();
});
