import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import { game } from '$lib/session/game.svelte';
import { LANGUAGES } from '$lib/words/index';
import Start from '../../../src/routes/new/start/+page.svelte';
import { NINE, unpack } from './setting';

const { goto } = vi.hoisted(() => ({ goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto }));

let user: UserEvent;
beforeEach(async () => {
	if ((await game.resume()) !== 'none') await game.setAside();
	await unpack({ names: NINE });
	goto.mockReset();
	user = userEvent.setup();
});

const deal = () => user.click(screen.getByRole('button', { name: 'Distribuisci le carte' }));

describe('the last look', () => {
	test('shows the table, the cards and what to take care of', () => {
		render(Start);
		expect(screen.getByRole('group', { name: 'Il tavolo visto dall’alto' })).toBeVisible();
		expect(screen.getByText('5 Villici')).toBeVisible();
		expect(screen.getByText('Nessuno guarda il turno degli altri.')).toBeVisible();
		expect(screen.getByText('Il tablet parte da Anna')).toBeVisible();
	});

	test('deals the cards, and saves the group with its game', async () => {
		render(Start);
		await deal();
		await waitFor(() => expect(goto).toHaveBeenCalledWith('/game/', { replaceState: true }));
		expect(game.table?.seats.map(({ name }) => name)).toEqual(NINE);
		const groups = await db.groups.list();
		const open = await db.games.openGame();
		expect(groups.ok && groups.value.map(({ seats }) => seats)).toEqual([NINE]);
		expect(open.ok && open.value?.title?.group).toBe(groups.ok && groups.value[0]?.id);
	});

	test('gives the group a name if it wants one', async () => {
		render(Start);
		await user.type(screen.getByRole('textbox', { name: 'Il nome di questo gruppo' }), 'Il venerdì');
		await deal();
		await waitFor(() => expect(goto).toHaveBeenCalled());
		const groups = await db.groups.list();
		expect(groups.ok && groups.value[0]?.name).toBe('Il venerdì');
	});

	test('leaves a game alone that another window plays (K21)', async () => {
		render(Start);
		const elsewhere = vi.spyOn(game, 'resume').mockResolvedValue('busy');
		await deal();
		expect(await screen.findByRole('alert')).toHaveTextContent(LANGUAGES.it.setup.start.busy.title);
		expect(screen.queryByRole('dialog', { name: 'Una partita è ancora aperta' })).toBeNull();
		elsewhere.mockRestore();
	});

	test('sets an open game aside only when it is asked to', async () => {
		render(Start);
		await deal();
		await waitFor(() => expect(goto).toHaveBeenCalledTimes(1));
		const first = await db.games.openGame();
		await deal();
		const question = within(await screen.findByRole('dialog', { name: 'Una partita è ancora aperta' }));
		expect(await db.games.openGame()).toEqual(first);
		await user.click(question.getByRole('button', { name: 'Mettila da parte e comincia' }));
		await waitFor(() => expect(goto).toHaveBeenCalledTimes(2));
		expect(await db.games.openGame()).not.toEqual(first);
	});
});
