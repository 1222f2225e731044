// npm run scenario -- FILE_OR_FOLDER…: plays scenario files (FORMAT.md) through the engine. One line for each failure, the
// count last; the exit status is 1 where anything failed.
import { failuresIn, filesUnder } from './files';

const paths = process.argv.slice(2);
let passed = 0;
let failed = 0;

function fail(name: string, failures: readonly string[]): void {
	failed++;
	for (const failure of failures) console.log(`${name}: ${failure}`);
}

if (paths.length === 0) fail('usage', ['npm run scenario -- FILE_OR_FOLDER…']);
for (const path of paths) {
	const files = filesUnder(path);
	if (files.length === 0) fail(path, ['no scenario file here']);
	for (const file of files) {
		const failures = failuresIn(file);
		if (failures.length > 0) fail(file, failures);
		else passed++;
	}
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
