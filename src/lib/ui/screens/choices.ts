import type { Choice, Choices, HandView, RoleId, Seat } from '$lib/engine/index';

/** What was answered on each page of a turn: a name, or nobody. */
export type Picks = readonly (Seat | null)[];

/** The pages' answers, dealt out over the questions of this hand in the order of their places (P4). */
export function choicesFrom(picks: Picks, role: RoleId | null, { questions }: HandView): Choices {
	let place = 0;
	const entries = questions.map(({ action, places, roles }) => {
		const names = picks.slice(place, place + places.length).filter((pick) => pick !== null);
		place += places.length;
		return [action, choiceOf(names, places.length, roles.length > 0, role)] as const;
	});
	return Object.fromEntries(entries);
}

/** Nobody, or nothing, anywhere in a question that wants a name or a role is nobody. */
function choiceOf(
	names: readonly Seat[],
	wanted: number,
	withRole: boolean,
	role: RoleId | null,
): Choice | null {
	if (wanted > 0 && names.length === 0) return null;
	if (!withRole) return { names };
	return role === null ? null : { names, role };
}
