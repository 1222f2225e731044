/** One stop of a lot on its way round: at which of the names, and for how long, in ms. */
export interface Stop {
	readonly at: number;
	readonly ms: number;
}

/** At least so many stops, so that nobody can follow. */
const LEAST = 22;

/** The way of a lot among `count` names to the one it lands on: whole rounds, quick at first, slower and slower. Pure. */
export function wayTo(lands: number, count: number): readonly Stop[] {
	const steps = count * Math.ceil(LEAST / count) + lands;
	return Array.from({ length: steps }, (_, n) => ({ at: n % count, ms: 60 + 380 * (n / steps) ** 3 }));
}
