import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

/** Resolves once the worker has stored the app and controls the page. */
const CONTROLLED = `
	await navigator.serviceWorker.ready;
	while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
`;

describe('after the first load', () => {
	let server: Site;
	let t: Tablet;

	beforeAll(async () => {
		server = await site();
		t = await tablet();
		await t.open(`${server.url}/`);
		await t.see('heading', 'Plenilunio');
		await t.js(CONTROLLED);
		await t.quit();
		await server.stop();
	});

	afterAll(async () => {
		await t.close();
	});

	test('K16: the app starts from cold with the server gone', async () => {
		const before = t.requests.length;
		await t.reopen();
		await t.open(`${server.url}/`);
		await t.see('heading', 'Plenilunio');
		expect(t.requests.slice(before).filter(({ answered }) => answered !== 'worker')).toEqual([]);
	});

	test('K16: so does every page of it, with a question mark in the address too', async () => {});

	test('K17: no page ever breaks the content security policy', () => {
		expect(t.violations).toEqual([]);
		expect(t.console).toEqual([]);
	});
});
