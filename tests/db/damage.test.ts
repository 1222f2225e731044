// Damaged records: what is sound comes back, what is not is counted, nothing is thrown.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/lib/db';
import { readLog } from '../../src/lib/db/log';
import { plain, same } from '../../src/lib/db/plain';
import { aGame, anEntry, contents, freshDisk, noDisk, tamper, type Disk } from './support';

async function sixEntries(): Promise<Disk> {
	const disk = freshDisk();
	const { games, store } = disk.window();
	await games.createGame(aGame());
	for (let n = 0; n < 6; n++) await games.append('game-1', n, anEntry(n));
	await store.close();
	return disk;
}

const upTo = (length: number) => Array.from({ length }, (_, n) => anEntry(n));

describe('a torn log', () => {
	it.each([
		['a missing entry', { delete: ['game-1', 3] }, { entries: upTo(3), dropped: 2, damage: 'gap' }],
		['a missing beginning', { delete: ['game-1', 0] }, { entries: [], dropped: 5, damage: 'gap' }],
		['a text for an entry', garbled('text'), { entries: upTo(3), dropped: 3, damage: 'garbled' }],
		['a list for an entry', garbled([1]), { entries: upTo(3), dropped: 3, damage: 'garbled' }],
		[
			'a date within an entry',
			garbled({ at: new Date() }),
			{ entries: upTo(3), dropped: 3, damage: 'garbled' },
		],
		[
			'a row half written',
			{ put: { game: 'game-1', n: 3 } },
			{ entries: upTo(3), dropped: 3, damage: 'garbled' },
		],
		[
			'a number that is none',
			{ put: { game: 'game-1', n: 'x', entry: {} } },
			{ entries: upTo(6), dropped: 1, damage: 'gap' },
		],
		[
			'a stray entry',
			{ put: { game: 'game-1', n: 2.5, entry: {} } },
			{ entries: upTo(3), dropped: 4, damage: 'gap' },
		],
	])('ends at %s', async (_what, change, expected) => {
		const disk = await sixEntries();
		await tamper(disk, 'entries', change);
		expect(await disk.window().games.resume('game-1')).toMatchObject({
			ok: true,
			head: aGame(),
			...expected,
		});
	});

	it('goes on once the rest is given up, and not before', async () => {
		const disk = await sixEntries();
		await tamper(disk, 'entries', garbled('text'));
		const { games } = disk.window();
		await games.resume('game-1');
		expect(await games.append('game-1', 3, anEntry(33))).toEqual({ ok: false, why: 'taken' });
		expect(await games.dropTail('game-1', 3)).toEqual({ ok: true });
		expect(await games.append('game-1', 3, anEntry(33))).toEqual({ ok: true });
		expect(await games.resume('game-1')).toMatchObject({
			entries: [...upTo(3), anEntry(33)],
			dropped: 0,
			damage: null,
		});
	});

	it('is only given up by the window that writes', async () => {
		const disk = await sixEntries();
		await disk.window().games.resume('game-1');
		expect(await disk.window().games.dropTail('game-1', 3)).toEqual({ ok: false, why: 'taken' });
		expect((await contents(disk))['entries']?.keys).toHaveLength(6);
	});

	it('is read up to the first fault, whatever the rows are', () => {
		const row = fc.oneof(
			fc.anything(),
			fc.record({
				game: fc.constant('g'),
				n: fc.nat(8),
				entry: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.anything()),
			}),
		);
		fc.assert(
			fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
				const { entries, dropped, damage } = readLog(rows);
				expect(entries.length + dropped).toBe(rows.length);
				expect(damage === null).toBe(dropped === 0);
				entries.forEach((_entry, n) =>
					expect(rows).toContainEqual(expect.objectContaining({ n, entry: expect.anything() })),
				);
			}),
		);
	});
});

