// A first evening together: each public step says what happens now; and, on any evening, words that explain themselves.
import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOKS, cardOf } from '$lib/book/pages';
import type { MomentId } from '$lib/book/shape';
import type { Request } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { Lesson } from '$lib/session/lesson.svelte';
import { holderOf, tablet } from '$lib/session/tablet.svelte';
import Pause from '$lib/ui/screens/Pause.svelte';
import { language } from '$lib/words/language.svelte';
import { announces, button, isKind, lookAtIt, NAMES, playUntil, read, sit, takeTheClock } from './evening';

const { goto } = vi.hoisted(() => ({ goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto, beforeNavigate: vi.fn() }));
vi.mock('$lib/book/open', async (original) => ({
	...(await original<object>()),
	openBook: () => Promise.resolve(null),
}));

beforeEach(() => language.use('it'));
beforeEach(takeTheClock);
afterEach(() => vi.useRealTimers());

const { glossary, sheets } = BOOKS.it;
const soon = () => vi.advanceTimersByTimeAsync(1);

/** What everybody is told at a request, derived from its kind and the sheet alone. */
function said(request: Request): string {
	const lap = 'lap' in request ? (`lap-${request.lap.kind}` as const) : null;
	const moment: MomentId =
		request.kind === 'announce'
			? request.announcement.of
			: request.kind === 'vote' || request.kind === 'poll'
				? request.ballot
				: (lap ?? (request.kind as MomentId));
	const { sheet } = game.table ?? { sheet: 'classic' };
	return sheets[sheet].moments[moment] ?? glossary.moments[moment];
}

describe.each([
	['classic', {}],
	['e-notte', {}],
	['licantropi', { discussionSeconds: 60 }],
	['teatro', {}],
] as const)('a first evening of %s', (sheet, options) => {
	test('says at every public step what happens now, and at the end too', async () => {
		await sit({ sheet, options, comfort: { firstEvening: true } });
		lookAtIt();
		const heard = new Set<string>();
		for (let request = game.table?.request; request; request = game.table?.request) {
			const { key, kind } = request;
			const text = said(request);
			if (!heard.has(text)) {
				await soon();
				expect(screen.getByText(text), key).toBeVisible();
				heard.add(text);
			}
			await playUntil((next) => (kind === 'poll' ? next.kind !== 'poll' : next.key !== key));
		}
		expect(heard.size).toBeGreaterThan(6);
		await soon();
		expect(screen.getByText(glossary.moments.end)).toBeVisible();
	});
});

test('any other evening says nothing of it', async () => {
	await sit();
	lookAtIt();
	await playUntil(isKind('discuss'));
	await soon();
	expect(screen.queryByText(glossary.moments.discuss)).toBeNull();
});

test('the card goes on to its advice before it can be passed on, whatever it is', async () => {
	await sit({ comfort: { firstEvening: true } });
	lookAtIt();
	const request = game.table?.request;
	if (!request || holderOf(request) === null) throw new Error('nobody holds the card');
	tablet.open(request);
	await soon();
	await read(() => undefined);
	button(/^Avanti$/).click();
	await soon();
	expect(game.table?.request?.key).toBe(request.key);
	expect(screen.getByText('pagina 2 di 2')).toBeVisible();
	button(/^Ho letto$/).click();
	await vi.waitFor(() => expect(game.table?.request?.key).not.toBe(request.key));
});

describe('a word of the rules', () => {
	test('explains itself, in the words of the book', async () => {
		await sit();
		lookAtIt();
		await playUntil(announces('verdict'));
		await soon();
		button(/^coperta$/).click();
		await soon();
		const dialog = within(screen.getByRole('dialog'));
		expect(dialog.getByRole('heading')).toHaveTextContent(glossary.terms.covered.title);
		expect(dialog.getByText(glossary.terms.covered.text)).toBeVisible();
	});

	test('that is the name of a person is only a name', async () => {
		await sit({
			names: ['Giorno', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo', 'Irene', 'Luca'],
		});
		lookAtIt();
		await playUntil(isKind('discuss'));
		await soon();
		expect(screen.queryByRole('button', { name: 'Giorno' })).toBeNull();
	});
});

describe('the pause', () => {
	test('shows the cards in play, each explained by a touch', async () => {
		await sit();
		lookAtIt();
		await playUntil(isKind('discuss'));
		await soon();
		button(language.words.evening.pause.open).click();
		await soon();
		button(language.words.setup.start.deck).click();
		await soon();
		button(language.words.roles.seer.name).click();
		await soon();
		expect(screen.getByText(cardOf('it', 'classic', 'seer').summary)).toBeVisible();
	});

	test('of a rehearsal has the rules, and the way out of it, and nobody who leaves', async () => {
		await game.rehearse(new Lesson(NAMES.slice(0, 8), '', () => undefined));
		render(Pause);
		button(language.words.evening.pause.open).click();
		await soon();
		expect(button(language.words.evening.pause.home)).toBeVisible();
		expect(screen.queryByRole('button', { name: language.words.evening.pause.leave })).toBeNull();
		button(language.words.home.rules).click();
		await soon();
		expect(goto).not.toHaveBeenCalled();
		expect(screen.getByRole('dialog', { name: language.words.home.rules })).toBeVisible();
		await game.close();
	});
});

test('a card that lies open at the end explains its role', async () => {
	await sit();
	lookAtIt();
	await playUntil(() => false);
	await soon();
	button(language.words.evening.end.turn).click();
	await vi.advanceTimersByTimeAsync(10_000);
	const [person] = game.recap?.people ?? [];
	if (!person) throw new Error('the game is not over');
	const { name } = language.words.roles[person.role];
	button(`${person.name}: ${name}`).click();
	await soon();
	expect(screen.getByText(cardOf('it', 'classic', person.role).summary)).toBeVisible();
});
