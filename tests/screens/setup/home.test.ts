import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '$lib/db/index';
import { checkSetup, isRefusal } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { draftOf, NO_PLAN } from '$lib/setup/plan';
import { Preferences, preferences } from '$lib/setup/preferences.svelte';
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';
import Home from '../../../src/routes/+page.svelte';
import { forget, remember, tableOf } from '../past/past';
import { NINE, unpack } from './setting';

const { goto, update } = vi.hoisted(() => ({
	goto: vi.fn(),
	update: { available: false, offlineReady: false, apply: vi.fn() },
}));
vi.mock('$app/navigation', () => ({ goto }));
vi.mock('$lib/update/update.svelte', () => ({ update }));

/** For slow machines. */
const PATIENCE = { timeout: 10_000 };

let user: UserEvent;
beforeEach(async () => {
	if ((await game.resume()) !== 'none') await game.setAside();
	await unpack();
	Object.assign(update, { available: false, offlineReady: false });
	goto.mockReset();
	user = userEvent.setup();
});

async function begin() {
	const setup = checkSetup(draftOf({ ...NO_PLAN, names: NINE }));
	if (!isRefusal(setup)) await game.start(setup);
}

describe('home', () => {
	test('leads to everything there is, and nothing else', () => {
		render(Home);
		const names = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim());
		expect(names).toEqual([
			'English',
			'Nuova partita',
			'Impara a giocare',
			'Regole e ruoli',
			'Gruppi e storie',
			'Impostazioni',
		]);
	});

	test('continues only where a game is open, saying no more than everybody knows', async () => {
		await begin();
		render(Home);
		const resume = await screen.findByRole('button', { name: 'Riprendi: si danno le carte' });
		await user.click(resume);
		expect(goto).toHaveBeenCalledWith('/game/');
	});

	test('offers a new version, but never while a game is open', async () => {
		update.available = true;
		const { unmount } = render(Home);
		await user.click(await screen.findByRole('button', { name: 'Aggiorna' }, PATIENCE));
		await waitFor(() => expect(update.apply).toHaveBeenCalled(), PATIENCE);
		unmount();
		await begin();
		render(Home);
		await screen.findByRole('button', { name: /^Riprendi/ });
		expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
	});

	test('offers it only once the disk has said that no game is open, and asks it again at the tap', async () => {
		update.available = true;
		update.apply.mockClear();
		let told: (standing: 'none') => void = () => undefined;
		const resume = vi.spyOn(game, 'resume').mockReturnValueOnce(new Promise((tell) => (told = tell)));
		render(Home);
		await Promise.resolve();
		expect(screen.queryByRole('button', { name: 'Aggiorna' })).toBeNull();
		told('none');
		const offer = await screen.findByRole('button', { name: 'Aggiorna' }, PATIENCE);
		// Meanwhile another window has dealt.
		resume.mockResolvedValueOnce('busy');
		await user.click(offer);
		expect(update.apply).not.toHaveBeenCalled();
		resume.mockRestore();
	});

	test('says when it is ready without a network', () => {
		update.offlineReady = true;
		render(Home);
		expect(screen.getByText('Pronta anche senza rete')).toBeVisible();
	});
});

describe('the language', () => {
	test('is one tap away and remembered', async () => {
		render(Home);
		await user.click(screen.getByRole('button', { name: 'English' }));
		expect(screen.getByRole('button', { name: 'New game' })).toBeVisible();
		expect(document.documentElement.lang).toBe('en');
		const reloaded = new Preferences(db);
		await waitFor(async () => {
			await reloaded.load();
			expect(reloaded.values.language).toBe('en');
		});
	});

	test('follows the browser until somebody chooses', async () => {
		vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'it-CH', 'en']);
		preferences.set('language', null);
		expect(language.id).toBe('it');
		vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
		preferences.set('language', null);
		expect(language.id).toBe('en');
	});
});

describe('what is kept', () => {
	const { kept } = LANGUAGES.it.home;
	const promises = (persisted: boolean) =>
		vi.stubGlobal('navigator', {
			languages: ['it'],
			storage: { persisted: () => Promise.resolve(persisted) },
		});
	beforeEach(forget);
	afterEach(() => {
		vi.unstubAllGlobals();
		preferences.set('lastBackup', null);
	});

	test('is no matter while no game is over, whatever is open (K14)', async () => {
		await remember({ setup: tableOf(NINE), seed: 'open', left: 'open' });
		render(Home);
		await screen.findByRole('button', { name: /^Riprendi/ }, PATIENCE);
		expect(screen.queryByText(new RegExp(kept.never))).toBeNull();
	});

	test.each([
		[true, kept.protected],
		[false, kept.unprotected],
	])('is said in one line: no backup yet, and what the browser promises (%s)', async (persisted, promise) => {
		promises(persisted);
		await remember({ setup: tableOf(NINE), seed: 'one' });
		render(Home);
		expect(await screen.findByText(`${kept.never} ${promise}`, {}, PATIENCE)).toBeVisible();
	});

	test('is said with the day of the last backup, and after a reload too', async () => {
		promises(true);
		await remember({ setup: tableOf(NINE), seed: 'one' });
		preferences.set('lastBackup', Date.UTC(2026, 2, 3, 12));
		await waitFor(async () => expect((await db.settings.all()).lastBackup).not.toBeNull());
		await preferences.load();
		render(Home);
		expect(
			await screen.findByText(`${kept.last('3 marzo 2026')} ${kept.protected}`, {}, PATIENCE),
		).toBeVisible();
	});

	test('a damaged date counts as none', async () => {
		const row = { key: 'lastBackup', value: 'yesterday' };
		await db.store.write({ changes: [{ table: 'settings', key: 'lastBackup', row }] });
		expect((await db.settings.all()).lastBackup).toBeNull();
	});
});
