// The pages of the book that are made for paper: printed by a real browser, as a reader without scripts gets them.
import axe from 'axe-core';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { need } from '../../scripts/browsers.mjs';
import { PAGE_IDS } from '../../src/lib/book/pages';
import { LANGUAGES } from '../../src/lib/words';
import { site, type Site } from './site';

const ROOT = process.getuid?.() === 0;
const MENUS = PAGE_IDS.filter((id) => id.endsWith('/menu'));

let browser: Browser;
let server: Site;

beforeAll(async () => {
	server = await site();
	browser = await chromium.launch({ executablePath: await need('chromium'), chromiumSandbox: !ROOT });
});
afterAll(async () => {
	await browser.close();
	await server.stop();
});

/** The size of each sheet of paper, in points. */
async function printed(address: string): Promise<readonly (readonly number[])[]> {
	const page = await browser.newPage();
	try {
		await page.goto(`${server.url}/book/${address}/`);
		const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		return [...paper.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[([^\]]+)\]/g)].map(
			([, box]) => box?.trim().split(/\s+/).map(Number) ?? [],
		);
	} finally {
		await page.close();
	}
}

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
	test.each(MENUS)('%s is one A4, upright', async (id) => {
		const sheets = await printed(`${language}/${id}`);
		expect(sheets).toHaveLength(1);
		const [, , width = 0, height = 0] = sheets[0] ?? [];
		expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
	});

	test('a long page goes on to the next sheet', async () => {
		expect((await printed(`${language}/classic`)).length).toBeGreaterThan(1);
	});

	test.each(['learn', 'lead', 'compare', 'glossary', 'teatro/menu'])(
		'%s breaks no rule of accessibility',
		async (id) => {
			const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
			await page.goto(`${server.url}/book/${language}/${id}/`);
			await page.evaluate(axe.source);
			const found = await page.evaluate<string[]>(`axe.run().then(({ violations }) =>
			violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' '))))`);
			expect(found).toEqual([]);
			expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
			await page.close();
		},
	);
});
