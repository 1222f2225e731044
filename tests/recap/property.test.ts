// The recap of games played by chance, of every sheet: it tells all, awards nothing without a reason, and no secret vote.
import { describe, expect, test } from 'vitest';
import type { Recap, SheetId } from '../../src/lib/engine';
import { awards } from '../../src/lib/recap/awards';
import { openBallots } from '../../src/lib/recap/ballots';
import { guesses, insight } from '../../src/lib/recap/insight';
import { tellAward, tellTurn } from '../../src/lib/recap/tell';
import { timeline } from '../../src/lib/recap/timeline';
import { turningPoint } from '../../src/lib/recap/turning-point';
import { pictureOf } from '../../src/lib/ui/recap/picture';
import { playEvening, seat } from '../words/evenings';
import { FAULTS } from '../words/faults';
import { TONGUES } from '../words/support';

const SIZES: Readonly<Record<SheetId, readonly number[]>> = {
	classic: [8, 15, 22],
	'e-notte': [8, 18, 24],
	licantropi: [10, 17, 24],
	teatro: [10, 16, 24],
};
const stories = (sheet: SheetId): Recap[] =>
	SIZES[sheet].flatMap((players) =>
		['one', 'two', 'three'].map((seed) => {
			const { recap } = playEvening(seat(sheet, players), seed);
			if (!recap) throw new Error('the game is over');
			return recap;
		}),
	);

describe.each(TONGUES)('in %s, %s', (_, sheet, words) => {
	test('every sentence is whole, and every person in the picture', () => {
		for (const story of stories(sheet)) {
			const names = story.people.map(({ name }) => name);
			const turn = turningPoint(story);
			const said = [
				...(turn ? [tellTurn(turn, story, words)] : []),
				...awards(story).flatMap((award) => Object.values(tellAward(award, names, words))),
			];
			const faults = said.flatMap((text) =>
				Object.entries(FAULTS).flatMap(([fault, bad]) => (bad.test(text) ? [`${fault}: ${text}`] : [])),
			);
			expect(faults).toEqual([]);
			expect(pictureOf(story, '', words).people.map(({ name }) => name)).toEqual(names);
		}
	});
});

describe.each(Object.keys(SIZES) as SheetId[])('%s', (sheet) => {
	test('the living of the last step are those who live at the end', () => {
		for (const story of stories(sheet)) {
			const last = timeline(story).at(-1)?.after;
			expect((last?.pack ?? 0) + (last?.others ?? 0)).toBe(story.people.filter(({ alive }) => alive).length);
		}
	});

	test('no award without its reason', () => {
		for (const story of stories(sheet)) {
			const given = awards(story);
			expect(given.length).toBeLessThanOrEqual(5);
			expect(new Set(given.map(({ award }) => award)).size).toBe(given.length);
			for (const { award, who, count, about } of given) {
				const votes = openBallots(story).flatMap(({ arrows }) => arrows);
				const named = [...guesses(story).map(({ target }) => target), ...votes.map(({ to }) => to)];
				const reasons: Record<typeof award, boolean> = {
					truth: insight(story).some(({ seat, right }) => seat === who && right === count && right > 0),
					mask: named.length > 0 && named.filter((seat) => seat === who).length === count,
					angel: about.length > 0 && !about.includes(who),
					spark: votes.some(({ from, to }) => from === who && about.includes(to)),
					stubborn: count > 1,
					survivor: count > 0 && story.people[who]?.alive === true,
					'first-row': story.people[who]?.alive === false,
				};
				expect(reasons[award], `${award} for ${who}`).toBe(true);
			}
		}
	});

	test('LR11: votes that were cast in secret change nothing, wherever they are written', () => {
		for (const story of stories(sheet)) {
			const votes = story.people.map(({ seat: voter }) => ({ voter, target: 0 }));
			const facts = story.facts.map((fact) =>
				fact.fact === 'balloted' && fact.secret ? { ...fact, votes } : fact,
			);
			const leaky = { ...story, facts };
			expect(openBallots(leaky)).toEqual(openBallots(story));
			expect(awards(leaky)).toEqual(awards(story));
			expect(turningPoint(leaky)).toEqual(turningPoint(story));
			expect(timeline(leaky)).toEqual(timeline(story));
			if (sheet === 'licantropi') expect(openBallots(leaky)).toEqual([]);
		}
	});
});
