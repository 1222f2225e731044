import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db, type State } from '$lib/db/index';
import { planning } from '$lib/setup/planning.svelte';
import { preferences } from '$lib/setup/preferences.svelte';
import HomeNotices from '$lib/ui/setup/HomeNotices.svelte';
import Groups from '../../../src/routes/groups/+page.svelte';
import Settings from '../../../src/routes/settings/+page.svelte';
import { NINE, unpack } from './setting';

const { goto, update } = vi.hoisted(() => ({
	goto: vi.fn(),
	update: { available: false, offlineReady: false, check: vi.fn(() => Promise.resolve('current')) },
}));
vi.mock('$app/navigation', () => ({ goto }));
vi.mock('$lib/update/update.svelte', () => ({ update }));

let user: UserEvent;
beforeEach(async () => {
	await unpack();
	goto.mockReset();
	user = userEvent.setup();
});

const saved = async () => {
	const groups = await db.groups.list();
	return groups.ok ? groups.value : [];
};

describe('groups', () => {
	beforeEach(() => db.groups.save({ id: 'g', name: 'Il venerdì', seats: NINE, lastPlayed: 1 }));

	test('sit down for a new game with one tap', async () => {
		render(Groups);
		await user.click(await screen.findByRole('button', { name: 'Gioca con questo gruppo' }));
		await waitFor(() => expect(goto).toHaveBeenCalledWith('/new/'));
		expect(planning.plan).toMatchObject({ names: NINE, groupName: 'Il venerdì' });
	});

	test('are renamed; without a name they go by the first names', async () => {
		render(Groups);
		await user.click(await screen.findByRole('button', { name: 'Cambia nome' }));
		await user.clear(screen.getByRole('textbox', { name: 'Nome del gruppo' }));
		await user.click(screen.getByRole('button', { name: 'Salva' }));
		expect(await screen.findByRole('heading', { name: 'Anna, Bruno, Carla + 6' })).toBeVisible();
	});

	test('are deleted only when it is said twice', async () => {
		render(Groups);
		await user.click(await screen.findByRole('button', { name: 'Elimina' }));
		const question = within(screen.getByRole('dialog', { name: 'Eliminare Il venerdì?' }));
		expect(await saved()).toHaveLength(1);
		await user.click(question.getByRole('button', { name: 'Elimina' }));
		expect(await screen.findByText(/Ancora nessun gruppo/)).toBeVisible();
		expect(await saved()).toEqual([]);
	});
});

describe('settings', () => {
	test('look for a new version only when asked, and say what came of it', async () => {
		render(Settings);
		expect(update.check).not.toHaveBeenCalled();
		await user.click(screen.getByRole('button', { name: 'Cerca aggiornamenti' }));
		expect(await screen.findByText('È già la più nuova.')).toBeVisible();
	});

	test('say whether what is saved is protected, and ask the browser for it', async () => {
		const persist = vi.fn(() => Promise.resolve(true));
		const value = { persisted: () => Promise.resolve(false), persist };
		Object.defineProperty(navigator, 'storage', { value, configurable: true });
		render(Settings);
		await user.click(await screen.findByRole('button', { name: 'Proteggi' }));
		expect(await screen.findByText(/^Protetto/)).toBeVisible();
		expect(persist).toHaveBeenCalledTimes(1);
	});

	test('delete saved ways to play', async () => {
		preferences.set('presets', [{ id: 'p', name: 'Il venerdì', sheet: 'classic', options: {} }]);
		render(Settings);
		await user.click(screen.getByRole('button', { name: 'Elimina Il venerdì' }));
		expect(preferences.values.presets).toEqual([]);
	});
});

describe('the foot of the home screen', () => {
	test.each<[State, string | null]>([
		[{ mode: 'disk' }, null],
		[{ mode: 'memory', why: 'no-disk' }, 'Questa finestra non ricorda niente'],
		[{ mode: 'memory', why: 'full' }, 'Non c’è più spazio'],
		[{ mode: 'shut', why: 'blocked' }, 'Plenilunio è aperto in un’altra finestra'],
		[{ mode: 'shut', why: 'too-new' }, 'Serve una versione più nuova'],
	])('says where things are kept: %j', (storage, title) => {
		const children = createRawSnippet(() => ({ render: () => '<p>Nuova partita</p>' }));
		render(HomeNotices, { standing: 'none', storage, children });
		if (title === null) expect(screen.queryByRole('note')).toBeNull();
		else expect(screen.getByText(title)).toBeVisible();
	});
});
