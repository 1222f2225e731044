/** Where the arrow keys lead. Pure. */

/**
 * The index that `key` leads to from `at`, among `count` things in rows of `columns`; it goes round at the ends.
 * `null` for a key that leads nowhere. With one column, left and up are back, right and down are on.
 */
export function roving(key: string, at: number, count: number, columns = 1): number | null {
	const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
	if (step !== undefined) {
		const next = at + step;
		if (next >= 0 && next < count) return next;
		return Math.abs(step) === 1 ? (next + count) % count : at;
	}
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return null;
}
