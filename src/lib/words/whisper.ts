// What one player reads while holding. Every function is called at that moment with the `HandView` of that moment, and
// its result is kept by nobody (R6). The same kind of page has the same number of lines of the same length for every
// role (K11); whoever has no news reads a fixed neutral line, the same every night, so that it proves nothing.
//
//   card(hand, names, words)     → { title, lines: [are, know, night, win], advice }      steps 'card'
//   task(hand, names, words)     → { title, lines: [task, note, note] }                   step 'choose' (place 0)
//   answer(hand, names, words)   → { title, lines: [chosen, answer] }                     step 'read'
//   reminder(hand, names, words) → { title, lines: [are, night, win], notebook: [{ title, text }] }   step 'reminder'
//
// A refused choice is told by `refused` of `tell.ts`.
import type { HandView } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';

/** A private page. The title is the name of the role. */
export interface Page {
	readonly title: string;
	readonly lines: readonly string[];
}
export interface CardPage extends Page {
	/** The second page, for beginners. */
	readonly advice: string;
}
export interface ReminderPage extends Page {
	/** The own past news, one paragraph a night (P15). */
	readonly notebook: readonly { readonly title: string; readonly text: string }[];
}

export function card(hand: HandView, names: Names, words: Words): CardPage {
	return { title: hand.role, lines: [], advice: '' };
}

export function task(hand: HandView, names: Names, words: Words, place = 0): Page {
	return { title: hand.role, lines: [] };
}

export function answer(hand: HandView, names: Names, words: Words): Page {
	return { title: hand.role, lines: [] };
}

export function reminder(hand: HandView, names: Names, words: Words): ReminderPage {
	return { title: hand.role, lines: [], notebook: [] };
}
