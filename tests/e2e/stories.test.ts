// The evening of a small table, remembered: played by touch, recapped, relived, saved as a file, wiped off, read back, and
// found as it was, with the same figures (K14, K19). In these pages short waits run faster than outside.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from './begin';
import { readBackup, saveBackup, wipe } from './copies';
import { Evening } from './evening';
import { words } from './frames';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio'];
const { evening, home, past, recap, settings, tell } = words;

let server: Site;
let t: Tablet;
let table: Evening;

beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce', pace: 50 });
	table = new Evening(t, 'classic', { pack: ['werewolf'], accuse: ['werewolf'], prey: [] }, () => undefined);
	await t.open(`${server.url}/`);
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

/** All that can be read on a page once it says this. */
async function read(path: string, says: string): Promise<string> {
	await t.open(`${server.url}${path}`);
	return t.js<string>(`
		const text = () => document.querySelector('main')?.textContent ?? '';
		for (let tries = 0; tries < 1000 && !text().includes(${JSON.stringify(says)}); tries++)
			await new Promise((again) => setTimeout(again, 20));
		return text();
	`);
}
/** The page of the stories, and that of the people with the figures of Anna. */
async function remembered(): Promise<{ stories: string; people: string; anna: string }> {
	const stories = await read('/stories/', past.stories.found(1));
	const people = await read('/players/', past.people.of(1, 1));
	await t.tap('button', /^Anna/);
	await t.see('dialog', 'Anna');
	return {
		stories,
		people,
		anna: await t.js<string>(`return document.querySelector('dialog').textContent;`),
	};
}
let before: Awaited<ReturnType<typeof remembered>>;

test('K14: a game that is played is in no story and in no figure', async () => {
	// One wolf among five: a night, a day, and it is over.
	await begin(t, { names: NAMES, sheet: 'classic', deck: { werewolf: -1, villager: 1 } });
	await table.until(({ frame }) => frame === 'discussion');
	expect(await read('/stories/', past.stories.none)).toContain(past.stories.none);
	expect(await read('/players/', past.people.none)).toContain(past.people.none);
});

test('its end is a recap, and then a story with its figures', async () => {
	await t.open(`${server.url}/game/`);
	await table.until(({ frame }) => frame === 'end');
	await t.tap('button', evening.end.turn);
	await t.tap('button', evening.end.story);
	await t.see('heading', recap.timeline);
	await t.tap('button', evening.recap.home);
	await t.see('heading', home.title);
	before = await remembered();
	expect(before.stories).toContain(tell.ends.humans.headline);
	for (const name of NAMES) expect(before.people).toContain(name);
	expect(before.anna).toContain(past.people.survived);
});

test('it is relived step by step, to the end', async () => {
	await read('/stories/', past.stories.found(1));
	await t.tap('button', /^Vince/);
	await t.tap('button', past.replay.open);
	await t.see('heading', past.replay.round);
	await t.js(`
		const next = () => [...document.querySelectorAll('button')].find((one) => one.innerText.trim() === '${past.replay.next}');
		while (!next().disabled) {
			next().click();
			await new Promise((drawn) => setTimeout(drawn, 20));
		}
	`);
	await t.see('heading', tell.ends.humans.headline);
});

test('K19: everything is saved, wiped off, read back, and is as it was', async () => {
	const { backup } = settings;
	expect(await read('/', home.kept.never)).toContain(home.kept.never);
	const file = await saveBackup(t, server.url);
	const today = home.kept.last('').split(':')[0] ?? '';
	expect(await read('/', today)).toContain(today);

	await wipe(t);
	expect(await read('/stories/', past.stories.none)).toContain(past.stories.none);
	expect(await read('/', home.title)).not.toContain(today);
	expect(await readBackup(t, server.url, file)).toBe(backup.added(backup.amount(1, 1)));
	expect(await remembered()).toEqual(before);
});

test('a rematch is one touch away', async () => {
	await read('/stories/', past.stories.found(1));
	await t.tap('button', /^Vince/);
	await t.tap('button', evening.recap.rematch);
	await t.see('button', new RegExp(`^${evening.curtain.iAm('Anna')}`));
	// It is a game of its own, and no story yet.
	expect((await remembered()).stories).toBe(before.stories);
});

test('K16, K17: nothing was sent, and the policy was never broken', () => {
	expect(t.violations).toEqual([]);
	expect(t.console).toEqual([]);
	const strange = t.requests.filter(
		({ url }) => !url.startsWith(`${server.url}/`) && !url.startsWith('blob:'),
	);
	expect(strange).toEqual([]);
});
