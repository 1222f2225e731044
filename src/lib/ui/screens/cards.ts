/** The gap between two cards, and the name under each, in px. */
const GAP = 12;
const NAME = 34;
/** The least width of a card: below it the paper scrolls. */
const LEAST = 72;
/** How much higher than wide a card is. */
const SHAPE = 1.25;

/** In how many columns `count` cards lie on a paper of `width` by `height` px, as large as can be. Pure. */
export function layCards(count: number, width: number, height: number): number {
	const most = Math.max(1, Math.min(count, Math.floor((width + GAP) / (LEAST + GAP))));
	let best = most;
	let widest = LEAST;
	for (let across = 1; across <= most; across++) {
		const rows = Math.ceil(count / across);
		const inWidth = (width - GAP * (across - 1)) / across;
		const inHeight = ((height - GAP * (rows - 1)) / rows - NAME) / SHAPE;
		const card = Math.min(inWidth, inHeight);
		if (card > widest) [best, widest] = [across, card];
	}
	return best;
}
