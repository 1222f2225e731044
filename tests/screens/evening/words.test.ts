// Every text of the evening goes through the dictionary, on every kind of screen there is.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '$lib/book/cards';
import type * as Glossary from '$lib/book/glossary';
import type { Request } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { holderOf, tablet } from '$lib/session/tablet.svelte';
import Elsewhere from '$lib/ui/screens/Elsewhere.svelte';
import { language } from '$lib/words/language.svelte';
import { lift } from '../parts/fingers';
import { outsideBrackets, speakInBrackets } from '../pseudo';
import { button, isKind, lookAtIt, NAMES, playUntil, read, sit, takeTheClock } from './evening';

vi.mock('$app/navigation', () => ({ goto: vi.fn(), beforeNavigate: vi.fn() }));
// What the cards say stands in the book, and is tested with it.
vi.mock('$lib/book/cards', async (original) => {
	const cards = await original<typeof Cards>();
	return { ...cards, openCards: () => Promise.resolve(cards.BLANK_CARDS) };
});
vi.mock('$lib/book/glossary', async (original) => {
	const glossary = await original<typeof Glossary>();
	return { ...glossary, openGlossary: () => Promise.resolve(glossary.NO_GLOSSARY) };
});

const soon = () => vi.advanceTimersByTimeAsync(0);
/** The code of the deal and its seed are said as they are, like names. */
const strange = () => outsideBrackets(document.body, [...NAMES, game.code, game.seed ?? '']);
const screenOf = (request: Request) => (request.kind === 'announce' ? request.announcement.of : request.kind);

beforeEach(async () => {
	// Nobody dies before the first vote: eight judge two, and cannot agree.
	await sit({ options: { firstNightVictim: 'moderator' } });
	speakInBrackets();
	takeTheClock();
});
afterEach(async () => {
	lift(document.body);
	await vi.advanceTimersByTimeAsync(30_000);
	vi.useRealTimers();
	language.use('it');
});

/** Looks at a screen of its own kind, covered and held. */
async function check(request: Request) {
	const { unmount } = lookAtIt();
	expect(strange(), screenOf(request)).toEqual([]);
	if (holderOf(request) !== null) {
		tablet.open(request);
		await soon();
		expect(strange(), screenOf(request)).toEqual([]);
		expect(await read(strange), screenOf(request)).toEqual([]);
	}
	unmount();
}

test('every kind of request', async () => {
	const seen = new Set<string>();
	await playUntil((request) => !seen.has(screenOf(request)));
	for (let request = game.table?.request; request;) {
		seen.add(screenOf(request));
		await check(request);
		request = await playUntil((one) => !seen.has(screenOf(one)));
	}
	expect([...seen].sort()).toEqual(
		['card', 'count', 'dawn', 'defence', 'discuss', 'lots', 'nominees', 'read', 'starter', 'tie', 'turn']
			.concat('verdict', 'vote')
			.sort(),
	);
});

test('the end, the cards, the story', async () => {
	await playUntil(() => false);
	lookAtIt();
	expect(strange()).toEqual([]);
	for (const next of [/Girate/, /andata/]) {
		button(next).click();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(strange()).toEqual([]);
	}
});

test('what lies over a screen: the pause, leaving, stopping, why, who am I', async () => {
	await playUntil(isKind('discuss'));
	lookAtIt();
	for (const path of [[/Pausa/], [/Pausa/, /lascia il tavolo/], [/Pausa/, /Chiudi qui/], [/Chi sono/]]) {
		for (const step of path) {
			button(step).click();
			await soon();
		}
		expect(strange()).toEqual([]);
		screen.getByRole('dialog').dispatchEvent(new Event('close'));
		await soon();
	}
});

test('the neutral frame of a game that is opened again', async () => {
	await playUntil(isKind('count'));
	tablet.resume();
	lookAtIt();
	expect(strange()).toEqual([]);
});

describe('a game that cannot be shown here', () => {
	test.each(['busy', 'damaged', 'newer', 'blocked'] as const)('%s', (standing) => {
		render(Elsewhere, { standing });
		expect(strange()).toEqual([]);
		expect(document.body.textContent).toMatch(/⟦/u);
	});
});
