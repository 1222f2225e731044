import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Play } from '../../src/lib/engine';
import { setupOf } from '../properties/tables';
import { BUILD } from '../tools/built';
import { answered, named } from './equal-turns';
import { Evening } from './evening';
import { words } from './frames';
import { lay, ON_DISK, playedTo, rowsOf } from './record';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

/** Makes a copy of the build that a browser takes for the next version: its pages say so. */
async function nextVersion(): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), 'next-'));
	await cp(BUILD, copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
	const edit = async (file: string, change: (text: string) => string) => {
		const path = join(copy, file);
		await writeFile(path, change(await readFile(path, 'utf8')));
	};
	for (const page of ['index.html', 'game/index.html'])
		await edit(page, (html) => html.replace('<html', '<html data-version="next"'));
	await edit('service-worker.js', (js) =>
		js.replace(/"[0-9a-f]{32}","url":"((?:game\/)?index.html)"/g, '"next","url":"$1"'),
	);
	return copy;
}

/** Resolves once the worker has stored the app and controls the page. */
const STORED = `
	await navigator.serviceWorker.ready;
	while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
`;
/** How many answers lie on the disk. */
const COUNTED = ON_DISK(`return answer(disk.transaction('entries').objectStore('entries').count());`);
const VERSION = `return document.documentElement.dataset.version ?? 'old'`;
describe('a new version on the server', () => {
	let t: Tablet;
	let server: Site;
	let next: string;

	beforeAll(async () => {
		next = await nextVersion();
		server = await site();
		t = await tablet();
		await t.open(`${server.url}/`);
		await t.js(STORED);
		await server.stop();
		server = await site({ dir: next, port: server.port });
	});

	afterAll(async () => {
		await t.close();
		await server.stop();
		await rm(next, { recursive: true });
	});

	test('waits: the page stays as it is, and the home screen offers it, with nothing moved under a finger', async () => {
		const place = await t.where('button', 'Nuova partita');
		await t.js(`window.untouched = true; await (await navigator.serviceWorker.ready).update();`);
		await t.see('button', 'Aggiorna');
		expect(await t.where('button', 'Nuova partita')).toEqual(place);
		await new Promise((later) => setTimeout(later, 1000));
		expect(await t.js('return window.untouched')).toBe(true);
		expect(await t.js(VERSION)).toBe('old');
	});

	test('still waits, and is offered again, after the page was loaded anew', async () => {
		await t.reload();
		await t.see('button', 'Aggiorna');
		expect(await t.js(VERSION)).toBe('old');
	});

	test('takes over at a tap, with a single load of the page, and works offline', async () => {
		const loads = () => t.requests.filter(({ url }) => url === `${server.url}/`).length;
		const before = loads();
		await t.tap('button', 'Aggiorna');
		await expect.poll(() => t.js(VERSION).catch(() => 'between two pages')).toBe('next');
		await t.gone('button', 'Aggiorna');
		expect(loads()).toBe(before + 1);
		await server.stop();
		await t.reload();
		expect(await t.js(VERSION)).toBe('next');
		expect(t.violations).toEqual([]);
		expect(t.console).toEqual([]);
	});
});

/** A game in its first night on a tablet, while the next version waits in the background. */
interface Waiting {
	readonly t: Tablet;
	readonly server: Site;
	readonly game: Play;
	close(): Promise<void>;
}
const setup = setupOf('e-notte', 12);

async function nightBeforeUpdate(): Promise<Waiting> {
	const next = await nextVersion();
	const first = await site();
	const t = await tablet({ viewport: { width: 768, height: 1024 }, pace: 50 });
	await t.open(`${first.url}/`);
	await t.js(STORED);
	const game = playedTo(setup, 'update', 0);
	if (!game) throw new Error('nobody has a turn');
	await lay(t, first.url, rowsOf(game));
	await t.see('heading', setup.names[0] ?? '');
	await first.stop();
	const server = await site({ dir: next, port: first.port });
	await t.js(`
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (!registration.waiting) await new Promise((again) => setTimeout(again, 20));
	`);
	const close = async () => {
		await t.close();
		await server.stop();
		await rm(next, { recursive: true });
	};
	return { t, server, game, close };
}

test('K6, K20: the battery falls out while a new version waits; whichever comes up has the same game behind its curtain', async () => {
	const { t, server, close } = await nightBeforeUpdate();
	try {
		const before = await t.js<number>(COUNTED);
		await t.kill();
		await t.reopen();
		await t.open(`${server.url}/game/`);
		await t.see('heading', setup.names[0] ?? '');
		expect(await t.js(`return document.body.innerText`)).toContain(words.evening.curtain.resume);
		expect(await t.js(COUNTED)).toBe(before);
		expect(before).toBeGreaterThan(0);
		expect(t.console).toEqual([]);
	} finally {
		await close();
	}
});

describe('a new version in mid-game', () => {
	const { turn, curtain } = words.evening;
	const offer = words.home.update.apply;
	let t: Tablet;
	let server: Site;
	let game: Play;
	let close: () => Promise<void>;

	beforeAll(async () => {
		({ t, server, game, close } = await nightBeforeUpdate());
	});
	afterAll(() => close());

	const isOffered = () =>
		t.js<boolean>(
			`return [...document.querySelectorAll('button')].some((one) => one.innerText === '${offer}');`,
		);
	/** Whoever is next takes a turn; then the next curtain stands there. */
	async function turns(): Promise<void> {
		const seat = game.request?.kind === 'turn' ? game.request.seat : -1;
		const names = named(game, seat, 'first');
		const table = new Evening(t, 'e-notte', { pack: [], accuse: [], prey: [] }, () => undefined);
		await table.identify(setup.names[seat] ?? '');
		for (const who of names) {
			await table.read();
			await table.pick(setup.names[who] ?? '');
			await t.tap('button', turn.confirm);
			await t.gone('button', turn.confirm);
		}
		for (let left = answered(game, seat, names); left > 0; left--) {
			await table.read();
			await t.tap('button', turn.done);
		}
		await t.see('button', new RegExp(`^${curtain.iAm(setup.names[seat + 1] ?? '')}`));
	}

	test('the game goes on with the old one, after a reload too, and nothing offers the new one', async () => {
		expect(await t.js(VERSION)).toBe('old');
		await turns();
		expect(await isOffered()).toBe(false);
		await t.reload();
		await t.see('heading', setup.names[1] ?? '');
		expect(await t.js(VERSION)).toBe('old');
		await turns();
		await t.open(`${server.url}/`);
		await t.see('button', /^Riprendi/);
		expect(await t.js(VERSION)).toBe('old');
		expect(await isOffered()).toBe(false);
	});

	test('once no game is open, the home screen offers it, and it is taken', async () => {
		await t.js(
			ON_DISK(`await answer(disk.transaction('meta', 'readwrite').objectStore('meta').delete('open'));`),
		);
		await t.reload();
		await t.tap('button', offer);
		await expect.poll(() => t.js(VERSION).catch(() => 'between two pages')).toBe('next');
		await t.gone('button', offer);
		expect(t.violations).toEqual([]);
		expect(t.console).toEqual([]);
	});
});
