/** The numbers of hold-to-reveal, in ms (H1 to H9, K2, K3). The same for everybody. */

/** How a secret is opened: by holding, or, as an option of the whole table, by a tap that shows it for five seconds. */
export type HoldMode = 'hold' | 'five-seconds';

/** A touch shorter than this was a stray one and shows nothing. */
export const REVEAL_DELAY = 250;
/** The longest a secret stays on the glass, by mode. */
export const LONGEST: Readonly<Record<HoldMode, number>> = { hold: 20_000, 'five-seconds': 5_000 };
/** A secret shown for less has not been read. */
export const READ = 1_500;
/** How long "I am Bruno" is held. */
export const CONFIRM = 600;

/** Where a pad is: `crowded` and `expired` are hidden, with something to say about it. */
export type Phase = 'rest' | 'charging' | 'shown' | 'crowded' | 'expired';

export const RING = {
	rest: 'empty',
	charging: 'filling',
	shown: 'full',
	crowded: 'empty',
	expired: 'empty',
} as const satisfies Readonly<Record<Phase, 'empty' | 'filling' | 'full'>>;
