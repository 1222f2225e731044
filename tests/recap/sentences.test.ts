// Every kind of sentence of the recap, each in a scenario file whose truth is known (truth.ts).
import { describe, expect, test } from 'vitest';
import type { Recap } from '../../src/lib/engine';
import { LANGUAGES, type Words } from '../../src/lib/words';
import { recount } from '../../src/lib/words/recount';
import { wordsOf } from '../../src/lib/words/sheet';
import { storyOf } from './scenario';
import { ONWARD, TRUTH, UNTOLD, type Row, type Told } from './truth';

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The paths of all sentences below this one. */
const kindsOf = (branch: Branch, path = ''): string[] =>
	Object.entries(branch).flatMap(([key, value]) =>
		isBranch(value) ? kindsOf(value, `${path}${key}.`) : [`${path}${key}`],
	);

/** A chapter of the table as the dictionary calls it. */
function titleOf(chapter: string, { tell }: Words): string {
	const [time, number] = chapter.split(' ');
	if (time === 'deal' || time === 'end') return tell.recount[time];
	return (time === 'night' ? tell.night : tell.day)(Number(number));
}

/** A row of the table in the sentence of the dictionary. */
function sentenceOf([, kind, ...told]: Row, { tell, roles }: Words): string {
	const named = (value: Told): unknown =>
		typeof value !== 'object' ? value : 'card' in value ? roles[value.card].name : value.map(named);
	const leaf = kind
		.split('.')
		.reduce<unknown>((branch, key) => (isBranch(branch) ? branch[key] : undefined), tell.recount);
	return typeof leaf === 'function'
		? (leaf as (...args: readonly unknown[]) => string)(...told.map(named))
		: String(leaf);
}

/** The rows that the recap, told with `teller`, does not tell in their chapters as the dictionary would have them. */
function untrue(story: Recap, rows: readonly Row[], dictionary: Words, teller = dictionary): readonly Row[] {
	const words = wordsOf(story.sheet, dictionary);
	const chapters = recount(story, teller);
	return rows.filter(
		(row) =>
			!chapters.some(
				({ title, lines }) =>
					title === titleOf(row[0], words) && [title, ...lines].includes(sentenceOf(row, words)),
			),
	);
}

const told = new Set(Object.values(TRUTH).flatMap((rows) => rows.map(([, kind]) => kind)));
const CHECKED: readonly string[] = [...told, ...Object.keys(UNTOLD)].sort();
const played = (name: string): Recap => storyOf(name, ONWARD[name]);

describe.each(Object.entries(LANGUAGES))('in %s', (_, words) => {
	test.each(Object.entries(TRUTH))('%s is told as it was', (name, rows) => {
		expect(untrue(played(name), rows, words)).toEqual([]);
	});

	test('every kind of sentence has a scenario that tells it', () => {
		expect(CHECKED).toEqual(kindsOf(words.tell.recount).sort());
	});
});

const { en } = LANGUAGES;
const say = en.tell.recount;

test('an answer found by night and read at dawn is told once (P7)', () => {
	const lines = recount(played('teatro/teatro-49-puppet-seer-and-lunatic'), en).flatMap(({ lines }) => lines);
	expect(lines.filter((line) => line === say.sawShady('Vera', 'Luna', true))).toHaveLength(1);
});

test.each(Object.entries(TRUTH))('%s tells of no other power that it came to nothing', (name, rows) => {
	const story = played(name);
	const nothing = [say.wrongGuess, ...story.people.map((person) => say.cameToNothing(person.name))];
	const lines = recount(story, en).flatMap(({ lines }) => lines);
	expect(lines.filter((line) => nothing.includes(line))).toEqual(
		rows.map((row) => sentenceOf(row, en)).filter((line) => nothing.includes(line)),
	);
});

const PUPPETS = 'teatro/teatro-112-puppet-guardian-chain';
const found = (story: Recap, wrong: Partial<typeof say> = {}): readonly string[] => {
	const teller = { ...en, tell: { ...en.tell, recount: { ...say, ...wrong } } };
	return untrue(story, TRUTH[PUPPETS] ?? [], en, teller).map(([, kind]) => kind);
};

test.each<[string, Partial<typeof say>]>([
	['two sentences change places', { guarded: say.shielded, shielded: say.guarded }],
	['two names change places in a sentence', { guarded: (by, who) => say.guarded(who, by) }],
])('a seeded fault is found: %s', (_, wrong) => {
	expect(found(played(PUPPETS), wrong)).toEqual(['guarded']);
});

test('a seeded fault is found: two players change places in the story', () => {
	const story = played(PUPPETS);
	const other: Readonly<Record<string, string>> = { Conti: 'Conte', Conte: 'Conti' };
	const people = story.people.map((one) => ({ ...one, name: other[one.name] ?? one.name }));
	expect(found({ ...story, people })).toEqual(['chose.control', 'pulled', 'guarded', 'died.mauled']);
});

test('a seeded fault is found: everything is told a night late', () => {
	const story = played(PUPPETS);
	const facts = story.facts.map((fact) => (fact.fact === 'fell' ? { ...fact, night: fact.night + 1 } : fact));
	expect(found({ ...story, facts })).toHaveLength(TRUTH[PUPPETS]?.length ?? 0);
});

test('a seeded fault is found: a sentence is added that no scenario tells', () => {
	const more = { ...say, died: { ...say.died, bored: (who: string) => who } };
	expect(kindsOf(more).filter((kind) => !CHECKED.includes(kind))).toEqual(['died.bored']);
});
