// The statistics over games whose truth is written down in their scenario files, and over facts laid out by hand.
import { describe, expect, test } from 'vitest';
import type { GameHead } from '../../src/lib/db';
import { Play, type Fact, type Recap } from '../../src/lib/engine';
import { alikeFirst, isNobody, nobody, spelled } from '../../src/lib/stats/names';
import { eveningsBy, peopleIn, rolesIn, type Person } from '../../src/lib/stats/statistics';
import { campOf, storyOf as read, winnerOf, type Story } from '../../src/lib/stats/story';
import { LANGUAGES } from '../../src/lib/words';
import { storyOf } from '../recap/scenario';
import { playEvening, seat } from '../words/evenings';

let at = 0;
const kept = (recap: Recap, changes: Partial<Story> = {}): Story => ({
	id: String(at),
	playedAt: (at += 1),
	sheet: recap.sheet,
	names: recap.people.map(({ name }) => name),
	group: null,
	recap,
	...changes,
});
const plain = ({ name, won, survived, sides, roles, sheets }: Person) => ({
	name,
	won: `${won.count}/${won.of}`,
	survived: survived.count,
	...Object.fromEntries([...sides, ...roles, ...sheets].map(({ key, count, of }) => [key, `${count}/${of}`])),
});

describe('three games of classic and one of licantropi', () => {
	const names = ['classic-08-bodyguard-saves-twice', 'classic-16-possessed-counts-as-human'];
	const stories = [
		...[...names, 'classic-22-mythomaniac-becomes-wolf'].map((name) =>
			kept(storyOf(`classic/${name}`), { group: 'g' }),
		),
		kept(storyOf('licantropi/licantropi-09-supremacy-sheet-example')),
	];
	const people = peopleIn(stories);
	const of = (name: string) => people.filter((one) => one.name === name).map(plain);

	test('won, survived, by side, card and sheet: a wolf four times', () => {
		expect(of('Ada')).toEqual([
			{
				name: 'Ada',
				won: '2/4',
				survived: 2,
				wolves: '2/4',
				werewolf: '2/4',
				classic: '1/3',
				licantropi: '1/1',
			},
		]);
	});

	test('whoever changes sides is counted where they ended, under the card they were dealt', () => {
		expect(of('Ciro')).toEqual([
			{
				name: 'Ciro',
				won: '2/4',
				survived: 3,
				village: '1/2',
				wolves: '1/2',
				bodyguard: '1/1',
				seer: '0/1',
				mythomaniac: '0/1',
				traitor: '1/1',
				classic: '1/3',
				licantropi: '1/1',
			},
		]);
	});

	test('a human who wins with the wolves is on their side', () => {
		expect(of('Dina')[0]).toMatchObject({ won: '3/4', village: '2/3', wolves: '1/1', possessed: '1/1' });
	});

	test('those who played most come first, and whoever sat at fewer tables has fewer', () => {
		expect(people.map(({ name, won }) => [name, won.of])).toEqual([
			['Ada', 4],
			['Bea', 4],
			['Ciro', 4],
			['Dina', 4],
			['Elio', 4],
			['Fede', 4],
			['Gino', 3],
			['Ida', 1],
		]);
		expect(people.find(({ name }) => name === 'Ida')?.lastPlayed).toBe(stories[2]?.playedAt);
	});

	test('by sheet and by group: who won the evenings', () => {
		expect(eveningsBy('sheet', stories)).toEqual([
			{ key: 'classic', games: 3, village: 2, wolves: 1 },
			{ key: 'licantropi', games: 1, village: 0, wolves: 1 },
		]);
		expect(eveningsBy('group', stories)).toEqual([{ key: 'g', games: 3, village: 2, wolves: 1 }]);
	});

	test('by card: the most frequent first', () => {
		const roles = rolesIn(stories).map(({ key, count, of }) => `${key} ${count}/${of}`);
		// Villagers: four, two and four of them; all win but the two of the second game.
		expect(roles[0]).toBe('villager 8/10');
		expect(roles).toContain('werewolf 4/6');
		expect(roles).toContain('seer 2/4');
	});

	test('who wins alone belongs to no side of the two', () => {
		const story = kept(storyOf('classic/classic-13-werehamster-steals-humans-victory'));
		expect(eveningsBy('sheet', [story])).toEqual([{ key: 'classic', games: 1, village: 0, wolves: 0 }]);
		expect(story.recap && [winnerOf(story.recap), campOf(2, story.recap)]).toEqual([
			'werehamster',
			'werehamster',
		]);
	});
});

