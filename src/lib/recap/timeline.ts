// The game in steps: each night and each day, what came of it, and how many were left.
import type { Fact, Recap, RoleId, Seat } from '../engine/index';
import { countsAs, follow, type Moment } from './follow';

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
	/** Deaths, rescues, returns, transformations, ties, and that nobody died; with what everybody was then. */
	readonly incidents: readonly { readonly fact: Fact; readonly roles: readonly RoleId[] }[];
	readonly before: Standing;
	readonly after: Standing;
}

/** Night and day in turn; a last one that nothing came of, because the game was over, is left out. */
export function timeline(recap: Recap): readonly Step[] {
	const steps: (Step & { incidents: Step['incidents'][number][]; after: Standing })[] = [];
	let last: Standing | undefined;
	follow(recap, (fact, now) => {
		const standing = count(now, recap);
		const opened = opens(fact);
		if (opened) steps.push({ ...opened, incidents: [], before: last ?? standing, after: standing });
		const step = steps.at(-1);
		if (!step) return;
		if (isIncident(fact)) step.incidents.push({ fact, roles: [...now.roles] });
		last = step.after = standing;
	});
	return steps.filter(({ incidents }) => incidents.length > 0);
}

function opens(fact: Fact): Pick<Step, 'time' | 'number'> | undefined {
	if (fact.fact === 'fell') return { time: 'night', number: fact.night };
	return fact.fact === 'rose' && fact.at === 'day' ? { time: 'day', number: fact.day } : undefined;
}

function isIncident(fact: Fact): boolean {
	if (fact.fact === 'prevented') return fact.of.kind === 'die';
	if (fact.fact !== 'announced') return ['died', 'raised', 'revealed', 'became'].includes(fact.fact);
	const { announcement } = fact;
	return (
		announcement.of === 'tie' ||
		(announcement.of === 'dawn' && announcement.dead.length === 0) ||
		('condemned' in announcement && announcement.condemned === null)
	);
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
