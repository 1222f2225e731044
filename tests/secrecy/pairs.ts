// Two evenings on the real screens, frame beside frame.
import type { RoleId, Seat } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { chanceOf } from '../properties/deals';
import { same } from '../properties/released';
import { playThrough } from './evening';
import type { Frame } from './fingers';
import type { Rehearsal, Step } from './rehearsal';
import { look, type Look } from './senses';

interface Seen extends Frame, Look {
	readonly at: number;
}

export class Difference extends Error {}

/** A leak, made on purpose: what a test does to the tablet before anybody looks. */
export interface Spoiler {
	/** Changes the frame, and gives how to put it right again, where that is needed to play on. */
	readonly frame?: (frame: Frame, cards: readonly RoleId[]) => (() => void) | undefined;
	/** Acts in somebody's place. */
	readonly arrive?: (cards: readonly RoleId[]) => Promise<void>;
}

/** Plays both. Gives the number of frames that were compared; throws a `Difference` at the first that may not be there. */
export async function compare(rehearsal: Rehearsal, spoiler: Spoiler = {}): Promise<number> {
	const steps = rehearsal.steps.slice(0, lastAlike(rehearsal));
	const [one, other] = [await watch(rehearsal, steps, 0, spoiler), await watch(rehearsal, steps, 1, spoiler)];
	for (const [n, here] of one.entries()) {
		const there = other[n];
		const step = steps[here.at];
		const where = `${rehearsal.twins.setup.sheet}, ${step?.key}, ${here.kind}`;
		if (!there) throw new Difference(`${where}: only in one of the two`);
		differ(where, shape(here), shape(there));
		differ(where, here.outside, there.outside);
		if (knows(here.seat, step?.alike)) differ(where, here.inside, there.inside);
	}
	if (one.length !== other.length) throw new Difference(`${one.length} frames, and ${other.length}`);
	return one.length;
}

async function watch(
	{ twins }: Rehearsal,
	steps: readonly Step[],
	which: 0 | 1,
	spoiler: Spoiler,
): Promise<Seen[]> {
	const seen: Seen[] = [];
	const cards = twins.deals[which];
	const evening = {
		setup: twins.setup,
		seed: twins.tape,
		chance: chanceOf(twins, cards),
		steps: steps.map(({ key, entries }) => ({ key, entry: entries[which] })),
	};
	await playThrough(evening, {
		frame: (at) => (frame) => {
			const mend = spoiler.frame?.(frame, cards);
			seen.push({ ...frame, at, ...look() });
			mend?.();
		},
		arrive: async () => spoiler.arrive?.(cards),
	});
	return seen;
}

/** K7: which step it is, whose, and what it took to come here. */
const shape = ({ at, kind, seat, taps, dwell }: Seen): string =>
	JSON.stringify({ at, kind, seat, taps, dwell });

/** Whoever reads the same in both must see the same; and on the table there is nobody who may see more. */
const knows = (seat: Seat | null, alike: ReadonlySet<Seat> | undefined): boolean =>
	seat === null || (alike?.has(seat) ?? false);

/** A mayor who speaks up does so before all (L13): the two go their ways with that answer. */
function lastAlike({ steps }: Rehearsal): number {
	const at = steps.findIndex(({ entries }) => entries.some(speaksUp) && !same(...entries));
	return at < 0 ? steps.length : at;
}
const speaksUp = (entry: LogEntry): boolean =>
	'answer' in entry && typeof entry.answer === 'object' && 'by' in entry.answer;

function differ(where: string, one: string, other: string): void {
	if (one === other) return;
	let at = 0;
	while (one[at] === other[at]) at++;
	const part = (text: string) => text.slice(Math.max(0, at - 120), at + 160);
	throw new Difference(`${where}:\n${part(one)}\n----\n${part(other)}`);
}
