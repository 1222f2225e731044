// Fails when the built app grows past its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './npm.mjs';

/** @typedef {{ what: string, limit: number, counts: (file: string) => boolean, weigh: (body: Buffer) => number }} Budget */

/** @param {Buffer} body */
const gzipped = (body) => gzipSync(body, { level: 9 }).length;
/** @param {Buffer} body */
const asStored = (body) => body.length;

/** @type {readonly Budget[]} */
const BUDGETS = [
	{
		what: 'JavaScript, gzip',
		limit: 200_000,
		counts: (file) => file.endsWith('.js') && file !== 'service-worker.js',
		weigh: gzipped,
	},
	{ what: 'CSS, gzip', limit: 20_000, counts: (file) => file.endsWith('.css'), weigh: gzipped },
	{ what: 'everything stored for offline', limit: 1_500_000, counts: () => true, weigh: asStored },
];

const build = join(ROOT, 'build');
const files = readdirSync(build, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
	.map((entry) => join(entry.parentPath, entry.name));

for (const { what, limit, counts, weigh } of BUDGETS) {
	const counted = files.filter((file) => counts(file.slice(build.length + 1)));
	const bytes = counted.reduce((sum, file) => sum + weigh(readFileSync(file)), 0);
	console.log(`${what}: ${bytes} of ${limit} bytes`);
	if (bytes > limit) process.exitCode = 1;
}
