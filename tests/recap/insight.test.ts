// Who suspected whom, and how right they were: told from facts laid out by hand.
import { expect, test } from 'vitest';
import type { Fact, Recap, RoleId, Seat } from '../../src/lib/engine';
import { awards } from '../../src/lib/recap/awards';
import { guesses, insight } from '../../src/lib/recap/insight';
import { storyOf } from './scenario';

const CARDS: readonly RoleId[] = ['villager', 'werewolf', 'villager', 'mythomaniac', 'villager', 'villager'];
const base = storyOf('classic/classic-08-bodyguard-saves-twice');

const story = (...facts: Fact[]): Recap => ({
	...base,
	facts,
	people: CARDS.map((card, seat) => ({ seat, name: `N${seat}`, card, role: card, alive: seat !== 5 })),
});
const suspects = (night: number, by: Seat, ...names: Seat[]): Fact => ({
	fact: 'chose',
	night,
	by,
	choices: { suspect: names.length > 0 ? { names } : null },
});
const turned: Fact = { fact: 'became', who: 3, role: 'werewolf', night: 2 };

test('a guess is right about whoever is a wolf that night, and not before', () => {
	const told = story(suspects(1, 0, 3), turned, suspects(3, 0, 3));
	expect(guesses(told).map(({ night, right }) => [night, right])).toEqual([
		[1, false],
		[3, true],
	]);
});

test('"nobody" is no guess, and a wolf does not guess: it knows', () => {
	expect(guesses(story(suspects(1, 0), suspects(1, 1, 2)))).toEqual([]);
	// Whoever becomes one guesses until then.
	expect(guesses(story(suspects(1, 3, 1), turned, suspects(2, 3, 1)))).toHaveLength(1);
});

test('everybody who guessed has a row, in seat order, with how many were right', () => {
	const rows = insight(story(suspects(1, 4, 1), suspects(1, 0, 2), suspects(2, 4, 0), suspects(2, 0, 1)));
	expect(rows.map(({ seat, right, guesses }) => [seat, right, guesses.length])).toEqual([
		[0, 1, 2],
		[4, 1, 2],
	]);
});

const truth = (...facts: Fact[]) => awards(story(...facts)).find(({ award }) => award === 'truth');

test('the sharpest eye: wrong guesses are taken off, the more guesses win of equals, then the first seat', () => {
	expect(truth(suspects(1, 0, 1), suspects(2, 0, 2), suspects(1, 4, 1))).toMatchObject({
		who: 4,
		count: 1,
		of: 1,
	});
	expect(truth(suspects(1, 0, 1), suspects(1, 4, 1), suspects(2, 4, 1))).toMatchObject({ who: 4, count: 2 });
	expect(truth(suspects(1, 2, 1), suspects(1, 4, 1))).toMatchObject({ who: 2 });
	expect(truth(suspects(1, 0, 2), suspects(1, 4, 0))).toBeUndefined();
});

test('the best mask is a wolf’s, and needs somebody who looked', () => {
	const mask = (...facts: Fact[]) => awards(story(...facts)).find(({ award }) => award === 'mask');
	expect(mask()).toBeUndefined();
	expect(mask(suspects(1, 0, 1), suspects(1, 2, 4))).toMatchObject({ who: 1, count: 1 });
	expect(mask(suspects(1, 0, 1), { fact: 'died', who: 1, cause: 'lynched', night: 1, byNight: false })).toBe(
		undefined,
	);
});
