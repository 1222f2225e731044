// Who suspected whom by night, and how right they were: the answers of those without power (P3, GR13).
import type { Recap, Seat } from '../engine/index';
import { countsAs, follow, inThePack } from './follow';

export interface Guess {
	readonly night: number;
	readonly by: Seat;
	readonly target: Seat;
	/** Whether the target was one of the wolves that night. */
	readonly right: boolean;
}

/** One person's guesses of the whole game, night by night. */
export interface Insight {
	readonly seat: Seat;
	readonly guesses: readonly Guess[];
	readonly right: number;
}

/** Every guess, in order. "Nobody" is none, and whoever is of the pack does not guess: they know. */
export function guesses(recap: Recap): readonly Guess[] {
	const all: Guess[] = [];
	follow(recap, (fact, now) => {
		if (fact.fact !== 'chose' || inThePack(fact.by, now, recap)) return;
		const { night, by, choices } = fact;
		for (const target of choices.suspect?.names ?? [])
			all.push({ night, by, target, right: countsAs(target, now, recap) === 'wolf' });
	});
	return all;
}

/** Whoever has guessed at all, in seat order. */
export function insight(recap: Recap): readonly Insight[] {
	const all = guesses(recap);
	return recap.people
		.map(({ seat }) => {
			const own = all.filter(({ by }) => by === seat);
			return { seat, guesses: own, right: own.filter(({ right }) => right).length };
		})
		.filter((one) => one.guesses.length > 0);
}