describe('a damaged head', () => {
	const heads = [
		{ head: undefined },
		{ title: { sheet: 'classic', names: [1] } },
		{ format: '1' },
		{ createdAt: NaN },
	];

	it.each(heads)('is told apart, set aside and printed: %o', async (fault) => {
		const disk = await sixEntries();
		await tamper(disk, 'games', {
			put: { ...aGame(), createdAt: 1, finishedAt: null, recap: null, ...fault },
		});
		const { games, history } = disk.window();
		expect(await games.openGame()).toEqual({ ok: true, value: { id: 'game-1', title: null } });
		expect(await games.resume('game-1')).toEqual({ ok: false, why: 'damaged' });
		expect(await games.setAside('game-1')).toEqual({ ok: true });
		expect(await games.openGame()).toEqual({ ok: true, value: null });
		expect(await history.aside()).toEqual({ ok: true, value: [{ id: 'game-1', title: null }] });
		const text = await history.rawText('game-1');
		expect(text.ok && JSON.parse(text.value).entries).toHaveLength(6);
		expect(await history.remove('game-1')).toEqual({ ok: true });
		const { games: left, entries } = await contents(disk);
		expect([left?.keys, entries?.keys]).toEqual([[], []]);
	});

	it('can be printed even where JSON has no word for it', async () => {
		const disk = await sixEntries();
		await disk.window().games.setAside('game-1');
		await tamper(disk, 'entries', garbled({ big: 12n }));
		const text = await disk.window().history.rawText('game-1');
		expect(text).toMatchObject({ ok: true, value: expect.stringContaining('12n') });
	});
});

describe('a damaged pointer to the open game', () => {
	it.each([{ key: 'open' }, { key: 'open', value: 5 }, { key: 'open', value: { game: 'nobody' } }])(
		'leaves the game among those set aside, and room for a new one: %o',
		async (row) => {
			const disk = await sixEntries();
			await tamper(disk, 'meta', { put: row });
			const { games, history } = disk.window();
			expect(await games.openGame()).toEqual({ ok: true, value: null });
			expect(await history.aside()).toMatchObject({ value: [{ id: 'game-1' }] });
			expect(await history.load('game-1')).toMatchObject({ ok: true, entries: upTo(6) });
			expect(await games.createGame(aGame('game-2'))).toEqual({ ok: true });
		},
	);
});

describe('damaged groups and settings', () => {
	it('count as never stored', async () => {
		const disk = freshDisk();
		const { groups, settings, store } = disk.window();
		await store.open();
		await tamper(disk, 'groups', { put: { id: 'g', name: 'Us', seats: 'Anna', lastPlayed: 1 } });
		for (const [key, value] of [
			['language', 'xx'],
			['reveal', 7],
			['sounds', 'yes'],
			['unknown', 1],
			['toString', 1],
		]) {
			await tamper(disk, 'settings', { put: { key, value } });
		}
		const sound = { id: 'p', name: 'Ours', sheet: 'classic', options: {} };
		await tamper(disk, 'settings', { put: { key: 'presets', value: [sound, { id: 'q' }, null] } });
		await tamper(disk, 'settings', { put: { key: 'speech', value: true } });
		expect(await groups.list()).toEqual({ ok: true, value: [] });
		expect(await settings.all()).toEqual({ ...DEFAULTS, speech: true, presets: [sound] });
	});
});

describe('plain data', () => {
	it('is copied as JSON would', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(plain(value)).toEqual(value);
				expect(same(value, structuredClone(value))).toBe(true);
			}),
		);
	});

	it('is told from everything else without a throw', () => {
		fc.assert(
			fc.property(
				fc.anything({ withDate: true, withMap: true, withBigInt: true, withNullPrototype: true }),
				(value) => {
					const copy = plain(value);
					if (copy !== undefined)
						expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(value)));
				},
			),
		);
	});

	it('does not touch the prototype of anything', () => {
		const copy = plain(JSON.parse('{"__proto__": {"polluted": true}}'));
		expect(Object.keys(copy as object)).toEqual(['__proto__']);
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	});

	it('is what a game of any plain entries gives back', async () => {
		const entry = fc.dictionary(fc.string(), fc.jsonValue());
		const roundTrip = async (entries: readonly object[]) => {
			for (const disk of [freshDisk(), noDisk()]) {
				const { games } = disk.window();
				await games.createGame(aGame());
				for (const [n, one] of entries.entries()) await games.append('game-1', n, one);
				const loaded = await games.resume('game-1');
				expect(loaded.ok && JSON.stringify(loaded.entries)).toBe(JSON.stringify(entries));
			}
		};
		await fc.assert(fc.asyncProperty(fc.array(entry, { maxLength: 5 }), roundTrip), { numRuns: 30 });
	}, 60_000);
});

function garbled(entry: unknown) {
	return { put: { game: 'game-1', n: 3, entry } };
}
