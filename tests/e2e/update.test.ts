import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD } from '../tools/built';
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
	await edit('index.html', (html) => html.replace('<html', '<html data-version="next"'));
	await edit('service-worker.js', (js) =>
		js.replace(/"[0-9a-f]{32}","url":"index.html"/, '"next","url":"index.html"'),
	);
	return copy;
}

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
		await t.js(`
			await navigator.serviceWorker.ready;
			while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
		`);
		await server.stop();
		server = await site({ dir: next, port: server.port });
	});

	afterAll(async () => {
		await t.close();
		await server.stop();
		await rm(next, { recursive: true });
	});

	test('waits: the page stays as it is, and the home screen offers it', async () => {
		await t.js(`window.untouched = true; await (await navigator.serviceWorker.ready).update();`);
		await t.see('button', 'Aggiorna');
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
