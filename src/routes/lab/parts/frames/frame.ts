import type { SeatName } from '$lib/ui/parts/seat';

/** What the lab hands to each of its frames. */
export interface FrameProps {
	readonly seats: readonly SeatName[];
	readonly look: 'night' | 'day';
	readonly progress: number;
	readonly frames: readonly string[];
}
