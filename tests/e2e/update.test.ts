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
const STATE = `
	const { installing, waiting } = await navigator.serviceWorker.ready;
	return installing ? 'installing' : waiting ? 'waiting' : 'current';
`;

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

	test('waits: the page stays, and so does a reloaded one', async () => {
		await t.js(`window.untouched = true; await (await navigator.serviceWorker.ready).update();`);
		await expect.poll(() => t.js(STATE)).toBe('waiting');
		await new Promise((later) => setTimeout(later, 1000));
		expect(await t.js('return window.untouched')).toBe(true);
		await t.reload();
		expect(await t.js(VERSION)).toBe('old');
		expect(await t.js(STATE)).toBe('waiting');
	});

	test('takes over when it is told to, with nothing broken', async () => {
		await t.js(`
			const { waiting } = await navigator.serviceWorker.ready;
			const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
			waiting.postMessage({ type: 'SKIP_WAITING' });
			await taken;
		`);
		await server.stop();
		await t.reload();
		expect(await t.js(VERSION)).toBe('next');
		expect(t.violations).toEqual([]);
		expect(t.console).toEqual([]);
	});
});
