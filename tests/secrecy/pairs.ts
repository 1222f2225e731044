// Two evenings on the real screens, frame beside frame.
import type { RoleId, Seat } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { chanceOf } from '../properties/deals';
import { same } from '../properties/released';
import { unwatched, type Watched } from '../properties/watchers';
import { playThrough } from './evening';
import type { Frame } from './touch';
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

/** Plays both, from that step on, and gives the frames that were compared; throws a `Difference` at the first frame that may not be there. */
export async function compare(rehearsal: Rehearsal, spoiler: Spoiler = {}, from = 0): Promise<Watched> {
	const steps = rehearsal.steps.slice(0, lastAlike(rehearsal));
	const play = (which: 0 | 1) => watch(rehearsal, { steps, from }, which, spoiler);
	const [one, other] = [await play(0), await play(1)];
	const watched = unwatched();
	for (const [n, here] of one.entries()) {
		const there = other[n];
		const step = steps[here.at];
		const where = `${rehearsal.twins.setup.sheet}, ${step?.key}, ${here.kind}`;
		if (!there) throw new Difference(`${where}: only in one of the two`);
		differ(where, shape(here), shape(there));
		differ(where, here.outside, there.outside);
		const equal = knows(here.seat, step?.alike);
		if (equal) differ(where, here.inside, there.inside);
		count(watched, here.seat, equal, step);
	}
	if (one.length !== other.length) throw new Difference(`${one.length} frames, and ${other.length}`);
	return watched;
}

/** Whose eyes this frame was compared with. */
function count(watched: Watched, seat: Seat | null, equal: boolean, step: Step | undefined): void {
	const seats = step?.table.seats ?? [];
	watched.table += 1;
	if (seat === null && seats.some(({ alive }) => !alive)) watched.dead += 1;
	if (seat === null || !equal) return;
	watched[seats[seat]?.alive ? 'living' : 'dead'] += 1;
	if (step?.pack.has(seat)) watched.pack += 1;
}

async function watch(
	{ twins }: Rehearsal,
	{ steps, from }: { readonly steps: readonly Step[]; readonly from: number },
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
		from,
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
