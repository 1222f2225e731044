// K14, K19 in a real browser: a game is finished, saved as a file, the tablet is wiped, and the file brings it back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/words';
import { bodyOf, unpacked } from '../archive/support';
import { begin } from './begin';
import { readBackup, saveBackup, wipe } from './copies';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];
const words = LANGUAGES.it.settings.backup;
const { evening } = LANGUAGES.it;

let server: Site;
let t: Tablet;

beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: { width: 768, height: 1024 } });
	await t.open(`${server.url}/`);
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

const save = () => saveBackup(t, server.url);
const read = (text: string) => readBackup(t, server.url, text);

test('K14: a game in play is in no file', async () => {
	await begin(t, { names: NAMES, sheet: 'classic' });
	const text = await save();
	expect(await t.js('return document.querySelector(".ways [role=status]").textContent;')).toBe(
		words.saved(words.amount(0, 1)),
	);
	expect(bodyOf(text)).toMatchObject({ games: [], groups: [{ seats: NAMES }] });
	expect(unpacked(text)).not.toMatch(/seed|deck|werewolf|seer/);
});

test('K19: a finished one comes back whole, once', async () => {
	await t.open(`${server.url}/game/`);
	await t.tap('button', evening.pause.open);
	await t.tap('button', evening.pause.stop);
	await t.tap('button', evening.pause.stopSure);
	await t.hold('button', new RegExp(evening.pause.stopHold), 1200, () => Promise.resolve());
	// The finger that is lifted here must not count for what comes next (H6).
	await t.pass(600);
	await t.tap('button', evening.resume.goOn);
	await t.tap('button', evening.end.turn);
	await t.tap('button', evening.end.story);
	await t.tap('button', evening.recap.home);
	await t.see('heading', 'Plenilunio');
	const text = await save();
	expect(bodyOf(text)).toMatchObject({ games: [{ entries: [{ stop: true }] }], groups: [{}] });

	const other = text.replace(/("body":".{99})./, '$1-');
	await wipe(t);
	expect(await read(other)).toBe(words.refused.damaged);
	expect(await read(text)).toBe(words.added(words.amount(1, 1)));
	expect(await read(text)).toBe(`${words.added(words.amount(0, 0))} ${words.known(2)}`);
	expect(await save()).toBe(text);
});

test('K16, K17: nothing was sent, and the policy was never broken', () => {
	expect(t.violations).toEqual([]);
	expect(t.console).toEqual([]);
	const strange = t.requests.filter(
		({ url }) => !url.startsWith(`${server.url}/`) && !url.startsWith('blob:'),
	);
	expect(strange).toEqual([]);
});
