// The first lesson: its fixed evening by the rules, its coach in both languages, and where it is taken up again.
import { describe, expect, test } from 'vitest';
import { BOOKS } from '$lib/book/pages';
import { checkSetup, isRefusal, open, optionsOf, suggestedDeck, type Request } from '$lib/engine/index';
import { COURSE_STEPS, courseAnswer, courseTalk, LEARNER, newCourse, stepOf } from '$lib/session/course';
import { Lesson } from '$lib/session/lesson.svelte';
import { askedOf } from '$lib/session/rehearsal';
import { LANGUAGES } from '$lib/words';

const NAMES = LANGUAGES.it.company.lesson.names.split(' ');

/** The whole course, and every request it answers. */
function course() {
	const play = newCourse(NAMES);
	const requests: Request[] = [];
	for (let { request } = play; request; { request } = play) {
		requests.push(request);
		const answer = courseAnswer(play);
		expect(answer).not.toBeNull();
		if (answer !== null) expect(play.decide(answer)).toBeNull();
	}
	return { play, requests };
}

describe('the course', () => {
	const { play, requests } = course();
	const facts = play.recap?.facts ?? [];
	const announced = facts.flatMap((fact) => (fact.fact === 'announced' ? [fact.announcement] : []));

	test('is a game of the booklet: its own deck and options, as a table of eight would have them', () => {
		const deck = suggestedDeck('classic', 8, optionsOf('classic'));
		const setup = checkSetup({ sheet: 'classic', options: {}, names: NAMES, deck });
		expect(isRefusal(setup)).toBe(false);
		expect(play.log.setup).toEqual(setup);
	});

	test('can be replayed from its log alone', () => {
		const again = open(play.log, play.log.entries);
		expect(again.dropped).toBeNull();
		expect(again.play.recap).toEqual(play.recap);
	});

	test('has two nights, a dawn with a death, a discussion with words, both ballots, a tie, a verdict and an end', () => {
		expect(play.recap?.nights).toBe(2);
		expect(announced.some((one) => one.of === 'dawn' && one.dead.length === 1)).toBe(true);
		expect(requests.some(({ kind }) => kind === 'discuss')).toBe(true);
		expect(courseTalk(1).length).toBeGreaterThan(2);
		const ballots = facts.flatMap((fact) => (fact.fact === 'balloted' ? [fact.ballot] : []));
		expect(ballots).toEqual(expect.arrayContaining(['nomination', 'final', 'final-repeat']));
		expect(announced.some(({ of }) => of === 'tie')).toBe(true);
		expect(facts.filter(({ fact }) => fact === 'died')).toHaveLength(4);
		expect(play.recap?.side).toBe('humans');
	});

	test('lets the learner be a villager, the seer and a wolf, all three to the end of the second night', () => {
		for (const [seat, role] of LEARNER) expect(play.recap?.people[seat]?.card).toBe(role);
		const turns = requests.filter((one) => one.kind === 'turn').map((one) => [one.night, one.seat]);
		for (const seat of LEARNER.keys())
			for (const night of [1, 2]) expect(turns).toContainEqual([night, seat]);
	});

	test('whoever speaks is alive, a bot, and speaks of the living', () => {
		for (const request of requests) {
			if (request.kind !== 'discuss') continue;
			const dead = request.day === 1 ? [5] : [5, 6, 1];
			for (const { by, about } of courseTalk(request.day)) {
				expect(LEARNER.has(by)).toBe(false);
				expect(dead).not.toContain(by);
				expect(dead).not.toContain(about);
			}
		}
	});

	test('comes to each of the coach’s moments, and at each of the learner’s the coach has words in both languages', () => {
		const mine = requests.filter((one) => !(askedOf(one) !== null && !LEARNER.has(askedOf(one) ?? -1)));
		const met = new Set([...mine, null].flatMap((one) => [stepOf(one, true), stepOf(one, false)]));
		expect([...met].toSorted()).toEqual([...COURSE_STEPS].toSorted());
		for (const { evening } of Object.values(BOOKS))
			for (const step of met) {
				expect(evening.steps[step].task).not.toBe('');
				expect(evening.steps[step].others).not.toBe('');
			}
	});
});

test('both languages have eight names, no two alike', () => {
	for (const { company } of Object.values(LANGUAGES))
		expect(new Set(company.lesson.names.split(' ')).size).toBe(8);
});

describe('the lesson', () => {
	const lesson = (from = '') => {
		const reached: string[] = [];
		return { reached, made: new Lesson(NAMES, from, (key) => reached.push(key)) };
	};

	test('begins where it was left, and at the start where nobody knows that place', () => {
		expect(lesson('night2/turn/2').made.play.request?.key).toBe('night2/turn/2');
		expect(lesson('somewhere').made.play.request?.key).toBe('deal1/card/0');
	});

	test('takes only what the course has in mind, and says whom', () => {
		const { made } = lesson('night1/turn/2');
		expect(made.wanted).toBe(6);
		expect(made.accepts({ see: { names: [4] } })).toBe(false);
		expect(made.strayed).toBe(true);
		expect(made.accepts({ see: { names: [6] } })).toBe(true);
		expect(made.strayed).toBe(false);
		expect(lesson().made.accepts('redeal')).toBe(false);
	});

	test('can be skipped part by part, to its end', () => {
		let { made } = lesson();
		const parts = [];
		for (let skips = 0; made.play.request && skips < 20; skips++) {
			parts.push(made.play.table.phase);
			made = made.skipped();
		}
		expect(parts).toEqual(['deal', 'night', 'dawn', 'day', 'night', 'dawn', 'day']);
		expect(made.play.recap?.side).toBe('humans');
	});
});
