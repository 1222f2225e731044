/** One stop of a lot on its way round: at which of the names, and for how long, in ms. */
export interface Stop {
	readonly at: number;
	readonly ms: number;
}

/** At least so many stops, so that nobody can follow. */
const LEAST = 22;
/** How long the whole way takes, in ms: long enough to hope. */
const WHOLE = 4_500;

/** The way of a lot among `count` names to the one it lands on: whole rounds, quick at first, slower and slower. Pure. */
export function wayTo(lands: number, count: number): readonly Stop[] {
	const steps = count * Math.ceil(LEAST / count) + lands;
	const paces = Array.from({ length: steps }, (_, n) => 1 + 6 * (n / steps) ** 3);
	const pace = WHOLE / paces.reduce((sum, each) => sum + each, 0);
	return paces.map((each, n) => ({ at: n % count, ms: each * pace }));
}
