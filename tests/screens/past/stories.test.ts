// The stories: listed, searched, opened, deleted, and never one of a game that is still played (K14).
import { configure, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import { game } from '$lib/session/game.svelte';
import { planning } from '$lib/setup/planning.svelte';
import { language } from '$lib/words/language.svelte';
import { LANGUAGES } from '$lib/words/index';
import Stories from '../../../src/routes/stories/+page.svelte';
import { seat } from '../../words/evenings';
import { outsideBrackets, speakInBrackets } from '../pseudo';
import { NINE, unpack } from '../setup/setting';
import { forget, LONG, remember, tableOf } from './past';

const state = vi.hoisted(() => ({ page: { state: {} as { story?: string; replay?: true } } }));
const { goto, save } = vi.hoisted(() => ({ goto: vi.fn(), save: vi.fn() }));
vi.mock('$app/navigation', () => ({
	goto,
	pushState: (_: string, pushed: { story?: string; replay?: true }) => (state.page.state = pushed),
}));
vi.mock('$app/state', async () => (await import('./page.svelte')).pageIn(state));
vi.mock('$lib/session/save', () => ({ saveText: save }));

const { stories: said, unreadable } = LANGUAGES.it.past;
// A replayed evening takes its time on a machine that has other work.
configure({ asyncUtilTimeout: 10_000 });

let user: UserEvent;
beforeEach(async () => {
	await unpack();
	await forget();
	state.page.state = {};
	save.mockReset();
	user = userEvent.setup();
	vi.spyOn(history, 'back').mockImplementation(() => void (state.page.state = {}));
});

const cards = () => screen.queryAllByRole('button', { name: /persone|people/ });
const threeEvenings = async () => {
	await db.groups.save({ id: 'g', name: 'Il venerdì', seats: NINE, lastPlayed: 1 });
	await remember({ setup: tableOf(NINE), seed: 'one', group: 'g' });
	await remember({ setup: seat('teatro', 16), seed: 'two' });
	await remember({ setup: seat('e-notte', 16), seed: 'three' });
};

describe('the list', () => {
	test('says what there will be while there is nothing', async () => {
		render(Stories);
		expect(await screen.findByText(said.none)).toBeVisible();
		expect(screen.queryByRole('textbox')).toBeNull();
	});

	test('says so where nothing can be read', async () => {
		vi.spyOn(db.history, 'finished').mockResolvedValue({ ok: false, why: 'unreadable' });
		render(Stories);
		expect(await screen.findByText(unreadable)).toBeVisible();
	});

	test('has every finished game, the newest first, with who won, the group or the names, and the sheet', async () => {
		await threeEvenings();
		render(Stories);
		await waitFor(() => expect(cards()).toHaveLength(3));
		expect(cards().map(({ textContent }) => /È notte|Teatro|Lupus in Tabula/.exec(textContent)?.[0])).toEqual(
			['È notte', 'Teatro', 'Lupus in Tabula'],
		);
		expect(cards()[2]).toHaveTextContent('Il venerdì');
		expect(cards()[1]).toHaveTextContent('NameA, NameB, NameC + 13');
		expect(cards()[0]).toHaveTextContent(/Vinc/);
	});

	test('is searched by name, sheet, group and who won, as it is typed', async () => {
		await threeEvenings();
		render(Stories);
		await waitFor(() => expect(cards()).toHaveLength(3));
		const find = async (words: string) => {
			await user.clear(screen.getByRole('textbox'));
			await user.type(screen.getByRole('textbox'), words);
			return cards().length;
		};
		expect(await find('IRENE venerdi')).toBe(1);
		expect(await find('e notte')).toBe(1);
		expect(await find('namea')).toBe(2);
		expect(await find('vinc')).toBe(3);
		expect(await find('nobody here')).toBe(0);
		expect(screen.getByRole('status')).toHaveTextContent(said.found(0));
	});

	test('lists no game that is open, nor opens one, whatever the record says of it (K14)', async () => {
		const id = await remember({ setup: tableOf(NINE), seed: 'open', left: 'open' });
		const { unmount } = render(Stories);
		expect(await screen.findByText(said.none)).toBeVisible();
		unmount();
		// The fault: a list that shows the open game all the same.
		const stored = await db.store.get({ table: 'games', key: id });
		const row = stored.ok ? (stored.value as Record<string, unknown>) : {};
		const head = { ...row, finishedAt: 1 } as never;
		vi.spyOn(db.history, 'finished').mockResolvedValue({ ok: true, value: [head] });
		render(Stories);
		await user.click(await screen.findByRole('button', { name: /Anna/ }));
		expect(state.page.state).toEqual({ story: id });
		await new Promise((later) => setTimeout(later, 50));
		expect(screen.queryByRole('button', { name: said.all })).toBeNull();
		expect(screen.getByRole('textbox')).toBeVisible();
	});

	test('a record that says the open game is finished is not believed', async () => {
		const id = await remember({ setup: tableOf(NINE), seed: 'open', left: 'open' });
		const stored = await db.store.get({ table: 'games', key: id });
		const row = { ...(stored.ok ? (stored.value as object) : {}), finishedAt: 1, recap: null } as never;
		await db.store.write({ changes: [{ table: 'games', key: id, row }] });
		expect(await db.history.finished()).toEqual({ ok: true, value: [] });
	});
});

describe('a story', () => {
	test('opens on its page, and the way back closes it', async () => {
		const id = await remember({ setup: tableOf(NINE), seed: 'the seed' });
		render(Stories);
		await user.click(await screen.findByRole('button', { name: /Anna/ }));
		expect(state.page.state).toEqual({ story: id });
		expect(await screen.findByRole('heading', { name: LANGUAGES.it.recap.timeline })).toBeInTheDocument();
		await waitFor(() => expect(document.body.textContent).toContain('the seed'));
		await user.click(screen.getByRole('button', { name: said.all }));
		expect(await screen.findByRole('textbox')).toBeVisible();
	});

	test('is deleted only when it is said twice', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		render(Stories);
		await user.click(await screen.findByRole('button', { name: /Anna/ }));
		await user.click(await screen.findByRole('button', { name: said.remove }));
		const question = within(await screen.findByRole('dialog', { name: said.removeTitle }));
		await user.click(question.getByRole('button', { name: 'Lascia stare' }));
		expect(await db.history.finished()).toMatchObject({ value: [{}] });
		await user.click(screen.getByRole('button', { name: said.remove }));
		await user.click(await screen.findByRole('button', { name: 'Elimina' }));
		expect(await screen.findByText(said.none)).toBeVisible();
		expect(await db.history.finished()).toEqual({ ok: true, value: [] });
	});

	test('whose record is damaged can still be deleted', async () => {
		const id = await remember({ setup: tableOf(NINE), seed: 'one' });
		const stored = await db.store.get({ table: 'games', key: id });
		const row = { ...(stored.ok ? (stored.value as object) : {}), recap: { sheet: 'classic' } } as never;
		await db.store.write({ changes: [{ table: 'games', key: id, row }] });
		render(Stories);
		await user.click(await screen.findByRole('button', { name: new RegExp(said.damaged) }));
		expect(await screen.findByRole('button', { name: said.remove })).toBeVisible();
	});
});

