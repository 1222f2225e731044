// K18, K19: whatever is done to a file, it is either read whole or refused whole.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { backup, restore } from '../../src/lib/archive/backup';
import type { Database } from '../../src/lib/db';
import { wander } from '../support/wander';
import { noDisk } from '../db/support';
import { bodyOf, forged, keep, packed, tableWith, unpacked } from './support';

const SEED = 20_261_130;
const saved = async (from: Database): Promise<string> => (await backup(from))?.text ?? '';

/** A tablet that has something of its own. Its disk is its memory: what the writes do there is the same. */
async function tablet(): Promise<Database> {
	const db = noDisk().window();
	await db.groups.save({ id: 'ours', name: 'Ours', seats: [...'ABCDE'], lastPlayed: 1 });
	return db;
}

let text: string;
/** What that tablet saves before it reads anything, and after it has read the whole file. */
let before: string;
let after: string;

beforeAll(async () => {
	const full = noDisk().window();
	await full.groups.save({
		id: 'friends',
		name: 'Il venerdì',
		seats: ['Zoë', 'عمر', '李雷', 'Ø', 'Tea'],
		lastPlayed: 5,
	});
	const play = wander(tableWith('classic', 8), 'fuzz', 20);
	play.stop();
	await keep(full, play, 'friends');
	text = await saved(full);
	const db = await tablet();
	before = await saved(db);
	await restore(db, new Blob([text]));
	after = await saved(db);
});

/** Reads a file on a tablet, and tells which of the two came of it. */
async function outcome(file: Blob): Promise<'all' | 'nothing'> {
	const db = await tablet();
	const read = await restore(db, file);
	expect(await saved(db)).toBe('refused' in read ? before : after);
	return 'refused' in read ? 'nothing' : 'all';
}

test('K19: bits flipped anywhere: the same import, or none', async () => {
	const flips = fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 3 });
	const came = { all: 0, nothing: 0 };
	await fc.assert(
		fc.asyncProperty(flips, async (bits) => {
			const bytes = new TextEncoder().encode(text);
			for (const [at, bit] of bits) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
			came[await outcome(new Blob([bytes]))]++;
		}),
		{ seed: SEED, numRuns: 1500 },
	);
	expect(came.nothing).toBeGreaterThan(1400);
});

test('K19: cut anywhere, or with bytes put in: the same import, or none', async () => {
	const cut = fc.record({ at: fc.nat(), out: fc.nat(40), into: fc.uint8Array({ maxLength: 40 }) });
	await fc.assert(
		fc.asyncProperty(cut, async ({ at, out, into }) => {
			const bytes = new TextEncoder().encode(text);
			const from = at % bytes.length;
			await outcome(new Blob([bytes.slice(0, from), Uint8Array.from(into), bytes.slice(from + out)]));
		}),
		{ seed: SEED, numRuns: 500 },
	);
});

test('K19: bits flipped before it was packed: none of it, whatever the packing says', async () => {
	const { checksum } = JSON.parse(text) as { checksum: string };
	await fc.assert(
		fc.asyncProperty(fc.nat(), fc.nat(7), async (at, bit) => {
			const bytes = Buffer.from(unpacked(text));
			bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
			expect(await outcome(packed(bytes.toString(), checksum))).toBe('nothing');
		}),
		{ seed: SEED, numRuns: 300 },
	);
});

test('K19: laid out otherwise, the same import', async () => {
	expect(await outcome(new Blob([JSON.stringify(JSON.parse(text), null, 2)]))).toBe('all');
	expect(await outcome(new Blob(['\uFEFF', text]))).toBe('all');
});

/** Every place in a value: what leads there, key by key. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
	if (typeof value !== 'object' || value === null) return [path];
	return [path, ...Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]))];
}

/** The same value with another at one place. */
function replaced(value: unknown, [key, ...rest]: readonly string[], other: string): string {
	if (key === undefined) return other;
	const parts = Object.entries(value as object).map(([name, one]): [string, string] => [
		name,
		name === key ? replaced(one, rest, other) : JSON.stringify(one),
	]);
	if (Array.isArray(value)) return `[${parts.map(([, one]) => one).join()}]`;
	return `{${parts.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join()}}`;
}

const HOSTILE = [
	'"<img src=x onerror=alert(1)>"',
	'"\\u202Eanna"',
	'"\\u200B"',
	'"\\ud800"',
	JSON.stringify('a'.repeat(200)),
	JSON.stringify('é\u0301\u0302\u0303\u0304'.repeat(30)),
	'{"__proto__":{"polluted":true}}',
	'{"constructor":{"prototype":{"polluted":true}}}',
	'{"toString":1,"valueOf":1,"length":1e9}',
	'['.repeat(5000) + ']'.repeat(5000),
	`[${'0,'.repeat(99_999)}0]`,
	'1e999',
	'-0',
	'9007199254740993',
];

test('K18, K19: anything in any place, with a checksum that is right: refused whole, or sound', async () => {
	const body = bodyOf(text);
	const all = places(body);
	const anything = fc.oneof(
		fc.constantFrom(...HOSTILE),
		fc.json(),
		fc.string().map((one) => JSON.stringify(one)),
	);
	await fc.assert(
		fc.asyncProperty(fc.nat(), anything, fc.constantFrom(forged, packed), async (at, other, made) => {
			const path = all[at % all.length] ?? [];
			const db = await tablet();
			const read = await restore(db, made(replaced(body, path, other)));
			const now = await saved(db);
			expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
			if ('refused' in read) {
				expect(now).toBe(before);
				return;
			}
			// What was taken can be given on, whole: it is as sound as if it had been played here.
			const next = noDisk().window();
			expect(await restore(next, new Blob([now]))).toMatchObject({
				games: read.games,
				groups: read.groups + 1,
			});
			expect(await saved(next)).toBe(now);
		}),
		{ seed: SEED, numRuns: 1000 },
	);
});
