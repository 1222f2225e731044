// The recap against scenarios whose truth is written down: what is expected follows from the steps of the file.
import { describe, expect, test } from 'vitest';
import type { Recap } from '../../src/lib/engine';
import { awards } from '../../src/lib/recap/awards';
import { openBallots } from '../../src/lib/recap/ballots';
import { tellAward, tellTurn } from '../../src/lib/recap/tell';
import { timeline, type Step } from '../../src/lib/recap/timeline';
import { turningPoint } from '../../src/lib/recap/turning-point';
import { LANGUAGES } from '../../src/lib/words';
import { sentences } from '../../src/lib/words/facts';
import { wordsOf } from '../../src/lib/words/sheet';
import { nameIn, storyOf } from './scenario';

const { en } = LANGUAGES;

const namesOf = ({ people }: Recap) => people.map(({ name }) => name);
const given = (story: Recap): Record<string, string> =>
	Object.fromEntries(
		awards(story).map((award) => [
			award.award,
			`${nameIn(story, award.who)}: ${tellAward(award, namesOf(story), en).reason}`,
		]),
	);
const left = ({ time, number, after }: Step) => `${time} ${number}: ${after.pack} v ${after.others}`;
const told = (story: Recap, { incidents }: Step): string[] =>
	incidents.flatMap(({ fact, roles }) => sentences(fact, { recap: story, roles }, wordsOf(story.sheet, en)));
const turn = (story: Recap) => {
	const found = turningPoint(story);
	return found && tellTurn(found, story, wordsOf(story.sheet, en));
};

describe('classic: one wolf, a bodyguard who saves twice', () => {
	const story = storyOf('classic/classic-08-bodyguard-saves-twice');
	const steps = timeline(story);

	test('night by night, and how many were left on either side', () => {
		expect(steps.map(left)).toEqual([
			'night 1: 1 v 5',
			'day 1: 1 v 4',
			'night 2: 1 v 4',
			'day 2: 1 v 3',
			'night 3: 1 v 3',
			'day 3: 0 v 3',
		]);
		expect(steps[0]?.before).toMatchObject({ pack: 1, others: 6 });
	});

	test('who died of what, and who was saved', () => {
		const say = en.tell.recount;
		expect(steps.map((step) => told(story, step))).toEqual([
			[say.died.mauled('Gino', en.roles.villager.name)],
			[say.died.lynched('Fede', en.roles.villager.name)],
			[say.guarded('Ciro', 'Dina'), en.tell.dawn.calm],
			[say.died.lynched('Elio', en.roles.villager.name)],
			[say.guarded('Ciro', 'Dina'), en.tell.dawn.calm],
			[say.died.lynched('Ada', en.roles.werewolf.name)],
		]);
	});

	test('every ballot as arrows, the most accused first', () => {
		const ballots = openBallots(story);
		expect(ballots.map(({ day, ballot }) => `${day} ${ballot}`)).toEqual(
			[1, 2, 3].flatMap((day) => [`${day} nomination`, `${day} final`]),
		);
		const third = ballots[4];
		expect(third?.arrows.map(({ from, to }) => `${nameIn(story, from)} ${nameIn(story, to)}`)).toEqual([
			'Ada Bea',
			'Bea Ada',
			'Ciro Ada',
			'Dina Ada',
		]);
		expect(third?.accused.map(({ seat, by }) => `${nameIn(story, seat)} ${by.length}`)).toEqual([
			'Ada 3',
			'Bea 1',
		]);
		expect(third?.dead.map((seat) => nameIn(story, seat))).toEqual(['Gino', 'Fede', 'Elio']);
	});

	test('the village led all along: it gained most on the day its only wolf burned', () => {
		expect(turn(story)).toBe(en.recap.turned('The third day', ['Ada'], 'village', false, 0, 3));
	});

	test('the awards', () => {
		// Nobody guessed by night, and the wolf burned. Ciro saved Dina, twice; the first vote against Ada was Bea's. Nobody
		// cast two lonely votes. Of the three who live, Bea (by Ada) and Dina (by Elio) were each named once.
		expect(given(story)).toEqual({
			angel: 'Ciro: Ciro kept death away from Dina.',
			spark: 'Bea: The first vote against Ada, one of the wolves, came from Bea.',
			survivor: 'Bea: The name of Bea was called once, and it was not enough.',
			'first-row': 'Gino: Nobody saw as much of the game from the stalls as Gino.',
		});
	});
});