describe('a story step by step', () => {
	const { replay, stories } = LANGUAGES.it.past;
	const open = async () => {
		const id = await remember({ setup: tableOf(NINE), seed: 'one' });
		render(Stories);
		await user.click(await screen.findByRole('button', { name: /Anna/ }));
		await user.click(await screen.findByRole('button', { name: replay.open }));
		return id;
	};
	const touch = (name: string) => user.click(screen.getByRole('button', { name }));
	const headline = () => screen.getByRole('heading', { level: 2 }).textContent;

	test('is walked forward and back, and the way back leads to the story', async () => {
		const id = await open();
		expect(state.page.state).toEqual({ story: id, replay: true });
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LANGUAGES.it.tell.recount.deal);
		expect(screen.getByRole('button', { name: replay.before })).toBeDisabled();
		await touch(replay.next);
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LANGUAGES.it.tell.night(1));
		await touch(replay.before);
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LANGUAGES.it.tell.recount.deal);
		while (!(screen.getByRole('button', { name: replay.next }) as HTMLButtonElement).disabled)
			await touch(replay.next);
		expect(headline()).toMatch(/^Vinc/);
		state.page.state = { story: id };
		expect(await screen.findByRole('button', { name: stories.remove })).toBeVisible();
	});

	test('through other eyes goes on at the same hour, with what they read alone', async () => {
		await open();
		await touch(replay.next);
		expect(headline()).toBe(replay.round);
		await touch(replay.table);
		await user.click(await screen.findByRole('radio', { name: 'Carla' }));
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LANGUAGES.it.tell.night(1));
		await touch(replay.next);
		const roles = Object.values(LANGUAGES.it.roles).map(({ name }) => name);
		expect(roles).toContain(headline());
		expect(screen.getByText('Carla', { selector: 'p' })).toBeVisible();
	});
});

