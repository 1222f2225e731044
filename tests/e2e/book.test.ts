// The rule book, in the app and by itself, with the server gone (K16, K17).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/words';
import { site } from './site';
import { tablet, type Tablet } from './tablet';

const { home, settings, rules } = LANGUAGES.it;

let t: Tablet;
let url: string;

beforeAll(async () => {
	const server = await site();
	url = server.url;
	t = await tablet();
	await t.open(`${url}/`);
	await t.js(`
		await navigator.serviceWorker.ready;
		while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
	`);
	await server.stop();
});
afterAll(() => t.close());

const shown = () =>
	t.js<string[]>(
		`return [...document.querySelectorAll('[data-entry]')].filter((one) => !one.hidden).map(({ id }) => id);`,
	);

test('every sheet opens in the app, and no step of it is a page to come back through', async () => {
	await t.tap('button', home.rules);
	await t.see('heading', 'I ruoli');
	const steps = await t.js<number>(`return history.length;`);
	expect(await shown()).toContain('C27');
	await t.tap('radio', new RegExp(rules.sheets.teatro.name));
	await t.see('heading', 'Musica e fili');
	expect(await shown()).toContain('TR38');
	expect(await shown()).not.toContain('C27');
	expect(await t.js<number>(`return history.length;`)).toBe(steps);
});

test('the page to print needs no script, and says its language', async () => {
	await t.tap('link', settings.rules.print);
	await t.see('heading', rules.sheets.teatro.name);
	expect(await t.js<number>(`return document.scripts.length;`)).toBe(0);
	await t.open(`${url}/book/en/teatro/`);
	await t.see('heading', LANGUAGES.en.rules.sheets.teatro.name);
	expect(await t.js<string>(`return document.documentElement.lang;`)).toBe('en');
	expect(await t.axe()).toEqual([]);
});

test('a long page by itself is scrolled, and jumped through', async () => {
	await t.open(`${url}/book/en/classic/`);
	await t.see('heading', LANGUAGES.en.rules.sheets.classic.name);
	const isInSight = () =>
		t.js<boolean>(`return document.querySelector('#options').getBoundingClientRect().top < innerHeight;`);
	expect(await isInSight()).toBe(false);
	await t.js(`document.querySelector('nav a[href="#options"]').click();`);
	expect(await isInSight()).toBe(true);
});

test('K16, K17: no broken promise, and nothing asked of the network', () => {
	expect(t.violations).toEqual([]);
	expect(t.console).toEqual([]);
	expect(t.requests.filter(({ answered }) => answered === 'nobody')).toEqual([]);
});
