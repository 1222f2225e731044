// The day's vote: ballots, nominees, ties and lots.
import { announce, ask, type Script } from './ask';
import type { Game } from './happen';
import { ROLES } from './roles/index';
import type { BallotId, LotId, RoleId, Seat, Vote } from './words';

/** C20 to C25: everybody votes for the nominees, then whoever is not nominated says which of them is lynched. */
export function* trialInTwoBallots(g: Game): Script {
	const starter = starterOf(g);
	const living = g.living();
	const votes = yield* ballot('nomination', g.clockwise(starter, living), living, g);
	const { nominees, cursed } = nominated(votes, g);
	yield* announce(g, { of: 'nominees', nominees, ...(cursed === undefined ? {} : { cursed }) });
	yield* lynch(yield* finals(starter, nominees, g), g);
}

/** C22 to C24: the final ballot; a tie repeats it among the tied, a second tie is settled by lot. */
function* finals(starter: Seat, nominees: readonly Seat[], g: Game): Script<{ who: Seat; drawn: boolean }> {
	let tied = nominees;
	for (const kind of ['final', 'final-repeat'] as const) {
		for (const seat of tied)
			yield* ask<'defence'>({ kind: 'defence', key: `day${g.night}/${kind}/hears/${seat}`, seat });
		const [only, ...rest] = tied;
		if (only !== undefined && rest.length === 0) return { who: only, drawn: false }; // CR5
		// CR7, CR10: every living player who is not a candidate now, in the order of the first ballot.
		const voters = g.clockwise(
			starter,
			g.living().filter((seat) => !tied.includes(seat)),
		);
		if (voters.length === 0) break; // CR6: a tie by definition
		tied = leading(yield* ballot(kind, voters, tied, g));
		const [who, ...others] = tied;
		if (who !== undefined && others.length === 0) return { who, drawn: false };
		const next = kind === 'final' ? 'repeat' : 'lots';
		yield* announce(g, { of: 'tie', ballot: kind, tied, next }, kind);
	}
	return { who: yield* drawLot('lynched', `day${g.night}`, tied, g), drawn: true };
}

function* lynch({ who, drawn }: { who: Seat; drawn: boolean }, g: Game): Script {
	g.happen({ kind: 'die', who, cause: 'lynched' });
	yield* announce(g, { of: 'verdict', lynched: who, drawn });
}

/** P9, open and in turn: each voter names a candidate; nothing counts before the table has confirmed the ballot. */
function* ballot(
	kind: BallotId,
	voters: readonly Seat[],
	candidates: readonly Seat[],
	g: Game,
): Script<readonly Vote[]> {
	const day = g.night;
	const cast: Vote[] = [];
	for (const voter of voters) {
		const key = `day${day}/${kind}/${voter}`;
		const request = {
			kind: 'vote',
			key,
			day,
			ballot: kind,
			voters,
			voter,
			candidates,
			cast: [...cast],
		} as const;
		const { target } = yield* ask<'vote'>(request);
		if (target !== null) cast.push({ voter, target });
	}
	yield* ask<'count'>({ kind: 'count', key: `day${day}/${kind}/count`, day, ballot: kind, voters, cast });
	g.note({ fact: 'balloted', day, ballot: kind, votes: cast });
	return cast;
}

/** Draws in front of all: the request names the candidates, the lot comes out once it has been asked for (GR10). */
export function* drawLot(lot: LotId, when: string, from: readonly Seat[], g: Game): Script<Seat> {
	const [first, ...others] = from;
	if (first === undefined) throw new RangeError('a lot among nobody');
	const key = `${when}/lots/${lot}`;
	yield* ask<'lots'>({ kind: 'lots', key, lot, from });
	const drawn = g.chance.pick(key, [first, ...others]);
	g.note({ fact: 'drew', lot, from, drawn });
	return drawn;
}

/** Votes received, only for those who have any. */
export function tally(votes: readonly Vote[]): Map<Seat, number> {
	const count = new Map<Seat, number>();
	for (const { target } of votes) count.set(target, (count.get(target) ?? 0) + 1);
	return count;
}

/** Whoever has the most votes, in seat order. */
function leading(votes: readonly Vote[]): Seat[] {
	const count = tally(votes);
	const most = Math.max(0, ...count.values());
	return [...count.keys()].filter((seat) => count.get(seat) === most).sort((a, b) => a - b);
}

/** CR4, CR5: those tied for the most votes; where one leads alone, also everybody who shares the second number. */
function topTwo(votes: readonly Vote[]): Seat[] {
	const first = leading(votes);
	if (first.length !== 1) return first;
	const second = leading(votes.filter(({ target }) => target !== first[0]));
	return [...first, ...second].sort((a, b) => a - b);
}

/** C21 with the curse of CR17: a cursed player who is not a nominee yet takes the place of the second. */
function nominated(votes: readonly Vote[], g: Game): { nominees: readonly Seat[]; cursed?: Seat | null } {
	const nominees = topTwo(votes);
	if (!couldCurse(g)) return { nominees };
	const cursed = g.marked('cursed').find(({ on }) => g.alive(on))?.on ?? null;
	if (cursed === null || nominees.includes(cursed)) return { nominees, cursed };
	return { nominees: [...leading(votes), cursed].sort((a, b) => a - b), cursed };
}

/** NR8: whether the public deck had a curse to lay last night; if not, nothing is said about one. */
const couldCurse = (g: Game): boolean =>
	(Object.keys(g.setup.deck) as RoleId[]).some((role) =>
		(ROLES[role].powers ?? []).some(
			({ action, from }) => action === 'curse' && g.night >= (from?.(g.options) ?? 1),
		),
	);

function starterOf(g: Game): Seat {
	const last = g.state.facts.findLast(
		(fact) => fact.fact === 'announced' && fact.announcement.of === 'starter',
	);
	return last?.fact === 'announced' && last.announcement.of === 'starter' ? last.announcement.starter : 0;
}
