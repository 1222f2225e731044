import type { Choices, HandView, Seat } from '$lib/engine/index';

/** The names that were touched, dealt out over the questions of this hand in the order of their places (P4). */
export function choicesFrom(picks: readonly Seat[], { questions }: HandView): Choices {
	let place = 0;
	const entries = questions.map(({ action, names }) => {
		const own = picks.slice(place, place + names);
		place += names;
		return [action, own.length > 0 ? { names: own } : null] as const;
	});
	return Object.fromEntries(entries);
}

/** The picks after a touch: a name that was picked is freed, another fills the first free place, or the only one. */
export function touched(seat: Seat, slots: readonly (Seat | null)[]): (Seat | null)[] {
	if (slots.length === 1) return [seat];
	if (slots.includes(seat)) return slots.map((pick) => (pick === seat ? null : pick));
	const free = slots.indexOf(null);
	return slots.map((pick, n) => (n === (free < 0 ? slots.length - 1 : free) ? seat : pick));
}
