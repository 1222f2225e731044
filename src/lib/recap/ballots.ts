// The votes that everybody may see. What was voted in secret is nowhere in here, not even how many voted (LR11).
import type { BallotId, Recap, Seat } from '../engine/index';

export interface OpenBallot {
	readonly day: number;
	readonly ballot: BallotId;
	/** One for each vote that named somebody, in the order in which they were cast. */
	readonly arrows: readonly { readonly from: Seat; readonly to: Seat }[];
	/** Whoever was named, the most accused first, then in seat order, each with whoever named them; `null` is "nobody". */
	readonly accused: readonly { readonly seat: Seat | null; readonly by: readonly Seat[] }[];
	/** Whoever had the most votes; more than one where they were equal. */
	readonly most: readonly Seat[];
	/** Whoever was out of the game when it was held. */
	readonly dead: readonly Seat[];
}

/** Every ballot that was held openly, in order; none of `licantropi`. */
export function openBallots({ facts }: Recap): readonly OpenBallot[] {
	const dead = new Set<Seat>();
	return facts.flatMap((fact) => {
		if (fact.fact === 'died') dead.add(fact.who);
		if (fact.fact === 'raised') dead.delete(fact.who);
		if (fact.fact !== 'balloted' || fact.secret) return [];
		const { day, ballot, votes } = fact;
		const arrows = votes.flatMap(({ voter, target }) =>
			target === null ? [] : [{ from: voter, to: target }],
		);
		const accused = [...new Set(votes.map(({ target }) => target))]
			.map((seat) => ({ seat, by: votes.flatMap(({ voter, target }) => (target === seat ? [voter] : [])) }))
			.sort((a, b) => votesOf(b) - votesOf(a) || (a.seat ?? 0) - (b.seat ?? 0));
		const most = accused.flatMap((one) =>
			one.seat !== null && one.by.length === accused[0]?.by.length ? [one.seat] : [],
		);
		return [{ day, ballot, arrows, accused, most, dead: [...dead] }];
	});
}

/** "Nobody" comes last, however many abstained. */
const votesOf = ({ seat, by }: OpenBallot['accused'][number]): number => (seat === null ? 0 : by.length);
