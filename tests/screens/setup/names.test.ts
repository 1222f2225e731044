import { render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import type { Recap } from '$lib/engine/index';
import { Planning, planning } from '$lib/setup/planning.svelte';
import Names from '../../../src/routes/new/+page.svelte';
import { playEvening, seat } from '../../words/evenings';
import { NINE, unpack } from './setting';

const { goto } = vi.hoisted(() => ({ goto: vi.fn() }));
vi.mock('$app/navigation', () => ({ goto }));

let user: UserEvent;
beforeEach(async () => {
	await unpack();
	goto.mockReset();
	user = userEvent.setup();
});

const field = () => screen.getByRole('textbox', { name: 'Un nome o più' });
const next = () => screen.getByRole('button', { name: 'Scegli il gioco' });
const seated = () =>
	screen.queryAllByRole('textbox', { name: /al posto/ }).map((input) => (input as HTMLInputElement).value);

describe('names', () => {
	test('are typed one by one, with Enter', async () => {
		render(Names);
		await user.type(field(), 'Anna{Enter}Bruno{Enter}');
		expect(seated()).toEqual(['Anna', 'Bruno']);
		expect(field()).toHaveValue('');
		expect(screen.getByText('Mancano ancora 3 persone: si gioca da 5 in su.')).toBeVisible();
		expect(next()).toBeDisabled();
	});

	test('are pasted as a list, lines and all', async () => {
		render(Names);
		await user.click(field());
		await user.paste('1. Anna\n2. Bruno\n3. Zoë 🐺\n4. يوسف\n5. Carla');
		expect(seated()).toEqual(['Anna', 'Bruno', 'Zoë 🐺', 'يوسف', 'Carla']);
		expect(next()).toBeEnabled();
		await user.click(next());
		expect(goto).toHaveBeenCalledWith('/new/sheet/');
	});

	test('are at most 24, and those left out are counted', async () => {
		render(Names);
		await user.click(field());
		await user.paste(Array.from({ length: 30 }, (_, n) => `Persona ${n}`).join('\n'));
		expect(seated()).toHaveLength(24);
		expect(screen.getByText('Si sta al massimo in 24: 6 nomi sono rimasti fuori.')).toBeVisible();
	});

	test('are shortened when they are very long, and it is said', async () => {
		render(Names);
		await user.click(field());
		await user.paste('x'.repeat(200));
		await user.keyboard('{Enter}');
		expect(seated()).toEqual(['x'.repeat(40)]);
		expect(screen.getByText('Un nome era lunghissimo: ne restano le prime 40 lettere.')).toBeVisible();
	});

	test('that look the same are told apart before going on, with one tap', async () => {
		await unpack({ names: ['Marco', 'Anna', 'Bruno', 'Carla', 'márco'] });
		render(Names);
		expect(next()).toBeDisabled();
		expect(screen.getByText('Si confonde con Marco, al posto 1.')).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Chiamare márco B.' }));
		expect(seated().at(-1)).toBe('márco B.');
		expect(next()).toBeEnabled();
	});

	test('are removed, and come back with undo', async () => {
		await unpack({ names: NINE });
		render(Names);
		await user.click(screen.getByRole('button', { name: 'Togli Carla' }));
		expect(seated()).not.toContain('Carla');
		expect(screen.getByText('Carla non è più al tavolo.')).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Annulla' }));
		expect(seated()).toEqual(NINE);
	});

	test('are renamed in place; an empty name changes nothing', async () => {
		await unpack({ names: NINE });
		render(Names);
		const second = () => screen.getByRole('textbox', { name: 'Nome al posto 2' });
		await user.clear(second());
		await user.type(second(), '  Beatrice\u200B {Enter}');
		expect(second()).toHaveValue('Beatrice');
		await user.clear(second());
		await user.keyboard('{Enter}');
		expect(second()).toHaveValue('Beatrice');
	});

	test('are moved with the arrow keys; the handle keeps the focus and the move is said', async () => {
		await unpack({ names: ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio'] });
		render(Names);
		screen.getByRole('button', { name: 'Sposta Carla, posto 3 di 5' }).focus();
		await user.keyboard('{ArrowUp}');
		expect(seated()).toEqual(['Anna', 'Carla', 'Bruno', 'Daniela', 'Elio']);
		expect(screen.getByRole('button', { name: 'Sposta Carla, posto 2 di 5' })).toHaveFocus();
		expect(screen.getByText('Carla: posto 2 di 5')).toBeInTheDocument();
		await user.keyboard('{End}');
		expect(seated().at(-1)).toBe('Carla');
		await user.keyboard('{ArrowDown}');
		expect(seated().at(-1)).toBe('Carla');
	});

	test('outlive a reload', async () => {
		render(Names);
		await user.type(field(), 'Anna{Enter}Bruno{Enter}');
		const reloaded = new Planning(db);
		await reloaded.load();
		expect(reloaded.plan).toEqual(planning.plan);
		expect(reloaded.plan.names).toEqual(['Anna', 'Bruno']);
	});

	test('of a saved group are seated with one tap', async () => {
		await db.groups.save({ id: 'g', name: '', seats: NINE, lastPlayed: 1 });
		render(Names);
		await user.click(await screen.findByRole('button', { name: 'Anna, Bruno, Carla + 6' }));
		expect(seated()).toEqual(NINE);
	});

	test('ask the keyboard to learn nothing (K24)', async () => {
		await unpack({ names: NINE });
		const { container } = render(Names);
		const inputs = [...container.querySelectorAll('input, textarea')];
		expect(inputs.length).toBe(NINE.length + 1);
		for (const input of inputs) {
			expect(input).toHaveAttribute('autocomplete', 'off');
			expect(input).toHaveAttribute('autocorrect', 'off');
			expect(input).toHaveAttribute('spellcheck', 'false');
			expect(input).not.toHaveAttribute('name');
		}
		expect(container.querySelector('form')).toBeNull();
	});

	test('cannot become anything but text (K18)', async () => {
		const name = '<img src=x onerror=alert(1)>';
		await unpack({ names: [name, ...NINE] });
		const { container } = render(Names);
		expect(container.querySelector('img')).toBeNull();
		expect(within(container).getAllByText(name).length).toBeGreaterThan(0);
	});
});

describe('a rematch', () => {
	const played = (people: readonly string[]): Recap => {
		const { recap } = playEvening({ ...seat('classic', people.length), names: people }, 'an evening');
		if (recap === null) throw new Error('nobody has won');
		return recap;
	};
	const forward = () =>
		screen.getByRole('button', { name: /^(Un ultimo sguardo|Prepara il mazzo|Scegli il gioco)$/ });

	test('goes straight to the deal; whoever sits out comes back into the own seat with one touch', async () => {
		await planning.again(played(NINE), null);
		render(Names);
		expect(seated()).toEqual(NINE);
		expect(screen.queryByRole('heading', { name: 'Stavolta fuori' })).toBeNull();
		await user.click(screen.getByRole('button', { name: 'Togli Carla' }));
		expect(screen.getByRole('heading', { name: 'Stavolta fuori' })).toBeVisible();
		expect(forward()).toHaveTextContent('Un ultimo sguardo');
		await user.click(screen.getByRole('button', { name: 'Carla: di nuovo al tavolo' }));
		expect(seated()).toEqual(NINE);
		await user.click(forward());
		expect(goto).toHaveBeenCalledWith('/new/start/');
		planning.leave();
	});

	test('stops at a deck that does not fit the number any more', async () => {
		const deck = { werewolf: 3, seer: 1, villager: 5 };
		const setup = { ...seat('classic', 9, { customDeck: true }, deck), names: NINE };
		const { recap } = playEvening(setup, 'an evening');
		if (recap) await planning.again(recap, null);
		render(Names);
		await user.click(screen.getByRole('button', { name: 'Togli Carla' }));
		await user.click(forward());
		expect(goto).toHaveBeenCalledWith('/new/deck/');
		planning.leave();
	});

	test('is one only until the set-up is left', async () => {
		await planning.again(played(NINE), null);
		planning.leave();
		render(Names);
		expect(forward()).toHaveTextContent('Scegli il gioco');
	});

	test('with the seats drawn by lot has everybody at the table, and the draw can be taken back', async () => {
		await unpack({ names: NINE });
		vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
		render(Names);
		await user.click(screen.getByRole('button', { name: 'Tira a sorte i posti' }));
		expect(seated()).not.toEqual(NINE);
		expect([...seated()].sort()).toEqual(NINE);
		expect(screen.getByText('La sorte ha deciso: sedetevi così.')).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Annulla' }));
		expect(seated()).toEqual(NINE);
	});
});
