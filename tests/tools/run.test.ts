import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './built';

test('a TypeScript program runs with its arguments, its output alone and its exit status', () => {
	const folder = mkdtempSync(join(tmpdir(), 'program-'));
	const program = join(folder, 'program.mts');
	writeFileSync(
		program,
		'const status: number = 3; console.log(process.argv.slice(2).join()); process.exitCode = status;',
	);
	const { stdout, status } = spawnSync(process.execPath, ['scripts/run.mjs', program, '--json', 'x'], {
		cwd: ROOT,
		encoding: 'utf8',
	});
	rmSync(folder, { recursive: true });
	expect({ stdout, status }).toEqual({ stdout: '--json,x\n', status: 3 });
});
