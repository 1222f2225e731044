import { render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOKS } from '$lib/book/pages';
import { planning } from '$lib/setup/planning.svelte';
import { preferences } from '$lib/setup/preferences.svelte';
import Options from '../../../src/routes/new/options/+page.svelte';
import { NINE, unpack } from './setting';

vi.mock('$app/navigation', () => ({ goto: vi.fn() }));

let user: UserEvent;
beforeEach(async () => {
	await unpack({ names: NINE });
	user = userEvent.setup();
});

describe('table options', () => {
	test('start as the sheet has them; a changed one is marked and counted', async () => {
		render(Options);
		expect(screen.getByText('Le regole del foglio')).toBeVisible();
		expect(screen.queryByText('cambiata')).toBeNull();
		await user.click(screen.getByRole('radio', { name: 'il moderatore' }));
		expect(screen.getByText('cambiata')).toBeVisible();
		expect(screen.getByText('Una regola cambiata')).toBeVisible();
		expect(planning.plan.options).toEqual({ firstNightVictim: 'moderator' });
		await user.click(screen.getByRole('button', { name: 'Tutto come dice il foglio' }));
		expect(planning.plan.options).toEqual({});
	});

	test('say what hangs on each, once the book is open', async () => {
		render(Options);
		expect(await screen.findByText(BOOKS.it.options.hints.firstNightVictim)).toBeVisible();
		expect(screen.getByText(BOOKS.it.options.hints.discussionSeconds)).toBeVisible();
	});

	test('show only what matters with this deck', () => {
		render(Options);
		expect(screen.queryByText('Malocchio dalla prima notte')).toBeNull();
	});

	test('count the time of the discussion in half minutes', async () => {
		render(Options);
		const time = within(screen.getByRole('group', { name: 'Tempo per discutere' }));
		await user.click(time.getByRole('button', { name: 'Uno in meno' }));
		expect(planning.plan.options).toEqual({ discussionSeconds: 150 });
		expect(time.getByRole('button', { name: 'Uno in più' })).toBeEnabled();
	});

	test('are kept under a name and used again', async () => {
		render(Options);
		await user.click(screen.getByRole('radio', { name: 'il moderatore' }));
		await user.click(screen.getByRole('button', { name: 'Salva queste opzioni' }));
		const dialog = within(screen.getByRole('dialog'));
		await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Il venerdì{Enter}');
		expect(preferences.values.presets.map(({ name }) => name)).toEqual(['Il venerdì']);
		await user.click(screen.getByRole('button', { name: 'Tutto come dice il foglio' }));
		await user.click(screen.getByRole('button', { name: 'Il venerdì' }));
		expect(planning.plan.options).toEqual({ firstNightVictim: 'moderator' });
		expect(screen.getByRole('button', { name: 'Il venerdì' })).toHaveAttribute('aria-pressed', 'true');
	});

	test('of comfort are the same for everybody and follow the settings until changed', async () => {
		preferences.set('reveal', 'tap');
		render(Options);
		expect(screen.getByRole('radio', { name: /Con un tocco/ })).toBeChecked();
		expect(planning.plan.comfort).toBeNull();
		await user.click(screen.getByRole('radio', { name: /Tenendo premuto/ }));
		expect(planning.plan.comfort).toEqual({
			reveal: 'hold',
			minimumSeconds: 4,
			spoken: false,
			firstEvening: false,
		});
		preferences.set('reveal', 'hold');
	});
});
