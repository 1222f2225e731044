// An unfinished game that this version cannot go on with: told apart, nothing lost, and set aside when the table says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMAT, RULES } from '../../src/lib/engine';
import { setupOf } from '../properties/tables';
import { words } from './frames';
import { lay, ON_DISK, playedTo, rowsOf } from './record';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const { elsewhere } = words.evening;

let server: Site;
let t: Tablet;
beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: { width: 768, height: 1024 } });
	await t.open(`${server.url}/`);
	await t.see('heading', 'Plenilunio');
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

function rows(numbers: { readonly format?: number; readonly rules?: number }) {
	const play = playedTo(setupOf('e-notte', 12), 'numbers', 0);
	if (!play) throw new Error('nobody has a turn');
	return rowsOf(play, numbers);
}
const stored = () =>
	t.js<{ readonly game: unknown; readonly entries: unknown[] }>(
		ON_DISK(`
			const all = (name) => answer(disk.transaction(name).objectStore(name).getAll());
			return { game: (await all('games'))[0], entries: await all('entries') };
		`),
	);

const { game, entries } = rows({});
test.each([
	['older rules', elsewhere.older, rows({ rules: RULES - 1 })],
	['an older format', elsewhere.older, rows({ format: FORMAT - 1 })],
	['newer rules', elsewhere.newer, rows({ rules: RULES + 1 })],
	['a newer format', elsewhere.newer, rows({ format: FORMAT + 1 })],
	['a head that makes no sense', elsewhere.damaged, { game: { ...game, head: 'ruined' }, entries }],
])('a game of %s is told apart, and stays as it is', async (_, said, laid) => {
	await lay(t, server.url, laid);
	await t.see('heading', said);
	await t.reload();
	await t.see('heading', said);
	expect(await stored()).toEqual(laid);
});

test('an older one is set aside, whole, and makes room', async () => {
	const laid = rows({ rules: RULES - 1 });
	await lay(t, server.url, laid);
	await t.tap('button', elsewhere.setAside);
	await t.see('heading', 'Plenilunio');
	await t.gone('button', /^Riprendi/);
	expect(await stored()).toEqual(laid);
});
