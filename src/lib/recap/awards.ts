// A few kind words for a few people. Only from what everybody may know after the end; never from a secret ballot (LR11).
import { SHEETS, type Recap, type Seat } from '../engine/index';
import { openBallots, type OpenBallot } from './ballots';
import { countsAs, follow, inThePack } from './follow';
import { guesses, insight } from './insight';
import { timeline } from './timeline';

export type AwardId = 'truth' | 'mask' | 'angel' | 'spark' | 'stubborn' | 'survivor' | 'first-row';

export interface Award {
	readonly award: AwardId;
	readonly who: Seat;
	/** What it is given for, in numbers: right answers, suspicions and votes received, lonely votes. */
	readonly count: number;
	/** For the truth: of how many answers. */
	readonly of?: number;
	/** Whom the angel has saved; whom the spark has found. */
	readonly about?: readonly Seat[];
}

/** Five at the most; none without a reason. Of equals, the first in seat order has it. */
export const awards = (recap: Recap): readonly Award[] =>
	[truth, mask, angel, spark, stubborn, survivor, firstRow].flatMap((give) => give(recap) ?? []).slice(0, 5);

type Giving = (recap: Recap) => Award | undefined;

/** The most right answers by night, each wrong one taken off. */
const truth: Giving = (recap) => {
	const right = insight(recap).filter((one) => one.right > 0);
	const [first] = ranked(right, (one) => 2 * one.right - one.guesses.length + one.right / 1000);
	return first && { award: 'truth', who: first.seat, count: first.right, of: first.guesses.length };
};

/** Of the wolves whom no fire has taken, the least accused; where nobody was accused at all, nobody was disguised. */
const mask: Giving = (recap) => {
	const received = accusations(recap);
	const wolves = recap.people.filter(
		({ seat, role }) =>
			SHEETS[recap.sheet].cards[role]?.counts === 'wolf' &&
			!falls(recap).some(({ who, cause }) => who === seat && BY_VOTE.includes(cause)),
	);
	const [first] = ranked(wolves, ({ seat }) => -(received.get(seat) ?? 0));
	return first && received.size > 0
		? { award: 'mask', who: first.seat, count: received.get(first.seat) ?? 0 }
		: undefined;
};

/** Whoever has kept death from the most others, their own life for another's among them. */
const angel: Giving = (recap) => {
	const saved = timeline(recap)
		.flatMap(({ incidents }) => incidents)
		.filter((incident) => incident.kind === 'saved')
		.filter(({ who, by }) => who !== by);
	const [first] = ranked(recap.people, ({ seat }) => saved.filter(({ by }) => by === seat).length);
	const about = [...new Set(saved.flatMap(({ who, by }) => (by === first?.seat ? [who] : [])))];
	return first && about.length > 0
		? { award: 'angel', who: first.seat, count: about.length, about }
		: undefined;
};

/** The first vote against the last wolf that a vote has burned; the wolves themselves knew. */
const spark: Giving = (recap) => {
	const ballots = openBallots(recap);
	let found: Award | undefined;
	let day = 0;
	follow(recap, (fact, now) => {
		if (fact.fact === 'rose' && fact.at === 'day') day = fact.day;
		if (fact.fact !== 'died' || !BY_VOTE.includes(fact.cause) || countsAs(fact.who, now, recap) !== 'wolf')
			return;
		const today = ballots.filter((ballot) => ballot.day === day);
		const first = today.flatMap(({ arrows }) => arrows).find(({ to }) => to === fact.who);
		if (first && today.at(-1)?.most.includes(fact.who) && !inThePack(first.from, now, recap))
			found = { award: 'spark', who: first.from, count: 1, about: [fact.who] };
	});
	return found;
};

/** The most votes that nobody else has cast; one alone is no habit. */
const stubborn: Giving = (recap) => {
	const alone = openBallots(recap).flatMap(({ accused }) =>
		accused.flatMap(({ by }) => (by.length === 1 ? by : [])),
	);
	const votes = (seat: Seat) => alone.filter((voter) => voter === seat).length;
	const [first] = ranked(
		recap.people.filter(({ seat }) => votes(seat) > 1),
		({ seat }) => votes(seat),
	);
	return first && { award: 'stubborn', who: first.seat, count: votes(first.seat) };
};

/** Of those who live to see the end, the most accused. */
const survivor: Giving = (recap) => {
	const received = accusations(recap);
	const living = recap.people.filter(({ seat, alive }) => alive && received.has(seat));
	const [first] = ranked(living, ({ seat }) => received.get(seat) ?? 0);
	return first && { award: 'survivor', who: first.seat, count: received.get(first.seat) ?? 0 };
};

/** Whoever fell first and stayed away has watched the longest. */
const firstRow: Giving = (recap) => {
	const gone = falls(recap).filter(({ who, cause }) => cause !== 'left' && !recap.people[who]?.alive);
	const [first] = ranked(gone, ({ night, byNight, who }) => -(night * 100 + (byNight ? 0 : 50) + who));
	return first && { award: 'first-row', who: first.who, count: 1 };
};

const BY_VOTE: readonly string[] = ['lynched', 'burned'];

const falls = ({ facts }: Recap) => facts.filter((fact) => fact.fact === 'died');

/** How often each was suspected by night or accused in an open ballot; whoever never was is not in it. */
function accusations(recap: Recap): ReadonlyMap<Seat, number> {
	const count = new Map<Seat, number>();
	const votes = openBallots(recap).flatMap(({ arrows }: OpenBallot) => arrows.map(({ to }) => to));
	for (const seat of [...guesses(recap).map(({ target }) => target), ...votes])
		count.set(seat, (count.get(seat) ?? 0) + 1);
	return count;
}

/** The best first; equals stay in their order. */
const ranked = <T>(from: readonly T[], worth: (one: T) => number): readonly T[] =>
	[...from].sort((a, b) => worth(b) - worth(a));
