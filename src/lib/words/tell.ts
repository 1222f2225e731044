// What the whole table hears and reads. Announcements, refusals and options become sentences here; names go in verbatim.
// The reasons behind them are in `why.ts`, private words in `whisper.ts`, the story after the end in `recount.ts`.
//
//   announced(announcement, names, words)  → { small, headline, note }   a public screen: small line, headline, last line
//   willsRead(announcement, names, words)  → [{ name, text }]            what the notary reads, will by will
//   why(announcement, table)               → [{ id, paragraph }]         behind "Why?"; never more than the table may know
//   ended({ side, winners }, names, words) → { small, headline, note }   the end; `note` names the winners
//   whyEnded(side, table)                  → [{ id, paragraph }]
//   refused(refusal, names, words)         → { text, mend }              `mend`: label of the button, or null
//   optionValue(id, value, words)          → '3 minutes', 'yes', …
//
// `words` are those of the sheet in play: `wordsOf(sheet, language.words)`.
// Straight from the dictionary: `words.tell.night(2)` "The second night", `words.tell.day(2)`, `words.tell.list(names)`.
import {
	SHEETS,
	type Announcement,
	type OptionId,
	type Recap,
	type Refusal,
	type Roles,
	type Seat,
	type SheetId,
} from '../engine/index';
import type { Words } from './index';
import type { About, Names } from './shape';

export { why, whyEnded, type OpenTable, type Reason } from './why';

/** A public screen in at most three lines; the headline has to be read from two metres. */
export interface Telling {
	readonly small: string;
	readonly headline: string;
	readonly note: string | null;
}

type Said<K extends Announcement['of']> = Extract<Announcement, { of: K }>;

