/** The shape of the grid of names: a function of how many names and how large the glass is, of nothing else (K7). Pure. */

/** The least height of a cell and the gap between cells, in px (platform 3.3). */
export const CELL = 48;
export const GAP = 8;

/** What stands round the grid on a phone, in px: strip, actions and gaps; the pad takes the rest of it. */
const AROUND = 110;
/** On a tablet the secret has a place of its own above the names. */
const SECRET = 110;

/**
 * In how many columns `count` names stand on a glass of `width` by `height` px, so that none scrolls: full rows and
 * easy widths where there is room, as many columns as it takes where there is not.
 */
export function columns(count: number, width: number, height: number): number {
	const tablet = width >= 600;
	const inner = width - (width <= 340 ? 32 : 48);
	const room = height - Math.max(160, height * 0.25) - AROUND - (tablet ? SECRET : 0);
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
