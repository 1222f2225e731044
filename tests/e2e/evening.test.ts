import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from './begin';
import { ENGINES, testWith, type Engine } from './engines';
import { Evening } from './evening';
import { words, type Glance } from './frames';
import type { Plot } from './gossip';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];
const ROLES = Object.values(words.roles).map(({ name }) => name);
const { evening } = words;
/** In Chromium the evening takes its time; in the others short waits are shorter. */
const PACE: Readonly<Record<Engine, number>> = { chromium: 1, firefox: 50, webkit: 50 };

const isCurtain = ({ title, buttons }: Glance) => buttons.includes(evening.curtain.iAm(title));
describe.each(ENGINES)('%s', (engine) => {
	let server: Site;
	let t: Tablet;
	let table: Evening;
	/** Every frame that showed a role before the end, with nobody holding anything. */
	const leaks: string[] = [];
	let isOver = false;
	const testWithDisk = testWith('disk', engine);

	beforeAll(async () => {
		server = await site();
		t = await tablet({ engine, viewport: { width: 768, height: 1024 }, pace: PACE[engine] });
		const plot: Plot = { pack: ['werewolf'], accuse: ['seer', 'villager'], prey: [] };
		table = new Evening(t, 'classic', plot, ({ text }: Glance) => {
			const role = ROLES.find((name) => text.includes(name));
			if (role !== undefined && !isOver) leaks.push(`${role} in: ${text}`);
		});
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	const comeBack = async () => {
		await t.reopen();
		await t.open(`${server.url}/game/`);
	};

	test('K6: from the deal on, back and forward lead nowhere', async () => {
		await t.open(`${server.url}/settings/`);
		await t.tap('radio', 'Italiano');
		await t.open(`${server.url}/`);
		// Three wolves among eight, so that it does not take all night.
		await begin(t, { names: NAMES, sheet: 'classic', deck: { werewolf: 1, villager: -1 } });
		const before = await table.look();
		for (const way of ['back', 'forward', 'back']) {
			await t.js(`history.${way}(); await new Promise((go) => setTimeout(go, 200));`);
			expect(await table.look()).toEqual(before);
		}
	});

	test('the cards are dealt, one by one', async () => {
		await table.until(({ text }) => text.includes(words.tell.night(1)));
		expect(leaks).toEqual([]);
	});

	testWithDisk(
		'K6, K20: the battery falls out in the middle of a secret; the same turn waits behind its curtain',
		async () => {
			const { title } = await table.until((seen) => isCurtain(seen) && seen.title === 'Carla');
			await table.identify(title);
			await t.tap('radio', 'Anna');
			await table.read(() => t.kill()).catch(() => undefined);

			await comeBack();
			await t.see('heading', 'Carla');
			const seen = await table.look();
			expect(seen.text).toContain(evening.curtain.resume);
			expect(seen.buttons).toContain(evening.curtain.iAm('Carla'));
			await table.identify('Carla');
			expect(await t.js(`return document.querySelectorAll('[aria-checked=true]').length;`)).toBe(0);
		},
	);

	test('the night goes round, the dawn comes, the village talks', async () => {
		await table.until(({ buttons }) => buttons.includes(evening.discuss.vote));
		expect(leaks).toEqual([]);
	});

	testWithDisk(
		'K20: killed in the middle of a ballot, no vote is lost and the same voter is asked',
		async () => {
			const votes = new RegExp(`^${evening.vote.count(3, 0).split(' ')[0] ?? ''} vot`, 'm');
			const before = await table.until(({ text }) => votes.test(text));
			await t.kill();

			await comeBack();
			await t.see('heading', evening.resume.title);
			const { text } = await table.look();
			expect(NAMES.filter((name) => text.includes(name))).toEqual([]);
			await t.tap('button', evening.resume.goOn);
			await t.see('heading', before.title);
			expect((await table.look()).text).toMatch(votes);
		},
	);

	test('the game comes to its end: the cards, the story, and once more', async () => {
		await table.until(({ buttons }) => buttons.includes(evening.end.turn));
		expect(leaks).toEqual([]);
		isOver = true;
		await t.tap('button', evening.end.turn);
		await t.tap('button', evening.end.story);
		await t.see('heading', evening.recap.ballots);
		const { text } = await table.look();
		for (const name of NAMES) expect(text).toContain(name);
		await t.tap('button', evening.recap.rematch);
		await t.see('button', new RegExp(`^${evening.curtain.iAm('Anna')}`));
		isOver = false;
		await table.look();
		expect(leaks).toEqual([]);
	});

	test('K16, K17: nothing on the console, no broken promise, no request to anywhere else', () => {
		expect(t.console).toEqual([]);
		expect(t.violations).toEqual([]);
		expect(t.requests.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
	});
});
