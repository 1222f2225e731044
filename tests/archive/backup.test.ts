// K14, K18, K19: what leaves the tablet, and what comes in.
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { backup, restore } from '../../src/lib/archive/backup';
import { LARGEST } from '../../src/lib/archive/sealed';
import { type Database } from '../../src/lib/db';
import { contents, failWrites, freshDisk, noDisk, tamper, type Disk } from '../db/support';
import { wander } from '../support/wander';
import { bodyOf, fill, forged, keep, packed, recordOf, tableWith, unpacked, type Body } from './support';

let disk: Disk;
let db: Database;
/** The file of a tablet after some evenings. */
let text: string;

const saved = async (from: Database): Promise<string> => (await backup(from))?.text ?? '';
const sorted = async (of: Disk) => JSON.stringify(await contents(of));

beforeAll(async () => {
	const full = freshDisk().window();
	await fill(full);
	text = await saved(full);
});
beforeEach(async () => {
	disk = freshDisk();
	db = disk.window();
	await db.store.open();
});

describe('a file', () => {
	test('brings everything to an empty tablet, which then saves the very same file', async () => {
		const read = await restore(db, new Blob([text]));
		expect(read).toEqual({ games: 2, groups: 1, known: 0, isStored: true });
		expect(await saved(disk.window())).toBe(text);
	});

	test('that is read twice changes nothing', async () => {
		await restore(db, new Blob([text]));
		const before = await sorted(disk);
		expect(await restore(disk.window(), new Blob([text]))).toEqual({
			games: 0,
			groups: 0,
			known: 3,
			isStored: true,
		});
		expect(await sorted(disk)).toBe(before);
	});

	test('leaves what is here as it is, and adds the rest', async () => {
		await db.groups.save({ id: 'friends', name: 'Ours', seats: ['A', 'B', 'C', 'D', 'E'], lastPlayed: 9 });
		await keep(db, wander(tableWith('classic', 9), 'third'));
		expect(await restore(db, new Blob([text]))).toMatchObject({ games: 2, groups: 0, known: 1 });
		const groups = await db.groups.list();
		expect(groups.ok && groups.value).toMatchObject([{ name: 'Ours' }]);
		const games = await db.history.finished();
		expect(games.ok && games.value).toHaveLength(3);
	});

	test('LR11: tells nobody who opens it in an editor what was in it', () => {
		const secrets = [
			...bodyOf(text).games.flatMap((game) => Object.keys(game)),
			'Anna',
			'werewolf',
			'target',
		];
		expect(secrets.filter((secret) => unpacked(text).includes(secret))).toEqual(secrets);
		expect(secrets.filter((secret) => text.includes(`"${secret}"`))).toEqual([]);
	});

	test('of the first version, which was not packed, is still read', async () => {
		expect(await restore(db, forged(unpacked(text)))).toMatchObject({ games: 2, groups: 1 });
		expect(await saved(db)).toBe(text);
	});

	test('is read into memory where there is no disk, and that is said', async () => {
		const window = noDisk().window();
		expect(await restore(window, new Blob([text]))).toMatchObject({ games: 2, isStored: false });
		expect(await saved(window)).toBe(text);
	});

	test('leaves out a game that is damaged, and keeps the others', async () => {
		await restore(db, new Blob([text]));
		const [hurt] = bodyOf(text).games;
		await tamper(disk, 'entries', { delete: [String(hurt?.['id']), 3] });
		const file = await backup(disk.window());
		expect(file).toMatchObject({ games: 1, groups: 1 });
		expect(unpacked(file?.text ?? '')).not.toContain(hurt?.['id']);
	});
});

