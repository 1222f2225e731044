// npm test: every check there is, from a bare checkout. The last line says `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { npm, ROOT } from './npm.mjs';

const REPORT = join(ROOT, 'test-results/vitest.json');

/** @typedef {{ status: string, assertionResults: { status: string, fullName: string }[], name: string }} TestFile */

let passed = 0;
let failed = 0;

/**
 * A check that is not made of single tests counts as one.
 *
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} check
 */
async function gate(name, check) {
	const start = performance.now();
	console.log(`\n== ${name}`);
	const good = await check();
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`== ${name}: ${good ? 'passed' : 'FAILED'} (${seconds} s)`);
	if (good) passed += 1;
	else failed += 1;
}

/** @param {string} script of package.json */
const script = (script) => () => npm(['run', '--silent', script]);

function build() {
	// No test may pass on the build of yesterday.
	rmSync(join(ROOT, 'build'), { recursive: true, force: true });
	return npm(['run', '--silent', 'build']);
}

async function browser() {
	const { need } = await import('./browsers.mjs');
	try {
		console.log(await need('chromium'));
		return true;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return false;
	}
}

/** Runs and counts the tests. As a gate it asks more: that there were some, that none was left out, none broke outside a test. */
function tests() {
	rmSync(REPORT, { force: true });
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
	const succeeded = npm(['exec', '--', 'vitest', 'run', ...reporters]);
	if (!existsSync(REPORT)) return false;
	const report = JSON.parse(readFileSync(REPORT, 'utf8'));
	passed += report.numPassedTests;
	failed += report.numFailedTests;
	/** @type {TestFile[]} */
	const files = report.testResults;
	const results = files.flatMap((file) => file.assertionResults);
	const leftOut = results.filter(({ status }) => status !== 'passed' && status !== 'failed');
	const broken = files.filter(
		(file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
	);
	for (const { fullName } of leftOut) console.error(`Left out: ${fullName}`);
	for (const { name } of broken) console.error(`Broken: ${name}`);
	const explained = succeeded || report.numFailedTests > 0;
	return results.length > 0 && leftOut.length === 0 && broken.length === 0 && explained;
}

if (install()) {
	await gate('types', script('check'));
	await gate('lint', script('lint'));
	await gate('build', build);
	await gate('budget', script('budget'));
	await gate('browser', browser);
	await gate('tests', tests);
} else {
	await gate('installation', () => false);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
