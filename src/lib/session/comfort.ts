// What makes the evening comfortable for a table. No rule depends on it, and it is the same for everybody (P3, K7).
import type { HoldMode } from '$lib/ui/parts/hold';

export interface Comfort {
	/** How a secret is opened: by holding, or by a tap that shows it for five seconds. */
	readonly reveal: HoldMode;
	/** The least time every private page takes, in seconds. */
	readonly minimumSeconds: number;
	/** Whether what is announced is also spoken, where the tablet has a voice of its own. */
	readonly spoken: boolean;
	/** A first evening together: each public step says what happens now, and each card goes on to its advice. */
	readonly firstEvening: boolean;
}

export const COMFORT: Comfort = { reveal: 'hold', minimumSeconds: 4, spoken: false, firstEvening: false };

/** What was stored with a game; the default wherever it is not sound. */
export function readComfort(stored: unknown): Comfort {
	const { reveal, minimumSeconds, spoken, firstEvening } = {
		...COMFORT,
		...(isObject(stored) ? stored : {}),
	};
	return {
		reveal: reveal === 'five-seconds' ? reveal : 'hold',
		minimumSeconds:
			typeof minimumSeconds === 'number' && minimumSeconds >= 0 && minimumSeconds <= 60
				? minimumSeconds
				: COMFORT.minimumSeconds,
		spoken: spoken === true,
		firstEvening: firstEvening === true,
	};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