describe('K14: a game in play', () => {
	const seed = '0123456789abcdef0123456789abcdef';
	const live = wander(
		{ ...tableWith('licantropi', 12), names: [...'ABCDEFGHIJKL'].map((one) => `Live ${one}`) },
		seed,
		30,
	);

	test('is in no file: no name, no card, no seed, no answer; nor is one set aside', async () => {
		await restore(db, new Blob([text]));
		const record = recordOf(live);
		await db.games.createGame(record);
		for (const [n, entry] of live.log.entries.entries()) await db.games.append(record.id, n, entry);
		const during = await saved(db);
		expect(during).toBe(text);
		// The store does not even hand it out, whatever the file would make of it.
		const all = await db.archive.all();
		expect(JSON.stringify(all)).not.toMatch(/Live|licantropi|0123456789abcdef/);
		expect(unpacked(text)).not.toMatch(/Live|licantropi|0123456789abcdef/);
		await db.games.setAside(record.id);
		expect(await saved(db)).toBe(text);
	});

	test('K19: is never written over, and a file that holds it is refused whole', async () => {
		const body = bodyOf(text);
		const [first] = body.games;
		await db.games.createGame({ ...recordOf(live), id: String(first?.['id']) });
		const before = await sorted(disk);
		expect(await restore(db, new Blob([text]))).toEqual({ refused: 'in-play' });
		expect(await sorted(disk)).toBe(before);
	});
});

