// A few kind words for a few people. Only from what everybody may know after the end; never from a secret ballot (LR11).
import { SHEETS, type Recap, type Seat } from '../engine/index';
import { openBallots } from './ballots';
import { countsAs, follow, inThePack } from './follow';
import { guesses, insight } from './insight';

export type AwardId = 'truth' | 'mask' | 'angel' | 'spark' | 'stubborn' | 'survivor' | 'first-row';

export interface Award {
	readonly award: AwardId;
	readonly who: Seat;
	/** What it is given for, in numbers: right answers, suspicions and votes received, lonely votes. */
	readonly count: number;
	/** For the truth: of how many answers. */
	readonly of: number;
	/** Whom the angel has saved; whom the spark has found. */
	readonly about: readonly Seat[];
}

/** Five at the most; none without a reason. Of equals, the first in seat order has it. */
export function awards(recap: Recap): readonly Award[] {
	const { people, sheet } = recap;
	const ballots = openBallots(recap);
	const named = ballots.flatMap(({ accused }) => accused).filter((one) => one.seat !== null);
	const seers = insight(recap);
	const { saved, burned, spark, first } = deeds(recap);
	const accusations = [
		...guesses(recap).map(({ target }) => target),
		...named.flatMap(({ seat, by }) => by.map(() => seat)),
	];
	const accused = (who: Seat): number => accusations.filter((seat) => seat === who).length;
	const alone = (who: Seat): number => named.filter(({ by }) => by.length === 1 && by[0] === who).length;

	const given: Award[] = [];
	/** To whoever is worth most, if anybody is worth anything. */
	const give = (award: AwardId, worth: (who: Seat) => number, why: (who: Seat) => Partial<Award>): void => {
		const best = Math.max(...people.map(({ seat }) => worth(seat)));
		const winner = people.find(({ seat }) => worth(seat) === best);
		if (best > 0 && winner)
			given.push({ award, who: winner.seat, count: 0, of: 0, about: [], ...why(winner.seat) });
	};
	const answers = (who: Seat) => {
		const own = seers.find(({ seat }) => seat === who);
		return { count: own?.right ?? 0, of: own?.guesses.length ?? 0 };
	};

	// The most right answers by night, each wrong one taken off; of the same, the more answers.
	give(
		'truth',
		(who) => {
			const { count, of } = answers(who);
			return count && 1000 + 2 * count - of + count / 100;
		},
		answers,
	);
	// Of the wolves whom no fire has taken, the least accused; where nobody was accused, nobody was disguised.
	give(
		'mask',
		(who) => {
			const hidden =
				SHEETS[sheet].cards[people[who]?.role ?? 'villager']?.counts === 'wolf' && !burned.has(who);
			return hidden && accusations.length > 0 ? 1000 - accused(who) : 0;
		},
		(who) => ({ count: accused(who) }),
	);
	give(
		'angel',
		(who) => saved.get(who)?.size ?? 0,
		(who) => ({ about: [...(saved.get(who) ?? [])] }),
	);
	give(
		'spark',
		(who) => Number(spark?.from === who),
		() => ({ about: spark ? [spark.to] : [] }),
	);
	// One lonely vote is no habit.
	give(
		'stubborn',
		(who) => alone(who) - 1,
		(who) => ({ count: alone(who) }),
	);
	give(
		'survivor',
		(who) => (people[who]?.alive ? accused(who) : 0),
		(who) => ({ count: accused(who) }),
	);
	give(
		'first-row',
		(who) => Number(first === who),
		() => ({}),
	);
	return given.slice(0, 5);
}

/** What the story tells of single people. */
function deeds(recap: Recap) {
	const ballots = openBallots(recap);
	/** Whom each has kept from death, by their power or in their place. */
	const saved = new Map<Seat, Set<Seat>>();
	const burned = new Set<Seat>();
	/** The first vote against the last wolf that a vote has burned; the pack itself knew. */
	let spark: { readonly from: Seat; readonly to: Seat } | undefined;
	let fallen: { readonly who: Seat; readonly at: number } | undefined;
	let at = 0;
	let day = 0;
	const save = (by: Seat, who: Seat): void => {
		if (by !== who) saved.set(by, (saved.get(by) ?? new Set()).add(who));
	};
	follow(recap, (fact, now) => {
		if (fact.fact === 'fell' || fact.fact === 'rose') at++;
		if (fact.fact === 'rose' && fact.at === 'day') day = fact.day;
		if (fact.fact === 'prevented' && fact.of.kind === 'die') save(fact.by, fact.of.who);
		if (fact.fact !== 'died') return;
		const { who, cause, insteadOf } = fact;
		if (insteadOf !== undefined) save(who, insteadOf);
		// Of those who fell in the same hour, the first in seat order; whoever came back has not watched to the end.
		if (cause !== 'left' && !recap.people[who]?.alive && (!fallen || (fallen.at === at && who < fallen.who)))
			fallen = { who, at };
		if (cause !== 'lynched' && cause !== 'burned') return;
		burned.add(who);
		const today = ballots.filter((ballot) => ballot.day === day);
		const vote = today.flatMap(({ arrows }) => arrows).find(({ to }) => to === who);
		const decided = today.at(-1)?.most.includes(who) && countsAs(who, now, recap) === 'wolf';
		if (vote && decided && !inThePack(vote.from, now, recap)) spark = vote;
	});
	return { saved, burned, spark, first: fallen?.who };
}
