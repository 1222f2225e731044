// Whole games as they were once recorded. Each must replay to the same story: where one does not, an old game of somebody's
// would open as another, and then RULES in src/lib/engine/log.ts has to be raised. Only after that are the games recorded
// anew: RECORD=1 npx vitest run --project unit tests/golden -u
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal, open, readHead, type Play, type Recap } from '../../src/lib/engine';
import { GAMES } from './games';

const RECORDING = process.env['RECORD'] === '1';
const file = (name: string) => join(import.meta.dirname, name);

/** One JSON value a line, so that a difference shows in its place. */
const lines = (values: readonly unknown[]): string =>
	values.map((value) => `${JSON.stringify(value)}\n`).join('');
const recorded = ({ log: { entries, ...head } }: Play): string => lines([head, ...entries]);
const told = ({ people, facts, ...outcome }: Recap): string => lines([outcome, ...people, ...facts]);

describe.each(Object.entries(GAMES))('%s', (name, play) => {
	const log = file(`${name}.log.jsonl`);
	if (RECORDING) writeFileSync(log, recorded(play()));

	test('replays to the same story', async () => {
		expect(existsSync(log)).toBe(true);
		const [stored, ...entries] = readFileSync(log, 'utf8')
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line) as unknown);
		const head = readHead(stored);
		if (isRefusal(head)) throw new Error(head.refused);
		const opened = open(head, entries);
		expect(opened).toMatchObject({ kept: entries.length, dropped: null });
		if (!opened.play.recap) throw new Error('a golden game has an end');
		await expect(told(opened.play.recap)).toMatchFileSnapshot(file(`${name}.recap.jsonl`));
	});
});
