import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './built';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
let copy = '';
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), 'role-'));
	for (const folder of [
		'src/lib/engine/roles',
		'src/lib/words/it/roles',
		'src/lib/words/en/roles',
		'src/lib/book/it/cards',
		'src/lib/book/en/cards',
		'tests/roles',
	])
		cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

const role = (...words: string[]) =>
	spawnSync(process.execPath, ['--import', tsx, join(ROOT, 'scripts/role.ts'), ...words], {
		cwd: copy,
		encoding: 'utf8',
	});
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

test.each([
	[['Bear Tamer'], 'kebab-case'],
	[[], 'kebab-case'],
	[['night-watch', 'chess'], 'no sheet chess'],
	[['seer'], 'is there already'],
])('%j is refused with a sentence, and nothing is written', (words, sentence) => {
	const before = read('src/lib/engine/roles/index.ts');
	const { status, stderr } = role(...words);
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(sentence) });
	expect(read('src/lib/engine/roles/index.ts')).toBe(before);
});

test('a new role gets its file, its line, its words and its test, once', () => {
	const { status, stdout } = role('night-watch', 'teatro');
	expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Next: print it in') });
	expect(read('src/lib/engine/roles/night-watch.ts')).toContain('export const nightWatch: Role');
	const index = read('src/lib/engine/roles/index.ts');
	expect(index).toContain("import { nightWatch } from './night-watch';");
	expect(index).toContain("\t'night-watch': nightWatch,\n};");
	for (const language of ['it', 'en']) {
		expect(read(`src/lib/words/${language}/roles/teatro.ts`)).toContain("\t'night-watch': {\n\t\tname: '',");
		expect(read(`src/lib/book/${language}/cards/teatro.ts`)).toContain("\t'night-watch': {\n\t\tare: '',");
	}
	expect(read('tests/roles/night-watch.test.ts')).toContain('the night watch');
	expect(role('night-watch', 'teatro').status).toBe(1);
	expect(read('src/lib/engine/roles/index.ts')).toBe(index);
});
