// The pieces every vote is made of: a ballot, its count, a lot.
import { ask, type Script } from './ask';
import type { Game } from './happen';
import type { BallotId, LotId, Vote } from './announcement';
import type { Seat } from './words';

/** Who votes, for whom, and how the tablet takes the vote. */
export interface Ballot {
	readonly kind: BallotId;
	/** In the order in which they are asked. */
	readonly voters: readonly Seat[];
	readonly candidates: readonly Seat[];
	readonly abstain: boolean;
	/** `open`: on the shared screen; `sealed`: by passing the tablet, shown together; `secret`: never shown (P9). */
	readonly manner: 'open' | 'sealed' | 'secret';
}

/** P9: asks each voter in turn; nothing counts before the table has confirmed the ballot. */
export function* castBallot(
	{ kind: ballot, voters, candidates, abstain, manner }: Ballot,
	g: Game,
): Script<readonly Vote[]> {
	const { day } = g.state;
	const cast: Vote[] = [];
	for (const voter of voters) {
		const key = `day${day}/${ballot}/${voter}`;
		const shown = manner === 'open' ? [...cast] : NOTHING;
		const asked = {
			kind: 'vote',
			key,
			day,
			ballot,
			voters,
			voter,
			candidates,
			abstain,
			manner,
			cast: shown,
		} as const;
		cast.push(yield* ask<'vote'>(asked));
	}
	const key = `day${day}/${ballot}/count`;
	if (manner !== 'secret') yield* ask<'count'>({ kind: 'count', key, day, ballot, voters, cast });
	const secret = manner === 'secret';
	g.note({ fact: 'balloted', day, ballot, votes: secret ? NOTHING : cast, secret }); // LR11
	return cast;
}

const NOTHING: readonly Vote[] = [];

/** Draws in front of all: the request names the candidates, the lot comes out once it has been asked for (GR10). */
export function* drawLot(lot: LotId, from: readonly Seat[], g: Game): Script<Seat> {
	const [first, ...others] = from;
	if (first === undefined) throw new RangeError('a lot among nobody');
	const key = `night${g.night}/lots/${lot}`;
	yield* ask<'lots'>({ kind: 'lots', key, lot, from });
	const drawn = g.chance.pick(key, [first, ...others]);
	g.note({ fact: 'drew', lot, from, drawn });
	return drawn;
}

/** Votes received, only for those who have any. */
export function tally(votes: readonly Vote[]): Map<Seat, number> {
	const count = new Map<Seat, number>();
	for (const { target } of votes) if (target !== null) count.set(target, (count.get(target) ?? 0) + 1);
	return count;
}

/** Whoever has the most votes, in seat order; nobody where there are no votes. */
export function leading(votes: readonly Vote[]): Seat[] {
	const count = tally(votes);
	const most = Math.max(0, ...count.values());
	return [...count.keys()].filter((seat) => count.get(seat) === most).sort((a, b) => a - b);
}
