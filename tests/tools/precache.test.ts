import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { precache } from '../../scripts/precache.mjs';
import { BUILD, built, builtFiles } from './built';

type Entry = { readonly url: string; readonly revision: string | null };

const WORKER = 'service-worker.js';
const LIST = /\[\{"revision":.*?\}\]/;

/** The list of files that the built worker stores. */
function list(): readonly Entry[] {
	return JSON.parse(LIST.exec(built(WORKER))?.[0] ?? '[]') as Entry[];
}

describe('the list of files stored for offline', () => {
	test('names every file of the build but the worker itself', () => {
		const files = builtFiles().filter((file) => file !== WORKER);
		expect(list().map(({ url }) => url)).toEqual(files);
	});

	test('knows each by its content', () => {
		for (const { url, revision } of list()) {
			const hash = createHash('md5').update(built(url)).digest('hex');
			if (revision === null) expect(url).toContain('/immutable/');
			else if (!url.endsWith('.png')) expect({ url, revision }).toEqual({ url, revision: hash });
		}
	});

	test('is in the compressed copies of the worker too', async () => {
		const plain = built(WORKER);
		expect(brotliDecompressSync(await readFile(join(BUILD, `${WORKER}.br`))).toString()).toBe(plain);
		expect(gunzipSync(await readFile(join(BUILD, `${WORKER}.gz`))).toString()).toBe(plain);
	});
});

describe('writing the list', () => {
	let copy: string;

	beforeEach(async () => {
		copy = await mkdtemp(join(tmpdir(), 'build-'));
		await cp(BUILD, copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
	});

	afterEach(() => rm(copy, { recursive: true }));

	test('refuses a worker that has one already', async () => {
		await expect(precache(copy)).rejects.toThrow('__WB_MANIFEST');
	});

	test.each(['404.html', 'index.html', '_app/version.json'])('refuses a build without %s', async (file) => {
		await writeFile(join(copy, WORKER), built(WORKER).replace(LIST, 'self.__WB_MANIFEST'));
		await rm(join(copy, file));
		await expect(precache(copy)).rejects.toThrow(file);
	});
});
