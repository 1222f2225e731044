// The same table once more: what a finished game was played with, and who sits out this time.
import type { Recap } from '$lib/engine/index';
import { draftOf, readPlan, withDraft, type Plan } from './plan';

/** The plan of a finished game, as far as its record is sound. A deck that was the sheet's own follows the sheet again. */
export function planOf({ people, ...game }: Recap, comfort: unknown, groupName: string): Plan {
	const names = people.map(({ name }) => name);
	const plan = readPlan({ ...game, names, people: names, groupName, comfort: comfort ?? null });
	return withDraft(plan, draftOf(plan));
}

/** Whoever of the table it started from is not at it. */
export const sittingOut = ({ people, names }: Plan): readonly string[] =>
	people.filter((name) => !names.includes(name));

/** The names with somebody back in their own place: after the nearest of those who sat before them. */
export function seatedAgain(name: string, { people, names }: Plan): readonly string[] {
	const before = people.slice(0, people.indexOf(name)).findLast((other) => names.includes(other));
	return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
}
