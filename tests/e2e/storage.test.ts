// The store of the app on the disks of real browsers: two pages that write as fast as they can, and a browser that dies.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, testWith } from './engines';
import { site, type Site } from './site';
import { storePage } from './store-page';
import { tablet, type Tablet } from './tablet';

const ENTRIES = 1000;
/** How often the browser is killed, and how many answers it must have given each time. */
const KILLS = 3;
const CONFIRMED = 40;

/** What a page wrote and was answered as saved, and why it was refused at times. */
interface Race {
	readonly saved: readonly (readonly [n: number, by: string])[];
	readonly refusals: readonly string[];
}

/**
 * A page takes the game over and writes for all it is worth, until the other one takes it away; and so on, until there are
 * enough entries. A page with a question mark in its address does so at once, and tells what came of it.
 */
const PAGE = `
	import { database } from './store.js';
	const { games } = database();
	const wait = (ms) => new Promise((later) => setTimeout(later, ms));

	async function race(game, name) {
		const saved = [];
		const refusals = [];
		for (let turn = 0; ; turn++) {
			const loaded = await games.resume(game);
			if (!loaded.ok) throw new Error(loaded.why);
			for (let n = loaded.entries.length; n < ${ENTRIES}; n++) {
				const by = [name, turn, n].join('/');
				const answer = await games.append(game, n, { by });
				if (!answer.ok) {
					refusals.push(answer.why);
					break;
				}
				saved.push([n, by]);
			}
			if (saved.at(-1)?.[0] === ${ENTRIES - 1} || loaded.entries.length === ${ENTRIES}) return { saved, refusals };
			// Lets the other get somewhere before it is robbed in turn.
			await wait(10 + (turn % 3) * 20);
		}
	}

	/** What is on the disk of a game, past the store. */
	async function stored(game) {
		const answer = (request) => new Promise((ok, no) => {
			request.onsuccess = () => ok(request.result);
			request.onerror = () => no(request.error);
		});
		const disk = await answer(indexedDB.open('plenilunio'));
		const rows = await answer(disk.transaction('entries').objectStore('entries').getAll());
		disk.close();
		return rows.filter((row) => row.game === game).map(({ n, entry }) => [n, entry.by]);
	}

	const create = (id) => games.createGame({
		id, format: 1, rules: 1, head: {}, title: { sheet: 'classic', names: ['Anna', 'Bruno'], group: null },
	});
	Object.assign(window, { games, race, create, stored });

	const channel = new BroadcastChannel('race');
	const second = async () => race('race', 'second');
	if (location.search !== '') second().then((result) => channel.postMessage(result));
	else channel.onmessage = ({ data }) => (window.second = data);
`;

/** Writes on without end after what is there, and notes in \`confirmed\` the last number that was answered as saved. */
const WRITE_ON = `
	if ((await games.openGame()).value === null) await create('dead');
	const loaded = await games.resume('dead');
	window.confirmed = -1;
	void (async () => {
		for (let n = loaded.entries.length; (await games.append('dead', n, { by: 'dead/' + n })).ok; n++) window.confirmed = n;
	})();
	return loaded.entries.length;
`;

let dir: string;
beforeAll(async () => {
	dir = await storePage(PAGE);
});
afterAll(() => rm(dir, { recursive: true }));

describe.each(ENGINES)('%s', (engine) => {
	let server: Site;
	let t: Tablet;
	beforeAll(async () => {
		server = await site({ dir });
		t = await tablet({ engine });
		await t.open(`${server.url}/`);
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});
	const stored = (game: string) => t.js<(readonly [n: number, by: string])[]>(`return stored('${game}');`);

	testWith('disk', engine)(
		'K20: the browser is killed while it writes; what was confirmed is there',
		async () => {
			let length = 0;
			for (let kill = 0; kill < KILLS; kill++) {
				const begin = await t.js<number>(WRITE_ON);
				expect(begin).toBeGreaterThanOrEqual(length);
				const confirmed = () => t.js<number>('return window.confirmed;');
				await expect.poll(confirmed, { timeout: 60_000 }).toBeGreaterThan(begin + CONFIRMED);
				length = (await confirmed()) + 1;
				await t.kill();
				await t.reopen();
				await t.open(`${server.url}/`);
				const rows = await stored('dead');
				expect(rows.length).toBeGreaterThanOrEqual(length);
				expect(rows).toEqual(rows.map((_, n) => [n, `dead/${n}`]));
			}
			await t.js(`await games.setAside('game'); indexedDB.deleteDatabase('plenilunio');`);
			await t.reload();
		},
	);

	test(`K21: two pages race for ${ENTRIES} entries, and the log has no gap and no fork`, async () => {
		await t.js(`await create('race');`);
		await t.openBeside(`${server.url}/?second`);
		const first = await t.js<Race>(`return race('race', 'first');`);
		const second = await t.js<Race>(`
			while (!window.second) await new Promise((again) => setTimeout(again, 20));
			return window.second;
		`);
		const saved = [...first.saved, ...second.saved].toSorted(([a], [b]) => a - b);
		expect(await stored('race')).toEqual(saved);
		expect(saved.map(([n]) => n)).toEqual(Array.from({ length: ENTRIES }, (_, n) => n));
		expect(first.saved.length).toBeGreaterThan(0);
		expect(second.saved.length).toBeGreaterThan(0);
		expect(new Set([...first.refusals, ...second.refusals])).toEqual(new Set(['taken']));
	});
});
