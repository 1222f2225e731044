// The trial of `classic` and `e-notte`: a ballot names the nominees, another says which of them is lynched.
import { announce, ask, type Script } from './ask';
import { castBallot, drawLot, leading, tally, type Ballot } from './ballot';
import type { Game } from './happen';
import { deckCould } from './choose';
import type { Vote } from './announcement';
import type { Seat } from './words';

/** In what the two sheets differ. */
export interface TwoBallots {
	/** Who votes first, and who votes last apart from the candidates themselves. */
	readonly voters: (g: Game) => readonly Seat[];
	readonly judges: (g: Game) => readonly Seat[];
	/** The nominees of a ballot, in any order. */
	readonly nominees: (votes: readonly Vote[], starter: Seat, g: Game) => readonly Seat[];
	/** With whom a cursed player is tried: the first of the nominees. */
	readonly first: (votes: readonly Vote[], starter: Seat, g: Game) => readonly Seat[];
	readonly finalManner: Ballot['manner'];
	readonly tie: (g: Game) => 'repeat' | 'nearest';
}

/** C20 to C25, N13 to N18. */
export const trialInTwoBallots = (plan: TwoBallots) =>
	function* (g: Game): Script {
		const starter = starterOf(g);
		const voters = g.clockwise(starter, plan.voters(g));
		const nomination: Ballot = {
			kind: 'nomination',
			voters,
			candidates: g.living(),
			abstain: false,
			manner: 'open',
		};
		const votes = yield* castBallot(nomination, g);
		const { nominees, cursed } = withCurse(plan, votes, starter, g);
		yield* announce(g, { of: 'nominees', nominees, ...(cursed === undefined ? {} : { cursed }) });
		const { who, drawn } = yield* finals(plan, starter, nominees, g);
		g.happen({ kind: 'die', who, cause: 'lynched' });
		yield* announce(g, { of: 'verdict', lynched: who, drawn });
	};

/** C22 to C24, N16, NR9: a tie is decided by the nearest, or repeated among the tied and then settled by lot. */
function* finals(
	plan: TwoBallots,
	starter: Seat,
	nominees: readonly Seat[],
	g: Game,
): Script<{ who: Seat; drawn: boolean }> {
	let tied = nominees;
	for (const kind of ['final', 'final-repeat'] as const) {
		yield* defences(kind, tied, g);
		const [only, ...others] = tied;
		if (only !== undefined && others.length === 0) return { who: only, drawn: false }; // CR5
		// CR7, CR10: whoever is not a candidate now, in the order of the first ballot.
		const voters = inOrder(plan, starter, g).filter((seat) => !tied.includes(seat));
		if (voters.length > 0) {
			const votes = yield* castBallot(
				{ kind, voters, candidates: tied, abstain: false, manner: plan.finalManner },
				g,
			);
			tied = leading(votes);
			const [who, ...equals] = tied;
			if (who !== undefined && equals.length === 0) return { who, drawn: false };
		}
		const nearest = plan.tie(g) === 'nearest' ? g.clockwise(starter, tied)[0] : undefined;
		const next =
			nearest !== undefined ? 'nearest' : kind === 'final' && voters.length > 0 ? 'repeat' : 'lots';
		if (voters.length > 0) yield* announce(g, { of: 'tie', ballot: kind, tied, next }, kind);
		if (nearest !== undefined) return { who: nearest, drawn: false };
		if (next === 'lots') break; // CR6, CR8
	}
	return { who: yield* drawLot('lynched', tied, g), drawn: true };
}

function* defences(kind: 'final' | 'final-repeat', who: readonly Seat[], g: Game): Script {
	for (const seat of who)
		yield* ask<'defence'>({ kind: 'defence', key: `day${g.state.day}/${kind}/hears/${seat}`, seat });
}

/** The order of the first ballot where the vote is spoken; the order of the lap where the tablet is passed (P1). */
const inOrder = (plan: TwoBallots, starter: Seat, g: Game): readonly Seat[] =>
	plan.finalManner === 'open' ? g.clockwise(starter, plan.judges(g)) : plan.judges(g);

/** CR17, N18, NR10: a cursed player who is not a nominee yet takes the place of the second. */
function withCurse(
	plan: TwoBallots,
	votes: readonly Vote[],
	starter: Seat,
	g: Game,
): { nominees: readonly Seat[]; cursed?: Seat | null } {
	const nominees = bySeat(plan.nominees(votes, starter, g));
	if (!deckCould('curse', g)) return { nominees };
	const cursed = g.marked('cursed').find(({ on }) => g.alive(on))?.on ?? null;
	if (cursed === null || nominees.includes(cursed)) return { nominees, cursed };
	return { nominees: bySeat([...plan.first(votes, starter, g), cursed]), cursed };
}

/** CR4, CR5: those tied for the most votes; where one leads alone, also everybody who shares the second number. */
export function topTwoWithTies(votes: readonly Vote[]): readonly Seat[] {
	const first = leading(votes);
	return first.length === 1
		? [...first, ...leading(votes.filter(({ target }) => target !== first[0]))]
		: first;
}

/** NR5: everybody who has votes, the most voted first; of equals, the nearest clockwise to the starter first. */
export function byDistance(votes: readonly Vote[], starter: Seat, g: Game): readonly Seat[] {
	const count = tally(votes);
	return g
		.clockwise(starter, bySeat([...count.keys()]))
		.sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
}

function starterOf(g: Game): Seat {
	const last = g.state.facts.findLast(
		(fact) => fact.fact === 'announced' && fact.announcement.of === 'starter',
	);
	return last?.fact === 'announced' && last.announcement.of === 'starter' ? last.announcement.starter : 0;
}

const bySeat = (seats: readonly Seat[]): Seat[] => [...seats].sort((a, b) => a - b);
