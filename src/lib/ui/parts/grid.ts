/**
 * The grid of names: its cells, and its shape, which is a function of how many cells and how large the glass is, of
 * nothing else (K7). Pure.
 */
import type { SeatName } from './seat';

/** The least height of a cell and the gap between cells, in px (S3). */
export const CELL = 48;
export const GAP = 8;

/** What stands above and below grid and pad, in px: margins, strip, actions and the gaps between them. */
const AROUND = { phone: 96, tablet: 150 };
/** What the secret takes where it has a place of its own, in px, and the glass that is too small for that. */
const SECRET = 180;
const SHARED = { width: 608, height: 884, low: 614 };
/** A phone on its side has the pad beside the names: what the pad takes of the width, the actions of the height, in px. */
const ASIDE = { width: 256, height: 80, low: 484 };
/** What one more row of controls over the actions takes, in px. */
const BESIDE = 64;

/** The last cell of a grid where a power may rest (rules P4). */
export interface Nobody {
	readonly text: string;
	readonly chosen: boolean;
	readonly onpick: () => void;
}

export interface Cell {
	/** The seat it chooses; `null` chooses nobody. */
	readonly pick: number | null;
	readonly text: string;
	/** For readers: the whole text, whether the person is out, the slots it fills. */
	readonly said: string;
	readonly gone: boolean;
	readonly picked: boolean;
	/** The slots it fills, counted from 1; none where there is one slot only, and nothing to tell apart. */
	readonly marks: readonly number[];
}

interface Choice {
	readonly seats: readonly SeatName[];
	readonly slots: readonly (number | null)[];
	readonly dead: string;
	readonly nobody: Pick<Nobody, 'text' | 'chosen'> | undefined;
}

/** A cell for every seat, the dead too, in seat order (P4), and one for nobody, who has the slots without a name. */
export function cells({ seats, slots, dead, nobody }: Choice): Cell[] {
	const cell = (pick: number | null, text: string, gone: boolean, picked: boolean): Cell => {
		const filled = slots.flatMap((slot, n) => (picked && slot === pick ? [n + 1] : []));
		const marks = slots.length > 1 ? filled : [];
		return { pick, text, gone, picked, marks, said: [text, ...(gone ? [dead] : []), ...marks].join(', ') };
	};
	const people = seats.map(({ seat, name, alive }) => cell(seat, name, !alive, slots.includes(seat)));
	return nobody ? [...people, cell(null, nobody.text, false, nobody.chosen)] : people;
}

/**
 * In how many columns `count` cells stand on a glass of `width` by `height` px, so that none scrolls: full rows and
 * easy widths where there is room, as many columns as it takes where there is not. `beside`: a switch stands below it.
 */
export function columns(count: number, width: number, height: number, beside = false): number {
	const tablet = width >= 600;
	const lying = tablet && height <= ASIDE.low;
	const inner = width - (width <= 340 ? 32 : 48) - (lying ? ASIDE.width : 0);
	const shared = (width <= SHARED.width && height <= SHARED.height) || height <= SHARED.low;
	const around = AROUND[width <= 560 ? 'phone' : 'tablet'] + (shared ? 0 : SECRET);
	const below = lying ? ASIDE.height : Math.max(160, height * 0.25) + around;
	const room = height - below - (beside ? BESIDE : 0);
	const rowsThatFit = Math.max(1, Math.floor((room + GAP) / (CELL + GAP)));
	const [ideal, least] = tablet ? [160, 120] : [110, 92];

	let best = Math.ceil(count / rowsThatFit);
	let cost = Infinity;
	for (let each = best; each <= count; each++) {
		const cell = (inner - GAP * (each - 1)) / each;
		if (cell < least) break;
		const holes = Math.ceil(count / each) * each - count;
		const price = holes + 3 * Math.abs(Math.log(cell / ideal));
		if (price < cost) [best, cost] = [each, price];
	}
	return best;
}
