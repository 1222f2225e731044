// The stake of `teatro`: one open ballot in free order, then the fires in their order (T24, T25, T27, T28, TR2 to TR17).
import { announce, ask, type Script } from './ask';
import { leading, tally } from './ballot';
import type { Game } from './happen';
import type { Announcement, Roles, Vote } from './announcement';
import type { Seat } from './words';

type Pyre = Extract<Announcement, { of: 'pyre' }>;

/** T27 to T29. */
export function* pyre(g: Game): Script {
	const votes = yield* poll(g);
	const { condemned, why, tied } = sentence(votes, g);
	const mark = g.state.facts.length;
	const extra = condemned === null ? {} : fires(condemned, votes, g);
	yield* announce(g, { of: 'pyre', condemned, why, tied, ...extra, ...ashes(mark, g) });
}

/** TR2: whoever wants to vote next does; a revealed village idiot does not (TR16). */
function* poll(g: Game): Script<readonly Vote[]> {
	const { day } = g.state;
	const voters = g.living().filter((seat) => !g.hasMark('revealed', seat));
	const fuel = g.printed.some(({ fuels }) => fuels);
	const { abstention: abstain } = g.options;
	const cast: Vote[] = [];
	const shown = (): Vote[] => cast.map(({ voter, target }) => ({ voter, target }));
	while (cast.length < voters.length) {
		const key = `day${day}/stake/${cast.length}`;
		const candidates = g.living();
		const said = yield* ask<'poll'>({
			kind: 'poll',
			key,
			day,
			ballot: 'stake',
			voters,
			candidates,
			abstain,
			fuel,
			cast: shown(),
		});
		if (said === 'close') break;
		cast.push(said);
	}
	yield* ask<'count'>({
		kind: 'count',
		key: `day${day}/stake/count`,
		day,
		ballot: 'stake',
		voters,
		cast: shown(),
	});
	g.note({ fact: 'balloted', day, ballot: 'stake', votes: cast, secret: false });
	return cast;
}

/** T13, T28, TR3, TR5, TR6: the most voted; of equals the scapegoat, or whoever had the deciding vote first. */
function sentence(votes: readonly Vote[], g: Game): Pick<Pyre, 'condemned' | 'why' | 'tied'> {
	const [first, ...others] = leading(votes);
	if (first === undefined) return { condemned: null, why: 'no-votes', tied: [] };
	if (others.length === 0) return { condemned: first, why: 'most-votes', tied: [] };
	const tied = [first, ...others];
	const scapegoat = g.living().find((seat) => g.role(seat).takesTies);
	if (scapegoat !== undefined) return { condemned: scapegoat, why: 'scapegoat', tied };
	return { condemned: firstToReach(votes, tied), why: 'first-to-reach', tied };
}

function firstToReach(votes: readonly Vote[], tied: readonly Seat[]): Seat | null {
	const most = Math.max(...tally(votes).values());
	for (let count = 1; count <= votes.length; count++) {
		const soFar = tally(votes.slice(0, count));
		const there = tied.find((seat) => soFar.get(seat) === most);
		if (there !== undefined) return there;
	}
	return null;
}

/** TR9 to TR13: the main fire; then the pyromaniac's own, or the revenge of a pyromaniac who burns as the condemned. */
function fires(condemned: Seat, votes: readonly Vote[], g: Game): Pick<Pyre, 'secondFire' | 'revenge'> {
	g.happen({ kind: 'die', who: condemned, cause: 'burned' });
	const declared = votes.find(({ fire }) => fire);
	if (!g.alive(condemned) && g.role(condemned).fuels && !g.hasMark('spent', condemned)) {
		spend(condemned, g);
		const last = votes.findLast(({ target }) => target === condemned);
		if (!last) return {};
		g.happen({ kind: 'die', who: last.voter, cause: 'burned' });
		return { revenge: last.voter };
	}
	if (!declared || declared.target === null || !g.alive(declared.voter)) return {};
	spend(declared.voter, g);
	if (declared.target === condemned) return {}; // TR10
	g.happen({ kind: 'die', who: declared.target, cause: 'burned' });
	return { secondFire: declared.target };
}

const spend = (who: Seat, g: Game): void =>
	g.note({ fact: 'marked', mark: { kind: 'spent', on: who, by: who, night: g.night } });

/** What the fires have left, read from the facts: who died, in whose place, who was rescued (TR17). */
function ashes(since: number, g: Game): Pick<Pyre, 'dead' | 'insteadOf' | 'saved' | 'roles'> {
	const facts = g.state.facts.slice(since);
	const deaths = facts.filter((fact) => fact.fact === 'died');
	const dead = deaths.map(({ who }) => who).sort((a, b) => a - b);
	return {
		dead,
		insteadOf: deaths.flatMap(({ who, insteadOf }) =>
			insteadOf === undefined ? [] : [{ burned: who, spared: insteadOf }],
		),
		saved: facts.flatMap((fact) => (fact.fact === 'revealed' ? [fact.who] : [])),
		...rolesOf(dead, g),
	};
}

/** TR37: the roles of the dead, where the table shows them. */
export const rolesOf = (dead: readonly Seat[], g: Game): { readonly roles?: Roles } =>
	g.options.revealRoleOnDeath && dead.length > 0
		? { roles: dead.map((who) => ({ who, role: g.person(who).role })) }
		: {};
