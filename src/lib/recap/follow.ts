// The story once more from its beginning: what everybody was, and who lived, at each of its facts.
import { SHEETS, type Fact, type Recap, type RoleId, type Seat } from '../engine/index';

/** The table at one moment of the story, in seat order. */
export interface Moment {
	readonly roles: readonly RoleId[];
	readonly alive: readonly boolean[];
	/** Whom the piper has charmed (T20), and whom the fire has shown to be the village idiot (TR16). */
	readonly charmed: ReadonlySet<Seat>;
	readonly revealed: ReadonlySet<Seat>;
}

/** Tells every fact in order, each with the table as it is once the fact has come true. */
export function follow({ people, facts }: Recap, tell: (fact: Fact, now: Moment) => void): void {
	const roles = people.map(({ card }) => card);
	const alive = people.map(() => true);
	const now = { roles, alive, charmed: new Set<Seat>(), revealed: new Set<Seat>() };
	for (const fact of facts) {
		if (fact.fact === 'became') roles[fact.who] = fact.role;
		if (fact.fact === 'died') alive[fact.who] = false;
		if (fact.fact === 'raised') alive[fact.who] = true;
		if (fact.fact === 'revealed') now.revealed.add(fact.who);
		if (fact.fact === 'marked' && fact.mark.kind === 'charmed') now.charmed.add(fact.mark.on);
		tell(fact, now);
	}
}

/** What a seat is at the count of the end, at that moment. */
export function countsAs(seat: Seat, { roles, revealed }: Moment, { sheet }: Recap) {
	const role = roles[seat];
	return role === undefined || revealed.has(seat) ? 'neutral' : SHEETS[sheet].cards[role]?.counts;
}

/** Whether a seat is on the wolves' own count at that moment, and so knows who the wolves are (C7, L17). */
export const inThePack = (seat: Seat, now: Moment, recap: Recap): boolean =>
	['wolf', 'evil'].includes(countsAs(seat, now, recap) ?? '');
