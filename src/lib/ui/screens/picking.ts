import type { Seat } from '$lib/engine/index';

/** What is outlined on a list of names: nothing yet, a name, or nobody. */
export type Pick = Seat | 'nobody' | 'none';

/** The last cell of a list, where nobody may be named. */
export const nobodyCell = (text: string, pick: Pick, onpick: () => void) => ({
	text,
	chosen: pick === 'nobody',
	onpick,
});
