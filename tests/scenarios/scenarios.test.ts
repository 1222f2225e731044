import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { failuresIn, filesUnder } from './files';

const here = import.meta.dirname;
const rules = readFileSync(join(here, '../../docs/rules.md'), 'utf8');
const paragraphs = new Set(Array.from(rules.matchAll(/\*\*([A-Z]+\d+)\b/g), ([, paragraph]) => paragraph));

/** Manners and the clock of a forum: nothing that a game could show (see paragraphs.test.ts). */
const UNPLAYED = ['T1', 'T4', 'TR38'];

describe.each([
	['classic', /^CR?\d+$/],
	['e-notte', /^NR?\d+$/],
	['licantropi', /^LR?\d+$/],
	['teatro', /^TR?\d+$/],
])('%s', (ruleset, own) => {
	const files = filesUnder(join(here, ruleset));

	test.each(files.map((file) => [basename(file, '.yaml'), file]))('%s', (id, file) => {
		expect(failuresIn(file)).toEqual([]);
		const scenario = parse(readFileSync(file, 'utf8')) as { id: string; ruleset: string; cites: string[] };
		expect(scenario).toMatchObject({ id, ruleset, title: expect.any(String) });
		expect(scenario.cites.filter((paragraph) => !paragraphs.has(paragraph))).toEqual([]);
		expect(scenario.cites).not.toEqual([]);
	});

	test('every ruling that can be seen is cited by a scenario', () => {
		const cited = new Set(
			files.flatMap((file) => (parse(readFileSync(file, 'utf8')) as { cites: string[] }).cites),
		);
		const ours = [...paragraphs].filter(
			(paragraph = '') => own.test(paragraph) && !UNPLAYED.includes(paragraph),
		);
		expect(ours.filter((paragraph = '') => !cited.has(paragraph))).toEqual([]);
	});
});
