// The disk fails in mid-game, in real browsers: the next curtain says that the game is not saved, the game goes on, and once
// the disk is whole again everything is on it, decision by decision.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Play } from '../../src/lib/engine';
import { setupOf } from '../properties/tables';
import { ENGINES, testWith } from './engines';
import { answered, named } from './equal-turns';
import { Evening } from './evening';
import { speak } from './frames';
import { lay, ON_DISK, playedTo, rowsOf } from './record';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const SETUP = setupOf('classic', 8);
const { turn, storage, curtain } = speak('classic').evening;

/** From now on the page knows its connection to the disk, and `mend` undoes what a fault has changed. */
const PREPARE = `
	const changes = [];
	window.change = (on, name, how) => {
		const real = on[name];
		changes.push(() => (on[name] = real));
		on[name] = function (...asked) {
			return how(() => real.apply(this, asked), this);
		};
	};
	window.mend = () => changes.splice(0).reverse().forEach((undo) => undo());
	const get = IDBObjectStore.prototype.get;
	IDBObjectStore.prototype.get = function (...asked) {
		window.connection = this.transaction.db;
		return get.apply(this, asked);
	};
	window.raise = (name) => () => {
		throw new DOMException('as injected', name);
	};
`;

/** What happens to the disk, and what the table is told of it: nothing where the app helps itself. */
const FAULTS: Readonly<Record<string, readonly [fault: string, told: string | null]>> = {
	'every write is an UnknownError': [
		`change(IDBObjectStore.prototype, 'put', raise('UnknownError'));`,
		storage.memory,
	],
	'there is no room': [`change(IDBObjectStore.prototype, 'put', raise('QuotaExceededError'));`, storage.full],
	'the connection is closed': [`connection.close();`, null],
	'the connection is closed, and no other is to be had': [
		`change(IDBFactory.prototype, 'open', raise('UnknownError')); connection.close();`,
		storage.memory,
	],
	'every transaction is undone': [
		`change(IDBObjectStore.prototype, 'put', (real, { transaction }) => {
			const request = real();
			request.addEventListener('success', () => transaction.abort());
			return request;
		});`,
		storage.memory,
	],
	'the disk does not answer': [
		`change(IDBObjectStore.prototype, 'put', () => new EventTarget());`,
		storage.memory,
	],
};

describe.each(ENGINES)('%s', (engine) => {
	let server: Site;
	let t: Tablet;
	let table: Evening;
	let game: Play;
	beforeAll(async () => {
		server = await site();
		t = await tablet({ engine, viewport: { width: 768, height: 1024 }, pace: 50 });
		await t.open(`${server.url}/settings/`);
		await t.tap('radio', 'Italiano');
		const played = playedTo(SETUP, 'faults', 0);
		if (!played) throw new Error('nobody has a turn');
		game = played;
		await lay(t, server.url, rowsOf(game));
		await t.js(PREPARE);
		table = new Evening(t, 'classic', { pack: [], accuse: [], prey: [] }, () => undefined);
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	const next = () => (game.request?.kind === 'turn' ? game.request.seat : -1);
	const nameOf = (seat: number) => SETUP.names[seat] ?? '';

	/** Whoever is next takes a turn. */
	async function turns(): Promise<void> {
		const seat = next();
		const names = named(game, seat, 'first');
		await table.identify(nameOf(seat));
		for (const [page, who] of names.entries()) {
			await table.read();
			await table.pick(nameOf(who));
			const end = page + 1 < names.length ? turn.onwards : turn.confirm;
			await t.tap('button', end);
			// A disk that does not answer has some seconds to do so.
			await t.gone('button', end);
		}
		for (let left = answered(game, seat, names); left > 0; left--) {
			await table.read();
			await t.tap('button', turn.done);
		}
		await t.see('heading', nameOf(next()));
	}

	/** The disk is whole again, and the page is looked at again. */
	const mend = () => t.js(`mend(); document.dispatchEvent(new Event('visibilitychange'));`);
	const stored = () =>
		t.js<unknown[]>(
			ON_DISK(
				`return (await answer(disk.transaction('entries').objectStore('entries').getAll())).map((row) => row.entry);`,
			),
		);
	const warnings = async () => {
		const { text } = await table.look();
		return Object.values(storage).filter((warning) => text.includes(warning));
	};

	test.each(Object.entries(FAULTS))(
		'%s: it is said on the curtain, and nothing is lost',
		async (_, [fault, told]) => {
			expect(await warnings()).toEqual([]);
			await t.js(fault);
			await turns();
			expect((await table.look()).buttons).toContain(curtain.iAm(nameOf(next())));
			expect(await warnings()).toEqual(told === null ? [] : [told]);
			await mend();
			await expect.poll(warnings, { timeout: 20_000 }).toEqual([]);
			expect(await stored()).toEqual(game.log.entries);
		},
	);

	testWith('disk', engine)('K20: killed after all that, the game goes on where it was', async () => {
		await t.kill();
		await t.reopen();
		await t.open(`${server.url}/game/`);
		await t.see('heading', nameOf(next()));
		expect((await table.look()).text).toContain(curtain.resume);
		expect(await stored()).toEqual(game.log.entries);
	});
});
