/**
 * @typedef {object} Report the part of Vitest's JSON report that counts
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, assertionResults: Result[] }[]} testResults
 *
 * @typedef {{ status: string, fullName: string, meta?: { leftOut?: string } }} Result
 */

/** What the name of a test says that makes a fault on purpose, to see that it is caught. */
const SEEDED = /seeded fault/;

/** The report of a run that never came to its tests. @type {Report} */
export const NOTHING = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

/**
 * Counts a test run. Vitest is content when a test was skipped or when there was none at all; we are not, unless the test
 * itself says why it cannot be done here.
 *
 * @param {Report} report
 * @param {boolean} succeeded whether Vitest itself ended well
 * @returns {{ passed: number, failed: number, problems: string[], leftOut: string[], seeded: number, caught: number }}
 *   `problems`: what went wrong outside of any test; `leftOut`: the tests that gave a reason for being left out; `seeded`:
 *   how many tests make a fault on purpose, of which so many were `caught`
 */
export function tally(report, succeeded) {
	const { numPassedTests: passed, numFailedTests: failed, testResults: files } = report;
	const problems = [];
	const leftOut = [];
	for (const { name, status, assertionResults } of files) {
		const failures = assertionResults.filter((test) => test.status === 'failed');
		if (status === 'failed' && failures.length === 0) problems.push(`broken: ${name}`);
		for (const { status, fullName, meta } of assertionResults) {
			if (status === 'passed' || status === 'failed') continue;
			if (meta?.leftOut) leftOut.push(`${fullName} (${meta.leftOut})`);
			else problems.push(`left out: ${fullName}`);
		}
	}
	if (passed + failed === 0) problems.push('there was no test');
	if (!succeeded && failed + problems.length === 0) problems.push('something broke outside of the tests');
	const seeded = files
		.flatMap((file) => file.assertionResults)
		.filter(({ fullName }) => SEEDED.test(fullName));
	const caught = seeded.filter(({ status }) => status === 'passed').length;
	return { passed, failed, problems, leftOut, seeded: seeded.length, caught };
}