describe('classic: two wolves, both burned', () => {
	const story = storyOf('classic/classic-02-humans-lynch-all-wolves');

	test('two wolves to six humans: the village led, and gained two at the first fire, and one each time after', () => {
		// Missing to the village and to the wolves: 2 and 4 at the deal, 2 and 3, 1 and 4, 1 and 3, 0 and 4.
		expect(timeline(story).map(({ after }) => Object.values(after.missing))).toEqual([
			[2, 3],
			[1, 4],
			[1, 3],
			[0, 4],
		]);
		expect(turn(story)).toBe(en.recap.turned('The first day', ['Ada'], 'village', false, 1, 4));
	});

	test('the spark is the last wolf’s; a mask no wolf deserves that burned', () => {
		// Elio opened the ballot that burned Bea.
		expect(given(story)).toMatchObject({
			spark: 'Elio: The first vote against Bea, one of the wolves, came from Elio.',
		});
		expect(given(story)).not.toHaveProperty('mask');
		// Gino named Bea alone on day 1, and on day 2 Fede, as Bea did: one lonely vote is no habit.
		expect(given(story)).not.toHaveProperty('stubborn');
	});
});

describe('teatro: the guardian burns in the scapegoat’s place, and the table stops', () => {
	const story = storyOf('teatro/teatro-104-scapegoat-protected-guardian-dies');

	test('the death, whom it spared, and the day on which nobody voted', () => {
		const say = wordsOf('teatro', en);
		const steps = timeline(story).map((step) => told(story, step));
		expect(steps[1]).toEqual([say.tell.pyre.nobody.headline]);
		expect(steps[3]).toContain(say.tell.recount.burnedInstead('Cusi', 'Capra', say.roles.guardian.name));
	});

	test('is an angel’s deed; nobody has won, and nothing turned', () => {
		expect(given(story)).toMatchObject({ angel: 'Cusi: Cusi kept death away from Capra.' });
		expect(turn(story)).toBeNull();
	});

	test('whoever did not vote is no arrow; two are equal where they are', () => {
		const [first, second] = openBallots(story);
		expect(first).toMatchObject({ arrows: [], accused: [], most: [] });
		expect(second?.arrows).toHaveLength(4);
		expect(second?.most.map((seat) => nameIn(story, seat))).toEqual(['Nero', 'Conto']);
	});

	test('whoever abstains stands in the table, last, and is no arrow', () => {
		const votes = [2, 3].map((voter) => ({ voter, target: null })).concat([{ voter: 0, target: null }]);
		const cast = [...votes, { voter: 1, target: 4 }];
		const facts = [{ fact: 'balloted', day: 1, ballot: 'stake', votes: cast, secret: false } as const];
		const [ballot] = openBallots({ ...story, facts });
		expect(ballot?.arrows).toEqual([{ from: 1, to: 4 }]);
		expect(ballot?.accused).toEqual([
			{ seat: 4, by: [1] },
			{ seat: null, by: [2, 3, 0] },
		]);
		expect(ballot?.most).toEqual([4]);
	});
});

describe('teatro: the piper is the last one left', () => {
	test('the day both others burned is the one that turned', () => {
		const story = storyOf('teatro/teatro-116-piper-alone-alive');
		// Before it two others were free, and the pack had one human and the piper to go, the village a wolf and the piper.
		expect(turn(story)).toMatch(/^The third day, with Piro and Nero gone: the piper in the lead/);
	});
});

describe('licantropi: what was voted in secret', () => {
	const story = storyOf('licantropi/licantropi-09-supremacy-sheet-example');

	test('is no arrow (LR11); the deaths are told all the same', () => {
		expect(story.facts.some((fact) => fact.fact === 'balloted')).toBe(true);
		expect(openBallots(story)).toEqual([]);
		expect(timeline(story).length).toBeGreaterThan(0);
		expect(Object.keys(given(story))).not.toContain('spark');
		expect(Object.keys(given(story))).not.toContain('stubborn');
	});
});

describe('classic: somebody becomes a wolf', () => {
	test('and counts as one from then on', () => {
		const story = storyOf('classic/classic-22-mythomaniac-becomes-wolf');
		const changed = timeline(story).find(({ incidents }) =>
			incidents.some(({ fact }) => fact.fact === 'became'),
		);
		expect(changed).toBeDefined();
		expect(changed && changed.after.pack - changed.before.pack).toBe(1);
	});
});
