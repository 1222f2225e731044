// The votes that everybody may see. What was voted in secret is nowhere in here, not even how many voted (LR11).
import type { BallotId, Recap, Seat } from '../engine/index';

export interface OpenBallot {
	readonly day: number;
	readonly ballot: BallotId;
	/** One for each vote that named somebody, in the order in which they were cast. */
	readonly arrows: readonly { readonly from: Seat; readonly to: Seat }[];
	readonly abstained: readonly Seat[];
	/** Whoever was named, the most accused first, then in seat order, each with whoever named them. */
	readonly accused: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
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
		const abstained = votes.flatMap(({ voter, target }) => (target === null ? [voter] : []));
		const accused = [...new Set(arrows.map(({ to }) => to))]
			.map((seat) => ({ seat, by: arrows.flatMap(({ from, to }) => (to === seat ? [from] : [])) }))
			.sort((a, b) => b.by.length - a.by.length || a.seat - b.seat);
		const most = accused.filter(({ by }) => by.length === accused[0]?.by.length).map(({ seat }) => seat);
		return [{ day, ballot, arrows, abstained, accused, most, dead: [...dead] }];
	});
}
