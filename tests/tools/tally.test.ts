import { describe, expect, test } from 'vitest';
import { NOTHING, tally } from '../../scripts/tally.mjs';

/** A report of one file with tests of these outcomes. */
function report(outcomes: readonly string[], status = outcomes.includes('failed') ? 'failed' : 'passed') {
	return {
		numPassedTests: outcomes.filter((outcome) => outcome === 'passed').length,
		numFailedTests: outcomes.filter((outcome) => outcome === 'failed').length,
		testResults: [
			{ name: 'a.test.ts', status, assertionResults: outcomes.map((status) => ({ status, fullName: 'a' })) },
		],
	};
}

describe('the last line of npm test', () => {
	test('counts tests one by one', () => {
		expect(tally(report(['passed', 'passed', 'failed']), false)).toMatchObject({
			passed: 2,
			failed: 1,
			problems: [],
		});
		expect(tally(report(['passed']), true)).toMatchObject({
			passed: 1,
			failed: 0,
			problems: [],
			leftOut: [],
		});
	});

	test('does not let a test be left out', () => {
		expect(tally(report(['passed', 'skipped', 'todo']), true).problems).toEqual([
			'left out: a',
			'left out: a',
		]);
	});

	test('lets a test be left out that says why, and tells it on', () => {
		const skipped = { status: 'skipped', fullName: 'webkit K20', meta: { leftOut: 'no disk' } };
		const file = { name: 'a.test.ts', status: 'passed', assertionResults: [skipped] };
		const { problems, leftOut } = tally({ numPassedTests: 1, numFailedTests: 0, testResults: [file] }, true);
		expect(problems).toEqual([]);
		expect(leftOut).toEqual(['webkit K20 (no disk)']);
	});

	test('counts the faults made on purpose, and those that were caught', () => {
		const results = ['passed', 'failed', 'passed'].map((status, n) => ({
			status,
			fullName: n < 2 ? `K8: a seeded fault is found: ${n}` : 'anything else',
		}));
		const file = { name: 'a.test.ts', status: 'failed', assertionResults: results };
		const { seeded, caught } = tally({ numPassedTests: 2, numFailedTests: 1, testResults: [file] }, false);
		expect([seeded, caught]).toEqual([2, 1]);
	});

	test('sees a file that broke before its first test', () => {
		expect(tally(report([], 'failed'), false).problems).toEqual(['broken: a.test.ts', 'there was no test']);
	});

	test('is not content with no test at all', () => {
		expect(tally(NOTHING, true).problems).toEqual(['there was no test']);
	});

	test('sees an error outside of the tests', () => {
		expect(tally(report(['passed']), false).problems).toEqual(['something broke outside of the tests']);
	});
});
