// K1, K12, K13, K15, K25: no frame that nobody holds has a secret on it, or leaves one behind, anywhere on a real tablet.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHEETS } from '../../src/lib/engine';
import { setupOf, SHEET_IDS } from '../properties/tables';
import { CAGE, letOut, type Outing } from './canary';
import { site, type Site } from './site';
import { stackedBuild } from './stacked';
import { tablet, type Tablet } from './tablet';
import { rewordBook } from './tokens';

/** Whole evenings of every sheet; without a number, the first night and day of one. */
const EVENINGS = process.env['CANARY_EVENINGS'];
const LONG = 7_200_000;
/** What a table may agree to say aloud is no secret there: here nobody has agreed. */
const SILENT = { revealRoleOnDeath: false, announceGuardSave: false, akelaAloud: false };
const SEATS = { classic: 8, 'e-notte': 8, licantropi: 10, teatro: 10 } as const;
/** The last two take their cards; then the night, and what comes of it. */
const part = (seats: number): Outing => ({ from: seats - 2, steps: 2 * seats + 12 });

/** Something that lets a secret slip, in one place alone: switched on here, and never anywhere else. */
const LEAKS: readonly (readonly [what: string, where: string, script: string])[] = [
	['K25: a label', 'reader', `document.querySelector('.pad')?.setAttribute('aria-label', card);`],
	[
		'K25: a closed shadow',
		'reader',
		`
			const host = document.createElement('p');
			document.querySelector('main')?.append(host);
			host.attachShadow({ mode: 'closed' }).append(card);
		`,
	],
	['K1: the state of the history', 'history', `History.prototype.replaceState.call(history, { card }, '');`],
	['K1: a message to other windows', 'heard', `new BroadcastChannel('table').postMessage({ card });`],
	[
		'K1: an index',
		'disk',
		`
		const request = indexedDB.open('statistics');
		request.onupgradeneeded = () => {
			const table = request.result.createObjectStore('people', { autoIncrement: true });
			table.createIndex('by card', 'card');
			table.put({ card });
		};
		await new Promise((done) => (request.onsuccess = done));
		request.result.close();
	`,
	],
	[
		'K1: the address of something cached',
		'caches',
		`await (await caches.open('art')).put('/' + card, new Response(''));`,
	],
	['K1: a word that is said', 'heard', `speechSynthesis.speak(new SpeechSynthesisUtterance(card));`],
	[
		'K13: a story before the end',
		'disk',
		`
		const answer = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
		const disk = await answer(indexedDB.open('plenilunio'));
		const games = disk.transaction('games', 'readwrite').objectStore('games');
		const [row] = await answer(games.getAll());
		await answer(games.put({ ...row, recap: { people: [{ role: card }] } }));
		disk.close();
	`,
	],
	['K12: a tremor in the hand', 'never', `if (card) navigator.vibrate(40);`],
	[
		'K15: a number at the icon',
		'never',
		`navigator.setAppBadge(cards.filter((one) => one === 'werewolf').length);`,
	],
	['K15: another title by night', 'face', `if (kind === 'covered') document.title = 'Plenilunio · 1';`],
	[
		'K15: another icon for some',
		'face',
		`if (cards.includes('werewolf')) document.querySelector('link[rel~=icon]').setAttribute('href', '/icons/red.png');`,
	],
];

let server: Site;
let dir: string;
beforeAll(async () => {
	dir = await stackedBuild();
	await rewordBook(dir);
	server = await site({ dir });
});
afterAll(async () => {
	await server.stop();
	await rm(dir, { recursive: true });
});

const open = async (): Promise<Tablet> => {
	const viewport = { width: 768, height: 1024 };
	const t = await tablet({ viewport, reducedMotion: 'reduce', clock: 'still', prelude: CAGE });
	await t.open(`${server.url}/`);
	await t.js(`await glass.until(async () => (await indexedDB.databases()).length > 0, 'database');`);
	return t;
};

test.concurrent.each(SHEET_IDS)(
	'K1, K25: an evening of %s leaves no secret on any frame, or behind it',
	async (sheet) => {
		const offered = Object.entries(SILENT).filter(([id]) => id in SHEETS[sheet].options);
		const setup = setupOf(sheet, SEATS[sheet], Object.fromEntries(offered));
		const t = await open();
		let [frames, read] = [0, 0];
		try {
			for (let n = 0; n < Number(EVENINGS ?? 1); n++) {
				const outing = EVENINGS === undefined ? part(SEATS[sheet]) : {};
				const { found, ...seen } = await letOut(t, server.url, setup, `${sheet}/${n}`, outing);
				expect(found).toEqual([]);
				[frames, read] = [frames + seen.frames, read + seen.read];
			}
			expect(t.console).toEqual([]);
			expect(t.violations).toEqual([]);
		} finally {
			await t.close();
		}
		console.log(`${sheet}: ${frames} frames searched, ${read} tokens read while holding`);
		expect(read).toBeGreaterThan(15);
	},
	LONG,
);

describe('the canary finds a seeded fault', () => {
	const EIGHT = setupOf('classic', 8);
	let t: Tablet;
	beforeAll(async () => {
		t = await open();
	});
	let caught = 0;
	afterAll(async () => {
		console.log(`${caught} of ${LEAKS.length} seeded leaks of the pages caught`);
		await t.close();
	});

	test.each(LEAKS)('%s', async (_, where, leak) => {
		const { found } = await letOut(t, server.url, EIGHT, 'leaks', { from: 8, steps: 1, leak });
		expect(found.map((one) => one.where)).toContain(where);
		caught += 1;
	});
});
