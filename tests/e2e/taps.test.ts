// K6: that the check of the ways back bites. K5: that a tap too many does not lead from one private turn into the next.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from './begin';
import { Evening } from './evening';
import { Fingers } from './fingers';
import { speak, type Glance } from './frames';
import type { Plot } from './gossip';
import { Returns } from './returns';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const TABLE = { names: ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'] };
const PLOT: Plot = { pack: ['werewolf'], accuse: ['villager'], prey: [] };
const SIZE = { viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce', pace: 100 } as const;

/** Faults of an app that keeps what it must not keep; `localStorage.fault` says which of them there is. */
const FAULTY = `{
	const { fault } = localStorage;
	addEventListener('DOMContentLoaded', () => {
		if (fault === 'remembers') document.body.append(sessionStorage.last ?? '');
	});
	new MutationObserver(() => {
		const secret = document.querySelector('.secret h2');
		if (secret && localStorage.fault === 'remembers') sessionStorage.last = secret.parentElement.innerText;
	}).observe(document, { childList: true, subtree: true, attributes: true });
	const forget = (disk) => {
		const entries = disk.transaction('entries', 'readwrite').objectStore('entries');
		entries.openCursor(null, 'prev').onsuccess = ({ target }) => target.result?.delete();
	};
	// Before the app can read anything.
	const { open } = IDBFactory.prototype;
	IDBFactory.prototype.open = function (...which) {
		const opening = open.apply(this, which);
		if (fault === 'forgets') opening.addEventListener('success', () => forget(opening.result), { once: true });
		return opening;
	};
	addEventListener('click', ({ target }) => {
		const pad = target.closest?.('.pad');
		if (localStorage.fault === 'hasty') pad?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
	}, { capture: true });
}`;

describe('seeded faults', () => {
	let server: Site;
	let t: Tablet;
	let table: Evening;
	let returns: Returns;
	beforeAll(async () => {
		server = await site();
		t = await tablet({ ...SIZE, prelude: FAULTY });
		table = new Evening(t, 'classic', PLOT, () => undefined);
		returns = new Returns(t, table, server.url, 'classic');
		await t.open(`${server.url}/`);
		await begin(t, { sheet: 'classic', ...TABLE });
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	test.each([
		['remembers', 'reload', 'card', 'Anna', 'held', /\/game\/ tells “/],
		['forgets', 'reload', 'curtain', 'Carla', 'untouched', /the log changed from \d+ entries/],
	] as const)(
		'K6: the ways find an app that %s, by %s from the %s of %s that is %s',
		async (fault, way, frame, holder, moment, found) => {
			// Somebody has answered before.
			const seen = await table.until((now) => now.frame === frame && now.text.includes(holder));
			await returns.take('reload', seen, 'untouched');
			expect(returns.faults.splice(0)).toEqual([]);
			await t.js(`localStorage.fault = '${fault}';`);
			await returns.take(way, await table.look(), moment);
			expect(returns.faults.splice(0).join('\n')).toMatch(found);
			await t.js(`delete localStorage.fault; delete sessionStorage.last;`);
			await t.reload();
		},
	);
});

describe('K5: the tap that ends a private turn', () => {
	const { evening } = speak('classic');
	let server: Site;
	let t: Tablet;
	let fingers: Fingers;
	let table: Evening;
	beforeAll(async () => {
		server = await site();
		// Here time runs as it does at the table: it is all about moments.
		t = await tablet({ ...SIZE, pace: 1, prelude: FAULTY });
		fingers = new Fingers(t);
		table = new Evening(t, 'classic', PLOT, () => undefined);
		await t.open(`${server.url}/`);
		await begin(t, { sheet: 'classic', ...TABLE });
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	/** Ends the turn of who holds the tablet, taps `late` ms later there and on the next pad, and gives what is then seen. */
	async function tapTooMuch(late: number, fault = 'none'): Promise<Glance> {
		await table.until(({ frame }) => frame === 'card');
		await table.read();
		await t.js(`localStorage.fault = '${fault}';`);
		const done = await t.where('button', evening.turn.seen);
		const pad = await t.js<{ x: number; y: number }>(`
			const { left, top, width, height } = document.querySelector('.pad').getBoundingClientRect();
			return { x: left + width / 2, y: top + height / 2 };
		`);
		await fingers.tap('button', evening.turn.seen);
		await t.pass(late);
		for (const place of [done, pad, done, pad]) {
			await t.touch('start', [place]);
			await t.touch('end');
		}
		await t.pass(900);
		return table.look();
	}

	test.each([0, 60, 120, 200, 300, 400])(
		'repeated %i ms later it leaves the curtain closed',
		async (late) => {
			const { frame, title } = await tapTooMuch(late);
			expect(frame).toBe('curtain');
			expect(title).not.toBe(table.holder);
		},
	);

	test('seeded fault: a curtain that a tap opens would be found', async () => {
		expect((await tapTooMuch(500, 'hasty')).frame).toBe('card');
	});
});
