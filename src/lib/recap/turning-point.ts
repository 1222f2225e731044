// The moment the game turned.
import type { Recap, Side } from '../engine/index';
import { timeline, type Standing, type Step } from './timeline';

export type Camp = keyof Standing['missing'];

export interface TurningPoint {
	readonly step: Step;
	readonly camp: Camp;
	/** Whether the winners took the lead here, and kept it; else they led from the start, and here they gained most. */
	readonly overtook: boolean;
	/** How many steps the winners, and the nearest of the others, still had to go after it. */
	readonly own: number;
	readonly rivals: number;
}

/** Who is led by which steps; the werehamster only waits for the end of the others (C17), and turns nothing. */
const CAMPS: Readonly<Record<Side, Camp | null>> = {
	humans: 'village',
	village: 'village',
	wolves: 'pack',
	werewolves: 'pack',
	pack: 'pack',
	piper: 'piper',
	werehamster: null,
};

/**
 * Whoever has fewer steps to go leads. The game turned where the winners took the lead for the last time; if they led all
 * along, where their lead grew most, the first such step of equals. `null` where nobody has won or nothing tells.
 */
export function turningPoint(recap: Recap): TurningPoint | null {
	const camp = recap.side === null ? null : CAMPS[recap.side];
	if (camp === null) return null;
	const steps = timeline(recap);
	const lead = (one: Standing): number => nearest(camp, one) - (one.missing[camp] ?? Infinity);
	const gain = ({ before, after }: Step): number => lead(after) - lead(before);
	const overtaken = steps.findLast(({ before, after }) => lead(before) <= 0 && lead(after) > 0);
	const most = Math.max(0, ...steps.map(gain));
	const step = overtaken ?? steps.find((one) => most > 0 && gain(one) === most);
	const own = step?.after.missing[camp];
	if (step === undefined || own === undefined) return null;
	return { step, camp, overtook: overtaken !== undefined, own, rivals: nearest(camp, step.after) };
}

/** How many steps the nearest of the other camps has to go. */
function nearest(camp: Camp, { missing }: Standing): number {
	const others = Object.entries(missing).filter(([one]) => one !== camp);
	return Math.min(...others.map(([, steps]) => steps));
}
