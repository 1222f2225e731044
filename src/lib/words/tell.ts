// What the whole table hears and reads. Announcements, reasons, refusals and options become sentences here; names go in
// verbatim. Private words are in `whisper.ts`, the story after the end in `recount.ts`.
//
//   announced(announcement, names, words)  → { small, headline, note }   a public screen: small line, headline, last line
//   why(announcement, table, words)        → [{ text, paragraph }]       behind "Why?"; never more than the table may know
//   ended({ side, winners }, names, words) → { small, headline, note }   the end; `note` names the winners
//   whyEnded(side, table, words)           → [{ text, paragraph }]
//   refused(refusal, names, words)         → { text, mend }              `mend`: label of the button, or null
//   optionValue(id, value, words)          → '3 minutes', 'yes', …
//
// Straight from the dictionary: `words.tell.night(2)` "The second night", `words.tell.day(2)`, `words.tell.list(names)`.
import type { Announcement, Deck, OptionId, Options, Recap, Refusal, Seat } from '../engine/index';
import type { Words } from './index';
import { REASONS, type ParagraphId, type ReasonId, type RulingId } from './paragraphs';
import type { About, Names } from './shape';

/** A public screen in at most three lines; the headline has to be read from two metres. */
export interface Telling {
	readonly small: string;
	readonly headline: string;
	readonly note: string | null;
}

/** A rule behind something public, with the paragraph of rules.md it rests on. */
export interface Reason {
	readonly text: string;
	readonly paragraph: ParagraphId | RulingId;
}

/** What a reason may depend on: only what lies open on the table (a `TableView` or a `Recap` will do). */
export interface OpenTable {
	readonly deck: Deck;
	readonly options: Options;
}

/** The name of a seat. */
export const nameOf = (seat: Seat, names: Names): string => names[seat] ?? '?';
export const namesOf = (seats: readonly Seat[], names: Names): readonly string[] =>
	seats.map((seat) => nameOf(seat, names));

/** What everybody hears (GR9). */
export function announced(announcement: Announcement, names: Names, { tell }: Words): Telling {
	switch (announcement.of) {
		case 'dawn':
			return dawn(announcement, names, tell);
		case 'starter': {
			const { small, drawn, headline, note } = tell.starter;
			const starter = nameOf(announcement.starter, names);
			return { small: announcement.drawn ? drawn : small, headline: headline(starter), note };
		}
		case 'nominees': {
			const { small, headline, evilEye, noEvilEye } = tell.nominees;
			const { nominees, cursed } = announcement;
			const note = cursed === undefined ? null : cursed === null ? noEvilEye : evilEye(nameOf(cursed, names));
			return { small, headline: headline(namesOf(nominees, names)), note };
		}
		case 'tie': {
			const { small, headline, ...notes } = tell.tie;
			const { tied, next } = announcement;
			return { small, headline: headline(namesOf(tied, names)), note: notes[next] };
		}
		case 'verdict': {
			const { small, drawn, headline, note } = tell.verdict;
			const lynched = nameOf(announcement.lynched, names);
			return { small: announcement.drawn ? drawn : small, headline: headline(lynched), note };
		}
		case 'departure': {
			const { small, headline, note } = tell.departure;
			return { small, headline: headline(nameOf(announcement.who, names)), note };
		}
	}
}

function dawn(
	{ night, dead, moderatorMauled }: Extract<Announcement, { of: 'dawn' }>,
	names: Names,
	{ dawn }: Words['tell'],
): Telling {
	const small = dawn.small(night);
	if (dead.length > 0) {
		const note = moderatorMauled ? dawn.moderatorToo : inTurn(dawn.goneNotes, night);
		return { small, headline: dawn.gone(namesOf(dead, names)), note };
	}
	return moderatorMauled
		? { small, headline: dawn.moderator, note: dawn.moderatorNote }
		: { small, headline: dawn.calm, note: inTurn(dawn.calmNotes, night) };
}

const inTurn = (notes: readonly string[], night: number): string | null =>
	notes[(night - 1) % notes.length] ?? null;