describe('what is not counted', () => {
	const base = storyOf('classic/classic-08-bodyguard-saves-twice');

	test('a game that was stopped says nothing of anybody, but that they were there', () => {
		const stopped = kept({ ...base, side: null, winners: [] }, { group: 'g' });
		const [ada] = peopleIn([stopped]);
		expect(ada).toMatchObject({
			won: { count: 0, of: 0 },
			stopped: 1,
			lastPlayed: stopped.playedAt,
			roles: [],
		});
		expect([eveningsBy('sheet', [stopped]), eveningsBy('group', [stopped]), rolesIn([stopped])]).toEqual([
			[],
			[],
			[],
		]);
	});

	test('nor a record that cannot be read', () => {
		expect(peopleIn([kept(base, { recap: null })])).toEqual([]);
	});

	test.each(['licantropi', 'teatro'] as const)('no ballot, secret or not (LR11): %s', (sheet) => {
		const { recap } = playEvening(seat(sheet, 14), 'secret');
		if (!recap) throw new Error('the game is over');
		const facts = recap.facts.filter(({ fact }) => fact !== 'balloted');
		expect(facts.length).toBeLessThan(recap.facts.length);
		const story = kept(recap);
		expect(peopleIn([{ ...story, recap: { ...recap, facts } }])).toEqual(peopleIn([story]));
	});

	test('whoever asked to be forgotten, in whatever language', () => {
		const people = base.people.map((person, n) => ({
			...person,
			name: ['Qualcuno', 'Qualcuno 2', 'Someone'][n] ?? person.name,
		}));
		expect(peopleIn([kept({ ...base, people })]).map(({ name }) => name)).toEqual([
			'Dina',
			'Elio',
			'Fede',
			'Gino',
		]);
	});
});

test('suspicions: how many of them were right', () => {
	const base = storyOf('classic/classic-08-bodyguard-saves-twice');
	const suspect = (night: number, by: number, name: number): Fact => ({
		fact: 'chose',
		night,
		by,
		choices: { suspect: { names: [name] } },
	});
	// Ada, in the first seat, is the only wolf.
	const facts = [suspect(1, 3, 0), suspect(2, 3, 4), suspect(1, 4, 0), suspect(1, 0, 3)];
	const right = peopleIn([kept({ ...base, facts })]).map(
		({ name, right }) => `${name} ${right.count}/${right.of}`,
	);
	expect(right).toEqual(['Ada 0/0', 'Bea 0/0', 'Ciro 0/0', 'Dina 1/2', 'Elio 1/1', 'Fede 0/0', 'Gino 0/0']);
});

describe('a stored recap', () => {
	const recap = storyOf('classic/classic-08-bodyguard-saves-twice');
	const head = (recap: unknown) =>
		({
			id: 'x',
			title: { sheet: 'classic', names: [], group: null },
			recap,
			createdAt: 1,
			finishedAt: 2,
		}) as unknown as GameHead;

	test('is read as it was written', () => {
		expect(read(head(JSON.parse(JSON.stringify(recap)))).recap).toEqual(recap);
		expect(read(head(recap)).playedAt).toBe(2);
	});

	test.each<[string, object]>([
		['no recap at all', { people: null }],
		['a sheet of tomorrow', { sheet: 'moonlight' }],
		['a side nobody knows', { side: 'bears' }],
		['a role its sheet does not print', { people: [{ name: 'Ada', card: 'piper', role: 'piper' }] }],
		['facts that are none', { facts: [null] }],
		['winners that are no seats', { winners: ['Ada'] }],
		['a name that is none', { people: [{ name: 3, card: 'villager', role: 'villager' }] }],
		['what every object has', { sheet: 'toString' }],
	])('%s is none', (_, changes) => {
		expect(read(head({ ...recap, ...changes })).recap).toBeNull();
	});

	test('a game just begun has none', () => {
		expect(read(head(new Play(seat('classic', 8), 'x').recap)).recap).toBeNull();
	});
});

describe('names', () => {
	test('of nobody are told apart by number', () => {
		const [it, en] = [nobody(LANGUAGES.it), nobody(LANGUAGES.en)];
		expect([it([]), it(['Qualcuno']), it(['qualcuno', 'Qualcuno 2'])]).toEqual([
			'Qualcuno',
			'Qualcuno 2',
			'Qualcuno 3',
		]);
		expect(en(['Qualcuno'])).toBe('Someone');
		expect(['Someone 12', 'Someone else', 'Anna'].map(isNobody)).toEqual([true, false, false]);
	});

	test('of two spellings are one, but not where somebody else is called so, or nearly so', () => {
		expect(spelled('Anna')(['Bruno'])).toBe('Anna');
		expect(spelled('Anna')(['Anna'])).toBeNull();
		expect(spelled('Anna')(['ANNA.'])).toBeNull();
	});

	test('that look alike are offered first', () => {
		expect(alikeFirst('Anna', ['Bruno', 'anna.', 'Carla', 'Ànna'])).toEqual([
			'anna.',
			'Ànna',
			'Bruno',
			'Carla',
		]);
	});
});