/** The name of a seat. */
export function nameOf(seat: Seat, names: Names): string {
	const name = names[seat] ?? '?';
	// Set apart, or two names that run from right to left would change places round a comma.
	return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const namesOf = (seats: readonly Seat[], names: Names): readonly string[] =>
	seats.map((seat) => nameOf(seat, names));

/** The number of the day that follows a night: a day comes first in one sheet, and one sheet counts its nights from 0. */
export const dayAfter = (night: number, sheet: SheetId): number =>
	SHEETS[sheet].opens === 'day' || SHEETS[sheet].firstNight === 0 ? night + 1 : night;

/** What everybody hears (GR9). */
export function announced(announcement: Announcement, names: Names, words: Words): Telling {
	const { tell } = words;
	const name = (seat: Seat): string => nameOf(seat, names);
	switch (announcement.of) {
		case 'dawn':
			return dawn(announcement, names, words);
		case 'prelude':
			return tell.prelude;
		case 'starter': {
			const { small, drawn, headline, note } = tell.starter;
			return {
				small: announcement.drawn ? drawn : small,
				headline: headline(name(announcement.starter)),
				note,
			};
		}
		case 'nominees': {
			const { small, headline, evilEye, noEvilEye } = tell.nominees;
			const { nominees, cursed } = announcement;
			const note = cursed === undefined ? null : cursed === null ? noEvilEye : evilEye(name(cursed));
			return { small, headline: headline(namesOf(nominees, names)), note };
		}
		case 'tie': {
			const { small, headline, ...notes } = tell.tie;
			const { tied, next } = announcement;
			return { small, headline: headline(namesOf(tied, names)), note: notes[next] };
		}
		case 'no-votes': {
			const { small, headline, ...notes } = tell.noVotes;
			return { small, headline, note: notes[announcement.next] };
		}
		case 'verdict': {
			const { small, drawn, headline, note } = tell.verdict;
			return {
				small: announcement.drawn ? drawn : small,
				headline: headline(name(announcement.lynched)),
				note,
			};
		}
		case 'condemned': {
			const { small, headline, note, nobody } = tell.condemned;
			const { condemned } = announcement;
			return condemned === null ? nobody : { small, headline: headline(name(condemned)), note };
		}
		case 'burned':
			return burned(announcement, names, words);
		case 'pyre':
			return pyre(announcement, names, words);
		case 'wills': {
			const { small, headline, note, none } = tell.wills;
			const { notary, reads } = announcement;
			return { small, headline: headline(name(notary)), note: reads.length === 0 ? none : note };
		}
		case 'departure': {
			const { small, headline, note } = tell.departure;
			const { who, grief = [] } = announcement;
			return { small, headline: headline(name(who)), note: joined(note, mourned(grief, names, words)) };
		}
	}
}

/** What the notary reads, in the order of the deaths (N22, NR19); a sheet left blank says so. */
export function willsRead(
	{ reads }: Said<'wills'>,
	names: Names,
	{ tell }: Words,
): readonly { readonly name: string; readonly text: string }[] {
	return reads.map(({ who, text }) => {
		return { name: nameOf(who, names), text: text.trim() === '' ? tell.wills.blank : text };
	});
}

function dawn(announcement: Said<'dawn'>, names: Names, words: Words): Telling {
	const { night, dead, moderatorMauled, savedBy } = announcement;
	const { dawn } = words.tell;
	const small = dawn.small(dayAfter(night, words.sheet));
	const news = dawnNews(announcement, names, words);
	const noted = (note: string | null): string | null => joined(note, ...news);
	if (dead.length > 0) {
		const saved = savedBy ? dawn.savedToo : inTurn(dawn.goneNotes, night);
		const note = moderatorMauled ? dawn.moderatorToo : news.length > 0 && !savedBy ? null : saved;
		return { small, headline: dawn.gone(namesOf(dead, names)), note: noted(note) };
	}
	if (moderatorMauled) return { small, headline: dawn.moderator, note: noted(dawn.moderatorNote) };
	const note = savedBy ? dawn.saved : news.length > 0 ? null : inTurn(dawn.calmNotes, night);
	return { small, headline: dawn.calm, note: noted(note) };
}

/** Who is back, the melody, what came of the copying, the roles that are shown: what only some sheets say. */
function dawnNews(
	{ night, akela, returned = [], melody, roles }: Said<'dawn'>,
	names: Names,
	words: Words,
): readonly string[] {
	const { dawn } = words.tell;
	return [
		...(akela === undefined
			? []
			: [akela === 'human' ? dawn.akelaHuman : dawn.akela(words.roles[akela].plural)]),
		...(returned.length === 0 ? [] : [dawn.returned(namesOf(returned, names))]),
		...(melody === undefined || night < 1 ? [] : [melody ? dawn.melody : dawn.noMelody]),
		...shown(roles, names, words),
	];
}

/** TR37: the roles of the dead. */
const shown = (roles: Roles | undefined, names: Names, words: Words): readonly string[] =>
	roles ? roles.map(({ who, role }) => words.tell.shown(nameOf(who, names), words.roles[role].name)) : [];

function burned({ burned, dead, mayor }: Said<'burned'>, names: Names, words: Words): Telling {
	const { small, bySmall, headline, note, self, mayorSays } = words.tell.burned;
	const grief = dead.filter((seat) => seat !== burned);
	const said = mayor === undefined ? note : mayor === burned ? self : mayorSays(nameOf(mayor, names));
	return {
		small: mayor === undefined ? small : bySmall,
		headline: headline(nameOf(burned, names)),
		note: joined(said, mourned(grief, names, words)),
	};
}

/** LR22: whom somebody's death has taken with them. */
const mourned = (grief: readonly Seat[], names: Names, { tell }: Words): string | null =>
	grief.length === 0 ? null : tell.burned.grief(namesOf(grief, names));

/** TR17: who burned, why, in whose place, the second fire, the rescue. */
function pyre(announcement: Said<'pyre'>, names: Names, words: Words): Telling {
	const { condemned, why, tied, dead, insteadOf, saved, secondFire, revenge, roles } = announcement;
	const say = words.tell.pyre;
	if (condemned === null) return say.nobody;
	const name = (seat: Seat): string => nameOf(seat, names);
	const [rescued] = saved;
	const headline =
		dead.length > 0 || rescued === undefined ? say.headline(namesOf(dead, names)) : say.rescue(name(rescued));
	const notes = [
		say.why[why === 'no-votes' ? 'most-votes' : why](name(condemned), namesOf(tied, names)),
		...saved.map((seat) => say.saved(name(seat))),
		...(secondFire === undefined ? [] : [say.secondFire(name(secondFire))]),
		...(revenge === undefined ? [] : [say.revenge(name(revenge))]),
		...insteadOf.map((one) => say.insteadOf(name(one.burned), name(one.spared))),
		...shown(roles, names, words),
	];
	return { small: say.small, headline, note: joined(...notes) };
}

const joined = (...notes: readonly (string | null)[]): string | null =>
	notes.filter((note) => note !== null).join(' ') || null;

/** One note a night, in turn; the nights may be counted from 0. */
const inTurn = (notes: readonly string[], night: number): string | null =>
	notes[(night + notes.length - 1) % notes.length] ?? null;

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
