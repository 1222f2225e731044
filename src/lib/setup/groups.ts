// The group a table becomes when its game begins: one and the same for the same people, in whatever order they sit.
import type { Group } from '$lib/db/index';
import { readName } from './names';
import type { Plan } from './plan';

/** How many names stand for a group that has no name of its own. */
const FIRST = 3;

/** The names that stand for a group without a name, and how many people more there are. */
export function firstNames(seats: readonly string[]): { first: readonly string[]; more: number } {
	const first = seats.slice(0, seats.length === FIRST + 1 ? seats.length : FIRST);
	return { first, more: seats.length - first.length };
}

/** The saved group of exactly these people, if there is one. */
export function groupOf(groups: readonly Group[], names: readonly string[]): Group | undefined {
	const people = (seats: readonly string[]) => JSON.stringify([...seats].sort());
	return groups.find(({ seats }) => people(seats) === people(names));
}

/** The group to save when the plan is played: the same people's, seated as tonight, or a new one. */
export function groupFor(groups: readonly Group[], plan: Plan, newId: () => string, now: number): Group {
	const known = groupOf(groups, plan.names);
	return {
		id: known?.id ?? newId(),
		name: readName(plan.groupName).name,
		seats: plan.names,
		lastPlayed: now,
	};
}