/** Why it is so, for whoever touches "Why?". Depends on the announcement and the open table alone. */
export function why(announcement: Announcement, table: OpenTable, words: Words): readonly Reason[] {
	return reasons(whyIds(announcement, table), words);
}

function whyIds(announcement: Announcement, { deck }: OpenTable): readonly ReasonId[] {
	switch (announcement.of) {
		case 'dawn':
			return dawnIds(announcement, deck);
		case 'starter':
			return [announcement.drawn ? 'opensByLot' : 'opens'];
		case 'nominees': {
			const { cursed } = announcement;
			if (cursed === undefined) return ['mostVoted'];
			return ['mostVoted', cursed === null ? 'noEvilEye' : 'evilEye'];
		}
		case 'tie':
			return [announcement.next === 'repeat' ? 'voteAgain' : 'tiedAgain'];
		case 'verdict':
			return [announcement.drawn ? 'byLot' : 'oneADay', 'covered', 'silence'];
		case 'departure':
			return ['left', 'silence'];
	}
}

/** Of a night, only what the deck makes possible is said, never what has happened. */
function dawnIds(
	{ night, dead, moderatorMauled }: Extract<Announcement, { of: 'dawn' }>,
	deck: Deck,
): readonly ReasonId[] {
	const has = (role: keyof Deck): boolean => (deck[role] ?? 0) > 0;
	const ids: ReasonId[] = [];
	if (moderatorMauled) ids.push('moderator');
	if (dead.length > 0) {
		if (!moderatorMauled) ids.push('prey');
		if (has('werehamster') && has('seer')) ids.push('gaze');
		if (dead.length > 1) ids.push('together');
		ids.push('silence');
	} else if (!moderatorMauled) {
		ids.push('calm');
		if (has('bodyguard') && night >= 2) ids.push('guarded');
		if (has('werehamster')) ids.push('tough');
	}
	return ids;
}

/** Who has won, and in whose name; a table that has stopped on its own has no winners. */
export function ended(
	{ side, winners }: Pick<Recap, 'side' | 'winners'>,
	names: Names,
	{ tell }: Words,
): Telling {
	if (side === null) return { ...tell.stopped, note: null };
	const { small, headline } = tell.ends[side];
	return { small, headline, note: winners.length === 0 ? null : tell.winners(namesOf(winners, names)) };
}

/** Why the game ended there (C16, C26, C27, CR21). */
export function whyEnded(side: Recap['side'], table: OpenTable, words: Words): readonly Reason[] {
	switch (side) {
		case 'humans':
			return reasons(['noWolves', 'whole'], words);
		case 'wolves': {
			const parity = table.options.wolvesWinAt === 'parity' ? 'strictParity' : 'parity';
			const possessed = (table.deck.possessed ?? 0) > 0 ? (['possessed'] as const) : [];
			return reasons([parity, 'whole', ...possessed], words);
		}
		case 'werehamster':
			return reasons(['hamster'], words);
		case null:
			return [];
	}
}

const reasons = (ids: readonly ReasonId[], { tell }: Words): readonly Reason[] =>
	ids.map((id) => ({ text: tell.because[id], paragraph: REASONS[id] }));

/** What is wrong and what to do; `mend` is the label of the button that puts it right, where there is one. */
export function refused(
	{ refused, role, seat, ...numbers }: Refusal,
	names: Names,
	{ refusals, roles }: Words,
): { readonly text: string; readonly mend: string | null } {
	const name = seat === undefined ? undefined : names[seat];
	const about: About = {
		...numbers,
		...(role === undefined ? {} : { role: roles[role] }),
		...(name === undefined || name.trim() === '' ? {} : { name }),
	};
	return { text: refusals.because[refused](about), mend: refusals.mend[refused] ?? null };
}

/** A value of an option, as the table reads it; seconds become minutes. */
export function optionValue(id: OptionId, value: string | number | boolean, { options }: Words): string {
	const values: Readonly<Record<string, string>> | ((seconds: number) => string) = options[id].values;
	return typeof values === 'function' ? values(Number(value)) : (values[String(value)] ?? String(value));
}
