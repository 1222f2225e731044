import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENING } from './evening';

describe('npm run scenario', { timeout: 60_000 }, () => {
	let folder = '';
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
		writeFileSync(join(folder, 'sound.yaml'), EVENING);
		writeFileSync(join(folder, 'wrong.yaml'), EVENING.replace('side: wolves', 'side: humans'));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	function run(...paths: string[]) {
		const { status, stdout } = spawnSync(
			process.execPath,
			['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...paths],
			{ encoding: 'utf8' },
		);
		return { status, lines: stdout.trimEnd().split('\n') };
	}

	test('plays a file', () => {
		expect(run(join(folder, 'sound.yaml'))).toEqual({ status: 0, lines: ['1 passed, 0 failed'] });
	});

	test('plays folders, and says what is wrong with which file', () => {
		const wrong = `${join(folder, 'wrong.yaml')}: step 12 (end): side: expected "humans", got "wolves"`;
		const missing = `${join(folder, 'nowhere')}: no scenario file here`;
		expect(run(folder, join(folder, 'nowhere'))).toEqual({
			status: 1,
			lines: [wrong, missing, '1 passed, 2 failed'],
		});
	});

	test('wants to know what to play', () => {
		expect(run()).toEqual({
			status: 1,
			lines: ['usage: npm run scenario -- FILE_OR_FOLDER…', '0 passed, 1 failed'],
		});
	});
});