describe('the same game once more', () => {
	const { rematch, others } = LANGUAGES.it.evening.recap;
	const open = async (label: string) => {
		render(Stories);
		await user.click(await screen.findByRole('button', { name: /Anna/ }));
		await user.click(await screen.findByRole('button', { name: label }));
	};
	beforeEach(() => goto.mockReset());
	afterEach(() => game.setAside());

	test('is dealt with one touch: the same people, seats, sheet, deck, options', async () => {
		const setup = { ...seat('classic', 9, { discussionSeconds: 120 }), names: NINE };
		await remember({ setup, seed: 'one' });
		await open(rematch);
		await waitFor(() => expect(goto).toHaveBeenCalledWith('/game/', { replaceState: true }));
		const { sheet, deck, options, phase, seats } = game.table ?? {};
		expect({ sheet, deck, phase }).toEqual({ sheet: 'classic', deck: setup.deck, phase: 'deal' });
		expect(options?.discussionSeconds).toBe(120);
		expect(seats?.map(({ name }) => name)).toEqual(NINE);
		// The story of before is still there, and the new game is none yet (K14).
		expect(await db.history.finished()).toMatchObject({ value: [{ title: { names: NINE } }] });
	});

	test('waits in the set-up while another game is open', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		const id = await remember({ setup: tableOf([...NINE, 'Zeno']), seed: 'open', left: 'open' });
		await open(rematch);
		await waitFor(() => expect(goto).toHaveBeenCalledWith('/new/start/'));
		expect(await db.games.openGame()).toMatchObject({ value: { id } });
	});

	test('with other people begins at the table', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one' });
		await open(others);
		await waitFor(() => expect(goto).toHaveBeenCalledWith('/new/'));
		expect(planning.plan).toMatchObject({ names: NINE, people: NINE });
		expect(planning.isRematch).toBe(true);
		planning.leave();
	});
});

describe('a game that was set aside', () => {
	test('is shown apart, its copy saved, and deleted when it is said twice', async () => {
		await remember({ setup: tableOf(NINE), seed: 'one', left: 'aside' });
		render(Stories);
		expect(await screen.findByRole('heading', { name: said.aside })).toBeVisible();
		expect(cards()).toEqual([]);
		await user.click(screen.getByRole('button', { name: said.copy }));
		await waitFor(() =>
			expect(save).toHaveBeenCalledWith('plenilunio-game.json', expect.stringContaining('Irene')),
		);
		await user.click(screen.getByRole('button', { name: 'Elimina' }));
		const question = within(await screen.findByRole('dialog', { name: said.removeAside }));
		await user.click(question.getByRole('button', { name: 'Elimina' }));
		await waitFor(() => expect(screen.queryByRole('heading', { name: said.aside })).toBeNull());
		expect(await db.history.aside()).toEqual({ ok: true, value: [] });
	});
});

describe.each(['it', 'en'] as const)('in %s', (id) => {
	test('twenty-four long names are there, and nothing breaks a rule of accessibility', async () => {
		await remember({ setup: { ...seat('classic', 24, { sheet: '002' }), names: LONG }, seed: 'long' });
		await remember({ setup: tableOf(NINE), seed: 'aside', left: 'aside' });
		language.use(id);
		const { container } = render(Stories);
		await waitFor(() => expect(cards()).toHaveLength(1));
		const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
		const { violations } = await axe.run(container, { rules });
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	});
});

test('every text comes from the dictionary', async () => {
	await remember({ setup: tableOf(NINE), seed: 'one' });
	await remember({ setup: tableOf(NINE), seed: 'aside', left: 'aside' });
	speakInBrackets();
	const { container } = render(Stories);
	await screen.findByRole('heading', { name: /Messe da parte/ });
	expect(outsideBrackets(container, NINE)).toEqual([]);
	language.use('it');
});
