// Two evenings on two real tablets, picture beside picture (K8, property D).
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Play, type RoleId } from '../../src/lib/engine';
import type { LogEntry } from '../../src/lib/engine/log';
import { chanceOf, unlike, type Twins } from '../properties/deals';
import { same } from '../properties/released';
import type { Rehearsal, Step } from '../secrecy/rehearsal';
import { GLASS } from './glass';
import { Hands, type Frame } from './hands';
import { lay, rowsOf } from './record';
import { repeat } from './repeat';
import type { Tablet } from './tablet';

/**
 * For a page of `stackedBuild`: the cards lie as the window's own name says, and all else is drawn by the tape, as in
 * `chanceOf`. A window that has no name deals as ever.
 */
export const STACKED = `${GLASS}
	window.stacked = (seeded) => (seed) => {
		if (!window.name) return seeded(seed);
		const { tape, cards, apart } = JSON.parse(window.name);
		const chance = seeded(tape);
		return {
			pick: chance.pick,
			shuffle(name, items) {
				if (name.startsWith('deal/')) return [...cards];
				const order = chance.shuffle(name.replace(/^left\\/\\d+/, 'left/1'), items);
				if (name !== 'lunatic/table') return order;
				return [...order.filter((one) => !apart.includes(one)), ...order.filter((one) => apart.includes(one))];
			},
		};
	};
`;

/**
 * The seed in the record of both evenings. The code on the first curtain (K27) is made of it and of nothing else, so it is
 * the same in both; in a real game it would differ with the seed, whatever the cards.
 */
const SEED = 'the same in both';

export class Difference extends Error {}

/** A leak, made on purpose in the page before anybody looks: a script that knows `kind`, `seat`, the holder's `card`, and all `cards`. */
export type Leak = string;

export interface Part {
	/** How many answers of the evenings were given before the tablets are opened. */
	readonly from: number;
	/** How many are given on the tablets. */
	readonly steps: number;
}

interface Picture extends Frame {
	readonly at: number;
	readonly png: Buffer;
}

/** Plays a part of both. Gives the number of pictures that were compared; throws a `Difference` at the first two that differ. */
export async function comparePixels(
	tablets: readonly [Tablet, Tablet],
	url: string,
	{ twins, steps }: Pick<Rehearsal, 'twins' | 'steps'>,
	{ from, steps: count }: Part,
	leak: Leak = '',
): Promise<number> {
	const answered = steps.slice(0, from);
	const played = steps.slice(from, Math.min(from + count, lastAlike(steps)));
	const watch = (which: 0 | 1) => pictures(tablets[which], url, twins, which, answered, played, leak);
	const [one, other] = await Promise.all([watch(0), watch(1)]);
	let compared = 0;
	for (const [n, here] of one.entries()) {
		const there = other[n];
		const step = played[here.at];
		const where = `${twins.setup.sheet}, ${step?.key}, ${here.kind}, seat ${here.seat}`;
		if (!there || shape(here) !== shape(there)) throw new Difference(`${where}: only in one of the two`);
		if (!isSameForAll(here, step)) continue;
		compared += 1;
		if (!here.png.equals(there.png)) throw new Difference(`${where}: ${await keep(here.png, there.png)}`);
	}
	if (one.length !== other.length) throw new Difference(`${one.length} pictures, and ${other.length}`);
	return compared;
}

/** Opens a tablet for `comparePixels`: the app has been there once. */
export async function laidOut(t: Tablet, url: string): Promise<Tablet> {
	await t.open(`${url}/`);
	await t.js(`await glass.until(async () => (await indexedDB.databases()).length > 0, 'database');`);
	return t;
}

async function pictures(
	t: Tablet,
	url: string,
	twins: Twins,
	which: 0 | 1,
	answered: readonly Step[],
	played: readonly Step[],
	leak: Leak,
): Promise<Picture[]> {
	const cards = twins.deals[which];
	const play = new Play(twins.setup, SEED, chanceOf(twins, cards));
	for (const { entries } of answered) repeat(play, entries[which]);
	await t.js(
		`window.name = ${JSON.stringify(JSON.stringify({ tape: twins.tape, cards, apart: unlike(twins) }))};`,
	);
	await lay(t, url, rowsOf(play));
	const seen: Picture[] = [];
	let at = 0;
	const hands = new Hands(t, play, async (frame) => {
		if (leak !== '') await t.js(spoiled(leak, frame, cards));
		seen.push({ ...frame, at, png: await t.shot() });
	});
	await hands.wake();
	for (; at < played.length; at++) {
		const step = played[at];
		if (!step) break;
		await hands.play(step.entries[which]);
	}
	return seen;
}

function spoiled(leak: Leak, { kind, seat }: Frame, cards: readonly RoleId[]): string {
	const known = { kind, seat, cards, card: seat === null ? null : cards[seat] };
	return `const { kind, seat, cards, card } = ${JSON.stringify(known)}; ${leak}`;
}

/** K7: which step it is, and whose. */
const shape = ({ at, kind, seat, chosen }: Picture): string => JSON.stringify({ at, kind, seat, chosen });

/** What is held, or was touched, is between the holder and the glass; unless the holder may not tell the two apart either. */
function isSameForAll({ kind, seat, chosen }: Frame, step: Step | undefined): boolean {
	if (kind !== 'held' && !chosen) return true;
	return seat !== null && step !== undefined && step.alike.has(seat) && (!chosen || same(...step.entries));
}

/** A mayor who speaks up does so before all (L13): the two go their ways with that answer. */
function lastAlike(steps: readonly Step[]): number {
	const at = steps.findIndex(({ entries }) => entries.some(speaksUp) && !same(...entries));
	return at < 0 ? steps.length : at;
}
const speaksUp = (entry: LogEntry): boolean =>
	'answer' in entry && typeof entry.answer === 'object' && 'by' in entry.answer;

/** Keeps two pictures for whoever wants to see what differs, and says where. */
async function keep(...pictures: readonly Buffer[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'pixels-'));
	for (const [n, png] of pictures.entries()) await writeFile(join(folder, `${n}.png`), png);
	return `the pictures in ${folder} differ`;
}
