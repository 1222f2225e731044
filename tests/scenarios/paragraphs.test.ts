// Every numbered paragraph of docs/rules.md is cited by a scenario or named by a test, or has no rule in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NUMBER = /\b(?:GR|CR|NR|LR|TR|[GCNLTP])\d+\b/g;
const RANGE = /\b(GR|CR|NR|LR|TR|[GCNLTP])(\d+) to \1(\d+)\b/g;
const THIS = 'tests/scenarios/paragraphs.test.ts';

/** The paragraphs that say nothing a program could do or fail to do, each with the reason. */
const WITHOUT_A_RULE: Readonly<Record<string, string>> = {
	T1: 'manners of a forum: who may talk with whom, and that votes need no reason',
	T4: 'the clock of a forum; on the tablet a step follows the other',
	TR38: 'says that T1 is manners, shown as a reminder',
};

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = (folder: string, ending: string): string[] =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith(ending))
		.map((file) => join(folder, file));

/** All paragraphs a text names, those between two ends included: "C20 to C25". */
function named(text: string): string[] {
	const between = [...text.matchAll(RANGE)].flatMap(([, letters = '', from, to]) =>
		Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letters}${Number(from) + step}`),
	);
	return [...(text.match(NUMBER) ?? []), ...between];
}

const printed = new Set(
	[...read('docs/rules.md').matchAll(/\*\*((?:GR|CR|NR|LR|TR|[GCNLTP])\d+)\b/g)].map(([, id = '']) => id),
);
const cited = files('tests/scenarios', '.yaml').flatMap((file) =>
	named(/^cites: \[(.*)\]$/m.exec(read(file))?.[1] ?? ''),
);
const covered = new Set([
	...cited,
	...files('tests', '.test.ts')
		.filter((file) => file !== THIS)
		.flatMap((file) => named(read(file))),
]);

test('every paragraph of the rules is tested, or there is no rule in it', () => {
	expect(printed.size).toBeGreaterThan(250);
	expect([...printed].filter((id) => !covered.has(id) && !Object.hasOwn(WITHOUT_A_RULE, id))).toEqual([]);
});

test('no reason is left for a paragraph that is tested by now, or is no longer printed', () => {
	expect(Object.keys(WITHOUT_A_RULE).filter((id) => !printed.has(id) || cited.includes(id))).toEqual([]);
});