describe('K19: refused whole, with a reason, and nothing is changed:', () => {
	/** A file that differs from a sound one in something, with a checksum that is right. */
	const but = (change: (body: Body) => unknown) => (): Blob => {
		const body = bodyOf(text);
		change(body);
		return forged(JSON.stringify(body));
	};
	const game = (fields: object) => but(({ games }) => Object.assign(games[1] ?? {}, fields));
	const renamed = (name: string) => (): Blob =>
		forged(JSON.stringify(bodyOf(text)).replaceAll('"Anna"', JSON.stringify(name)));
	const head = (fields: object) => but(({ games: [one] }) => Object.assign(one?.['head'] ?? {}, fields));
	const group = (fields: object) => but(({ groups }) => Object.assign(groups[0] ?? {}, fields));
	/** A file with this in place of what is packed in it. */
	const scrambled = (body: string): Blob => new Blob([JSON.stringify({ ...JSON.parse(text), body })]);
	const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

	test.each<[string, string, () => Blob]>([
		['an empty file', 'foreign', () => new Blob([])],
		['any text', 'foreign', () => new Blob(['Once upon a time'])],
		['other data', 'foreign', () => new Blob(['{"games":[]}'])],
		['no object at all', 'foreign', () => new Blob(['null'])],
		['brackets without end', 'foreign', () => new Blob([deep(2_000_000)])],
		['a file cut short', 'damaged', () => new Blob([text.slice(0, -1)])],
		['a letter changed', 'damaged', () => new Blob([text.replace(/("body":".{99})./, '$1-')])],
		['a word changed', 'damaged', () => packed(unpacked(text).replace('Anna', 'Anne'), 'f'.repeat(64))],
		['another checksum', 'damaged', () => new Blob([text.replace(/"checksum":".../, '"checksum":"000')])],
		['a newer version', 'newer', () => new Blob([text.replace('"version":2', '"version":3')])],
		['no version', 'damaged', () => new Blob([text.replace('"version":2', '"version":null')])],
		['one byte too many', 'too-big', () => new Blob([new Uint8Array(LARGEST + 1)])],
		['50 MB', 'too-big', () => new Blob(['{"format":"plenilunio-backup"', ' '.repeat(50_000_000), '}'])],
		['brackets within ours', 'damaged', () => forged(deep(100_000))],
		['brackets packed in ours', 'damaged', () => packed(deep(100_000))],
		['a small file that unpacks without end', 'too-big', () => packed(' '.repeat(LARGEST + 1))],
		['anything else in place of what is packed', 'damaged', () => packed('not JSON')],
		[
			'random bytes in place of what is packed',
			'damaged',
			() => scrambled(randomBytes(999).toString('base64')),
		],
		['no base64 in place of what is packed', 'damaged', () => scrambled('<img src=x onerror=alert(1)>')],
		['a list in place of the body', 'unsound', () => forged('[]')],
		['no groups', 'unsound', () => forged('{"games":[]}')],
		['games that are none', 'unsound', () => forged('{"games":[null],"groups":[]}')],
		['a million games', 'unsound', () => forged(`{"games":[${'0,'.repeat(1e6)}0],"groups":[]}`)],
		['the same game twice', 'unsound', but(({ games }) => games.push(games[0] ?? {}))],
		['the same group twice', 'unsound', but(({ groups }) => groups.push(groups[0] ?? {}))],
		['an id like no id', 'unsound', game({ id: '<img src=x onerror=alert(1)>' })],
		['a group that is no id', 'unsound', game({ group: { toString: 1 } })],
		['a time that is none', 'unsound', game({ finishedAt: null })],
		['a time beyond all calendars', 'unsound', game({ createdAt: 1e300 })],
		['another story', 'unsound', game({ recap: { side: 'village' } })],
		['no entries', 'unsound', game({ entries: [] })],
		['entries that are no list', 'unsound', game({ entries: { length: 9 } })],
		['an endless log', 'unsound', game({ entries: Array(1e6).fill({ undo: true }) })],
		[
			'one entry too many',
			'unsound',
			but(({ games: [one] }) => (one?.['entries'] as unknown[]).push({ stop: true })),
		],
		['another seed', 'unsound', head({ seed: 'another' })],
		['a seed that is none', 'unsound', head({ seed: '' })],
		['an engine of tomorrow', 'unsound', head({ rules: 99 })],
		['markup with a control character for a name', 'unsound', renamed('<b>An\u0000na</b>')],
		['a name that turns the text around', 'unsound', renamed('\u202Eanna')],
		['a name with nothing to see', 'unsound', renamed('\u200B')],
		['a name of 200 letters', 'unsound', renamed('a'.repeat(200))],
		['a name like another', 'unsound', renamed('Zoе')],
		['a group of one', 'unsound', group({ seats: ['Anna'] })],
		['a group of look-alikes', 'unsound', group({ seats: ['Anna', 'ANNA', 'B', 'C', 'D'] })],
		['a group of a hundred', 'unsound', group({ seats: Array.from({ length: 100 }, (_, n) => `P${n}`) })],
	])('%s: %s', async (_, why, file) => {
		await db.groups.save({ id: 'ours', name: '', seats: [...'ABCDE'], lastPlayed: 1 });
		const before = await sorted(disk);
		expect(await restore(db, file())).toEqual({ refused: why });
		expect(await sorted(disk)).toBe(before);
	});

	test('a group takes its names as if they had just been typed', async () => {
		const file = group({ name: ' \u202EOld\n friends ', seats: ['<b>', 'B\u0000b', 'C', 'D', 'E'] })();
		expect(await restore(db, file)).toMatchObject({ groups: 1 });
		const groups = await db.groups.list();
		expect(groups.ok && groups.value).toMatchObject([
			{ name: 'Old friends', seats: ['<b>', 'Bb', 'C', 'D', 'E'] },
		]);
	});

	test('a field nobody asked for is left behind, `__proto__` too', async () => {
		const file = forged(unpacked(text).replaceAll('{"id":', '{"__proto__":{"polluted":1},"extra":[1],"id":'));
		expect(await restore(db, file)).toMatchObject({ games: 2, groups: 1 });
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
		expect(await saved(db)).toBe(text);
	});

	test('a disk that fails in the middle keeps none of it, and gets all of it later', async () => {
		const before = await sorted(disk);
		const failing = failWrites('UnknownError');
		let puts = 0;
		failing.mockImplementation(() => {
			throw new DOMException(`put ${puts++}`, 'UnknownError');
		});
		expect(await restore(db, new Blob([text]))).toMatchObject({ games: 2, isStored: false });
		expect(puts).toBeGreaterThan(0);
		failing.mockRestore();
		expect(await sorted(disk)).toBe(before);
		expect(await db.store.heal()).toEqual({ ok: true });
		expect(await saved(disk.window())).toBe(text);
	});
});
