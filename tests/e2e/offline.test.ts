import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles } from '../tools/built';
import { ENGINES, testWith } from './engines';
import { site } from './site';
import { tablet, type Tablet } from './tablet';

/** Resolves once the worker has stored the app and controls the page. */
const STORED = `
	await navigator.serviceWorker.ready;
	while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
`;

/** The browser sets the page aside as somebody leaves it, and takes it out again as they come back. */
const SET_ASIDE = `
	for (const way of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(way, { persisted: true }));
`;

/** Resolves once a page has drawn itself. */
const DRAWN = `
	while (!document.querySelector('#app > :not(script)')) await new Promise((again) => setTimeout(again, 20));
`;

const pages = builtFiles()
	.filter((file) => file.endsWith('index.html'))
	.map((file) => `/${file.slice(0, -'index.html'.length)}`);

const plain = (page: string) => page;
/** How an address may be written. */
const WAYS = [
	plain,
	(page: string) => `${page}?from=somewhere&n=1#there`,
	(page: string) => page.replace(/(?<=.)\/$/, ''),
];

describe.each(ENGINES)('%s, after the first load and with the server gone', (engine) => {
	let t: Tablet;
	let url: string;

	beforeAll(async () => {
		const server = await site();
		url = server.url;
		t = await tablet({ engine });
		await t.open(`${url}/`);
		await t.js(STORED);
		await server.stop();
	});

	afterAll(() => t.close());

	/** Opens an address and gives those of its requests that the worker has not answered. */
	async function unanswered(address: string): Promise<readonly unknown[]> {
		const before = t.requests.length;
		await t.open(url + address);
		await t.js(DRAWN);
		return t.requests.slice(before).filter(({ answered }) => answered === 'network' || answered === 'nobody');
	}

	testWith('disk', engine)('K16: the home screen appears in a browser that was started anew', async () => {
		await t.quit();
		await t.reopen();
		expect(await unanswered('/')).toEqual([]);
		await t.see('heading', 'Plenilunio');
	});

	test('K16: the home screen appears', async () => {
		expect(await unanswered('/')).toEqual([]);
		await t.see('heading', 'Plenilunio');
	});

	// The first browser opens every page in every way, the others each page in one of them, by turns.
	test.each(
		pages.map((page, n) => [page, engine === ENGINES[0] ? WAYS : [WAYS[n % WAYS.length] ?? plain]] as const),
	)('K16: %s appears, whatever follows its address', async (page, ways) => {
		for (const way of ways) expect(await unanswered(way(page))).toEqual([]);
	});

	testWith('install', engine)(
		'the browser finds nothing that keeps the app from being installed',
		async () => {
			expect(await t.installErrors()).toEqual([]);
		},
	);

	test('K17: no page broke the content security policy or wrote to the console', async () => {
		await t.js(SET_ASIDE);
		expect(t.violations).toEqual([]);
		expect(t.console).toEqual([]);
	});
});
