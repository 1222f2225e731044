// npm test: every check there is, from a bare checkout. The last line says `N passed, N failed`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { npm, npmBeside, ROOT } from './npm.mjs';
import { NOTHING, tally } from './tally.mjs';

const BUILD = join(ROOT, 'build');
const REPORT = join(ROOT, 'test-results/vitest.json');

let passed = 0;
let failed = 0;
/** What the reader of the last lines should know besides. @type {string[]} */
const notes = [];

/**
 * A check that is not made of single tests counts as one.
 *
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} check
 */
async function gate(name, check) {
	const start = performance.now();
	console.log(`\n== ${name}`);
	let good = false;
	try {
		good = await check();
	} catch (error) {
		console.error(error);
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`== ${name}: ${good ? 'passed' : 'FAILED'} (${seconds} s)`);
	if (good) passed += 1;
	else failed += 1;
}

/** @param {string} script of package.json */
const script = (script) => () => npm(['run', '--silent', script]);

function build() {
	// No test may pass on the build of yesterday.
	rmSync(BUILD, { recursive: true, force: true });
	return npm(['run', '--silent', 'build']);
}

/** One hash over all files of the build. */
function fingerprint() {
	const hash = createHash('sha256');
	const entries = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
	for (const path of paths) hash.update(path).update(readFileSync(path));
	return hash.digest('hex');
}

/** The same sources must give the same files, byte for byte: else every build would be an update. */
function rebuild() {
	const first = fingerprint();
	return build() && fingerprint() === first;
}

/** Chromium must be there; the other browsers are taken where they are there, or can be installed. */
async function browsers() {
	const { need } = await import('./browsers.mjs');
	const used = [`chromium (${await need('chromium')})`];
	const absent = [];
	for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
		try {
			used.push(`${engine} (${await need(engine)})`);
		} catch (error) {
			console.error(error instanceof Error ? error.message : error);
			absent.push(engine);
		}
	}
	notes.push(`Browsers used: ${used.join(', ')}`);
	if (absent.length > 0) notes.push(`Browsers not to be had here: ${absent.join(', ')}`);
	return true;
}

/** Runs the tests and counts them one by one; what went wrong outside of any test counts as one more each. */
function countTests() {
	rmSync(REPORT, { force: true });
	console.log('\n== tests');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
	const succeeded = npm(['exec', '--', 'vitest', 'run', ...reporters]);
	const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : NOTHING;
	const result = tally(report, succeeded);
	for (const problem of result.problems) console.error(problem);
	notes.push(...result.leftOut.map((test) => `Left out: ${test}`));
	notes.push(`Seeded faults caught: ${result.caught} of ${result.seeded}`);
	passed += result.passed;
	failed += result.failed + result.problems.length;
}

if (install()) {
	const lint = gate('lint', () => npmBeside(['run', '--silent', 'lint']));
	await gate('types', script('check'));
	await gate('build', build);
	await gate('build again', rebuild);
	await gate('budget', script('budget'));
	await gate('browsers', browsers);
	await lint;
	countTests();
} else {
	await gate('installation', () => false);
}
console.log(['', ...notes].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
