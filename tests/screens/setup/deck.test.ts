import { render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { planning } from '$lib/setup/planning.svelte';
import Deck from '../../../src/routes/new/deck/+page.svelte';
import Sheets from '../../../src/routes/new/sheet/+page.svelte';
import { NINE, unpack } from './setting';

const { goto, balance } = vi.hoisted(() => ({
	goto: vi.fn(),
	balance: vi.fn(() => Promise.resolve({ humans: 0.52, wolves: 0.48 })),
}));
vi.mock('$app/navigation', () => ({ goto }));
vi.mock('$lib/sim/balance', () => ({ balance }));

let user: UserEvent;
beforeEach(async () => {
	await unpack({ names: NINE });
	balance.mockClear();
	user = userEvent.setup();
});

const next = () => screen.getByRole('button', { name: 'Scegli le opzioni' });
const row = (role: string) => within(screen.getByRole('group', { name: role }));
const more = (role: string) => user.click(row(role).getByRole('button', { name: 'Uno in più' }));
const less = (role: string) => user.click(row(role).getByRole('button', { name: 'Uno in meno' }));
const copies = (role: string) => row(role).getByRole('status').textContent;

describe('a first evening together', () => {
	const first = () => screen.getByRole('switch', { name: /La prima sera insieme/ });
	test('is offered a small deck, taken with one touch and given back with another', async () => {
		render(Deck);
		expect(screen.queryByText('Un mazzo per cominciare')).toBeNull();
		await user.click(first());
		expect(planning.plan.comfort?.firstEvening).toBe(true);
		const before = planning.plan;
		await user.click(screen.getByRole('button', { name: 'Usa questo mazzo' }));
		// C4: with nine, the other print lets the village be villagers.
		expect(planning.draft.deck).toEqual({ villager: 6, werewolf: 2, seer: 1 });
		expect(planning.plan.options).toEqual({ sheet: '002' });
		expect(next()).toBeEnabled();
		await user.click(screen.getByRole('button', { name: 'Torna a quello di prima' }));
		expect(planning.plan).toEqual(before);
	});
});

describe('the deck', () => {
	test('starts as the sheet has it, and can be played', () => {
		render(Deck);
		expect(copies('Villico')).toBe('5');
		expect(copies('Lupo mannaro')).toBe('2');
		expect(screen.getByText('9 carte su 9')).toBeVisible();
		expect(next()).toBeEnabled();
	});

	test('says what stands against it, and mends it with one tap', async () => {
		render(Deck);
		await more('Lupo mannaro');
		expect(screen.getByText('10 carte su 9')).toBeVisible();
		expect(screen.getByText(/Siete in 9, le carte sono 10/)).toBeVisible();
		expect(next()).toBeDisabled();
		await user.click(screen.getByRole('button', { name: 'Pareggia con i villici' }));
		expect(copies('Villico')).toBe('4');
		expect(screen.getByText(/il mazzo è già deciso/)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Rimetti il mazzo del foglio' }));
		expect(copies('Lupo mannaro')).toBe('2');
		expect(next()).toBeEnabled();
	});

	test('may be a free one, which keeps what was changed', async () => {
		render(Deck);
		await more('Lupo mannaro');
		await less('Villico');
		await user.click(screen.getByRole('button', { name: 'Mazzo libero' }));
		expect(screen.getByRole('switch', { name: /Mazzo libero/ })).toBeChecked();
		expect(copies('Lupo mannaro')).toBe('3');
		expect(next()).toBeEnabled();
	});

	test('takes a pair as a pair', async () => {
		render(Deck);
		await more('Massone');
		expect(copies('Massone')).toBe('2');
		await less('Massone');
		expect(copies('Massone')).toBe('0');
	});

	test('warns of a role the sheet advises for a larger table, and refuses nothing', async () => {
		await unpack({ names: NINE, options: { sheet: '002' } });
		render(Deck);
		await more('Gufo');
		await less('Medium');
		expect(screen.getByText('Gufo: il foglio lo consiglia da 12 persone in su.')).toBeVisible();
		expect(next()).toBeEnabled();
	});

	test('explains each role when it is touched', async () => {
		render(Deck);
		await user.click(screen.getByRole('button', { name: /^Veggente/ }));
		const dialog = within(screen.getByRole('dialog'));
		expect(dialog.getByRole('heading', { name: 'Veggente' })).toBeVisible();
		await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	test('is tried out once it rests, and not before it can be played', async () => {
		render(Deck);
		expect(await screen.findByText('Gli umani: 52 su 100')).toBeVisible();
		await more('Lupo mannaro');
		expect(screen.queryByText('Gli umani: 52 su 100')).toBeNull();
		expect(balance).toHaveBeenCalledTimes(1);
	});
});

describe('the sheet', () => {
	const onward = () => screen.getByRole('button', { name: 'Prepara il mazzo' });

	test('says that it fits', () => {
		render(Sheets);
		// The other two begin at ten (L2, T2).
		expect(screen.getAllByText('In 9 va bene.')).toHaveLength(2);
		expect(onward()).toBeEnabled();
	});

	test('says why a small table does not fit, and offers the free deck', async () => {
		await unpack({ names: NINE.slice(0, 6) });
		render(Sheets);
		expect(screen.getByText(/Siete in 6/)).toBeVisible();
		expect(onward()).toBeDisabled();
		await user.click(screen.getByRole('button', { name: 'Usa il mazzo libero' }));
		expect(onward()).toBeEnabled();
		expect(planning.setup?.deck).toEqual({ villager: 3, werewolf: 2, seer: 1 });
	});

	test('offers the edition that takes a large table', async () => {
		await unpack({ names: Array.from({ length: 23 }, (_, n) => `P${n}`) });
		render(Sheets);
		await user.click(screen.getByRole('button', { name: 'mazzo da comporre, fino a 24' }));
		expect(onward()).toBeEnabled();
		expect(planning.plan.options).toEqual({ sheet: '002' });
	});
});
