/** Where a dragged row of a list goes, and how the others make room. Pure; all lengths in px. */

/** Where the row would land if its middle were at `y`: after every other row whose middle lies above. */
export function landing(middles: readonly number[], from: number, y: number): number {
	return middles.filter((middle, row) => row !== from && middle < y).length;
}

/** How far a row steps aside while the one of `from`, `room` high with its gap, hangs over the place `to`. */
export function aside(row: number, from: number, to: number, room: number): number {
	if (from < row && row <= to) return -room;
	if (to <= row && row < from) return room;
	return 0;
}

/** The list with one of its items moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const others = list.filter((_, row) => row !== from);
	return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** Where a key moves a row: one up, one down, to either end. It stays in the list. `null` for any other key. */
export function moveBy(key: string, from: number, count: number): number | null {
	const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[key];
	return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
