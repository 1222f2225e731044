// What the whole table hears and reads. Announcements, reasons, refusals and options become sentences here; names go in
// verbatim. Private words are in `whisper.ts`, the story after the end in `recount.ts`.
//
//   announced(announcement, names, words)  → { small, headline, note }   a public screen: small line, headline, last line
//   why(announcement, table, words)        → [{ text, paragraph }]       behind "Why?"; never more than the table may know
//   ended({ side, winners }, names, words) → { small, headline, note }   the end; `note` names the winners
//   whyEnded(side, options, words)         → [{ text, paragraph }]
//   refused(refusal, names, words)         → { text, mend }              `mend`: label of the button, or null
//   optionValue(id, value, words)          → '3 minutes', 'yes', …
//
// Straight from the dictionary: `words.tell.night(2)` "The second night", `words.tell.day(2)`, `words.tell.list(names)`.
import type { Announcement, Deck, OptionId, Options, Recap, Refusal, Side } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';

/** A public screen in at most three lines; the headline has to be read from two metres. */
export interface Telling {
	readonly small: string;
	readonly headline: string;
	readonly note: string | null;
}

/** A rule behind something public, with the paragraph of rules.md it rests on. */
export interface Reason {
	readonly text: string;
	readonly paragraph: string;
}

/** What a reason may depend on: only what lies open on the table (a `TableView` will do). */
export interface OpenTable {
	readonly deck: Deck;
	readonly options: Options;
}

/** What everybody hears (GR9). */
export function announced(announcement: Announcement, names: Names, words: Words): Telling {
	return { small: '', headline: announcement.of, note: null };
}

/** Why it is so, for whoever touches "Why?". Depends on the announcement and the open table alone. */
export function why(announcement: Announcement, table: OpenTable, words: Words): readonly Reason[] {
	return [];
}

/** Who has won, and in whose name. */
export function ended(end: Pick<Recap, 'side' | 'winners'>, names: Names, words: Words): Telling {
	return { small: '', headline: end.side, note: null };
}

/** Why the game ended there. */
export function whyEnded(side: Side, options: Options, words: Words): readonly Reason[] {
	return [];
}

/** What is wrong and what to do; `mend` is the label of the button that puts it right, where there is one. */
export function refused(
	refusal: Refusal,
	names: Names,
	words: Words,
): { readonly text: string; readonly mend: string | null } {
	return { text: refusal.refused, mend: null };
}

/** A value of an option, as the table reads it; seconds become minutes. */
export function optionValue(id: OptionId, value: string | number | boolean, words: Words): string {
	return String(value);
}
