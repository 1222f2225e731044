// Every text of these screens goes through the dictionary, and none breaks an accessibility rule that a machine can check.
import { render, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import type { Component } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '$lib/book/cards';
import type * as Hints from '$lib/book/hints';
import { db } from '$lib/db/index';
import { preferences } from '$lib/setup/preferences.svelte';
import { LICENCES } from '$lib/ui/setup/licences';
import { language } from '$lib/words/language.svelte';
import Home from '../../../src/routes/+page.svelte';
import Groups from '../../../src/routes/groups/+page.svelte';
import Learn from '../../../src/routes/learn/+page.svelte';
import Lesson from '../../../src/routes/learn/lead/+page.svelte';
import Names from '../../../src/routes/new/+page.svelte';
import Deck from '../../../src/routes/new/deck/+page.svelte';
import Options from '../../../src/routes/new/options/+page.svelte';
import Sheets from '../../../src/routes/new/sheet/+page.svelte';
import Start from '../../../src/routes/new/start/+page.svelte';
import Rules from '../../../src/routes/rules/+page.svelte';
import Settings from '../../../src/routes/settings/+page.svelte';
import { outsideBrackets, speakInBrackets } from '../pseudo';
import { NINE, unpack } from './setting';

vi.mock('$app/navigation', () => ({ goto: vi.fn() }));
// The book has its own tests: here it is a page that cannot be had.
vi.mock('$lib/book/open', () => ({ openBook: () => Promise.resolve(null) }));
vi.mock('$lib/book/cards', async (original) => {
	const cards = await original<typeof Cards>();
	return { ...cards, openCards: () => Promise.resolve(cards.BLANK_CARDS) };
});
vi.mock('$lib/book/hints', async (original) => {
	const hints = await original<typeof Hints>();
	return { ...hints, openHints: () => Promise.resolve(hints.BLANK_HINTS) };
});
vi.mock('$lib/sim/balance', () => ({ balance: () => Promise.resolve({ humans: 0.52, wolves: 0.48 }) }));

/** Names in no language: of people, licences and languages. */
const NAMES = [...NINE, 'Vecchi amici', ...LICENCES.flatMap(({ name, licence }) => [name, licence])];

const PAGES: readonly (readonly [string, Component])[] = [
	['home', Home],
	['names', Names],
	['sheet', Sheets],
	['deck', Deck],
	['options', Options],
	['start', Start],
	['learn', Learn],
	['a lesson', Lesson],
	['rules', Rules],
	['groups', Groups],
	['settings', Settings],
];

beforeEach(async () => {
	await unpack({ names: [...NINE, 'anna'], options: { sheet: '002', firstNightVictim: 'moderator' } });
	await db.groups.save({ id: 'g', name: 'Vecchi amici', seats: NINE, lastPlayed: 1 });
	preferences.set('presets', [{ id: 'p', name: 'Vecchi amici', sheet: 'classic', options: {} }]);
});

describe.each(PAGES)('%s', (_, Page) => {
	test('takes every text from the dictionary', async () => {
		speakInBrackets();
		const { container } = render(Page);
		await waitFor(() => expect(container.textContent).toMatch(/⟦/u));
		await new Promise((resolve) => setTimeout(resolve, 400));
		expect(outsideBrackets(document.body, [...NAMES, 'anna', 'Italiano', 'English'])).toEqual([]);
		language.use('it');
	});

	test('breaks no rule of accessibility', async () => {
		const { container } = render(Page);
		await new Promise((resolve) => setTimeout(resolve, 50));
		// Colours and regions need a real page: the browser tests look at them.
		const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
		const { violations } = await axe.run(container, { rules });
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
			[],
		);
	});
});
