// The story, once the game is over: every fact in a sentence, night by night.
//
//   recount(recap, words)    → [{ title: 'The second night', lines: [...] }, …]   nights and days in turn
//   suspicions(recap, words) → [{ night, by, target, right, text }]               who suspected whom, and how right they were
import type { Recap, Seat } from '../engine/index';
import type { Words } from './index';

export interface Chapter {
	readonly title: string;
	readonly lines: readonly string[];
}

export interface Suspicion {
	readonly night: number;
	readonly by: Seat;
	readonly target: Seat;
	/** Whether the target was one of the pack that night. */
	readonly right: boolean;
	readonly text: string;
}

/** The whole story, in the order in which it happened (GR12). */
export function recount(recap: Recap, words: Words): readonly Chapter[] {
	return [];
}

/** Every suspicion of the nights, in order; "nobody" is left out. */
export function suspicions(recap: Recap, words: Words): readonly Suspicion[] {
	return [];
}
