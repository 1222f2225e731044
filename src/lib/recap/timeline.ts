// The game in steps: each night and each day, what came of it, and how many were left.
import type { Cause, Fact, Recap, RoleId, Seat } from '../engine/index';
import { countsAs, follow, type Moment } from './follow';

/** What a step did to somebody. */
export type Incident =
	| { readonly kind: 'died'; readonly who: Seat; readonly cause: Cause }
	/** Would have died: thanks to somebody else, or to their own nature. */
	| { readonly kind: 'saved'; readonly who: Seat; readonly by: Seat }
	| { readonly kind: 'raised'; readonly who: Seat }
	| { readonly kind: 'became'; readonly who: Seat; readonly role: RoleId }
	| { readonly kind: 'tie'; readonly tied: readonly Seat[] };

/** How the sides stand, as the end is counted (GR2). */
export interface Standing {
	/** The living who count for the wolves, and all other living. */
	readonly pack: number;
	readonly others: number;
	/** How many must still fall, or follow the flute, for each side to win; none of whoever cannot. */
	readonly missing: { readonly village: number; readonly pack: number; readonly piper?: number };
}

export interface Step {
	readonly time: 'night' | 'day';
	readonly number: number;
	readonly incidents: readonly Incident[];
	readonly before: Standing;
	/** After the step. */
	readonly after: Standing;
}

/** Night and day in turn, as far as they were lived to their end or somebody fell in them. */
export function timeline(recap: Recap): readonly Step[] {
	const steps: (Step & { incidents: Incident[]; after: Standing; whole: boolean })[] = [];
	let standing: Standing | undefined;
	follow(recap, (fact, now) => {
		const opened = opens(fact);
		if (opened) {
			const before = standing ?? count(now, recap);
			steps.push({ ...opened, incidents: [], before, after: before, whole: false });
		}
		const step = steps.at(-1);
		if (!step) return;
		if (fact.fact === 'balloted' || fact.fact === 'rose' || fact.fact === 'ended') step.whole ||= !opened;
		step.incidents.push(...incidentsOf(fact));
		standing = step.after = count(now, recap);
	});
	return steps.filter(({ whole, incidents }) => whole || incidents.length > 0);
}

function opens(fact: Fact): Pick<Step, 'time' | 'number'> | undefined {
	if (fact.fact === 'fell') return { time: 'night', number: fact.night };
	return fact.fact === 'rose' && fact.at === 'day' ? { time: 'day', number: fact.day } : undefined;
}

function incidentsOf(fact: Fact): readonly Incident[] {
	if (fact.fact === 'died') {
		const { who, cause, insteadOf } = fact;
		const died = { kind: 'died', who, cause } as const;
		return insteadOf === undefined ? [died] : [{ kind: 'saved', who: insteadOf, by: who }, died];
	}
	if (fact.fact === 'prevented')
		return fact.of.kind === 'die' ? [{ kind: 'saved', who: fact.of.who, by: fact.by }] : [];
	if (fact.fact === 'revealed') return [{ kind: 'saved', who: fact.who, by: fact.who }];
	if (fact.fact === 'raised') return [{ kind: 'raised', who: fact.who }];
	if (fact.fact === 'became') return [{ kind: 'became', who: fact.who, role: fact.role }];
	if (fact.fact === 'announced' && fact.announcement.of === 'tie')
		return [{ kind: 'tie', tied: fact.announcement.tied }];
	return [];
}

/** GR2, C26 to C28, LR15, TR34: whatever keeps a side from winning is missing to it. */
function count(now: Moment, recap: Recap): Standing {
	const living = recap.people.map(({ seat }) => seat).filter((seat) => now.alive[seat]);
	const as = (...kinds: readonly unknown[]): Seat[] =>
		living.filter((seat) => kinds.includes(countsAs(seat, now, recap)));
	const [wolves, pack, humans, pipers] = [as('wolf'), as('wolf', 'evil'), as('human'), as('adversary')];
	const free = living.filter((seat) => !pipers.includes(seat) && !now.charmed.has(seat)).length;
	return {
		pack: pack.length,
		others: living.length - pack.length,
		missing: {
			village: wolves.length + pipers.length,
			pack: Math.max(0, humans.length - pack.length) + pipers.length,
			...(pipers.length > 0 ? { piper: free } : {}),
		},
	};
}
