// What the store keeps, and how it answers.
import type { Plain } from './plain';

/** What a list may say of a game: nothing in it is secret, not even while the game is open. */
export type GameTitle = {
	readonly sheet: string;
	/** The names round the table, in seat order. */
	readonly names: readonly string[];
	/** The saved group that played, if it was one. */
	readonly group: string | null;
};

/** A game without its entries. */
export type GameHead = {
	readonly id: string;
	/** The version of the log's shape and of the rules' meaning: both belong to the engine. */
	readonly format: number;
	readonly rules: number;
	/** Setup and seed as the engine wrote them; the store never looks inside. */
	readonly head: Plain;
	readonly title: GameTitle;
	/** Milliseconds of the wall clock, for the lists only: the order of a log is its numbering. */
	readonly createdAt: number;
	readonly finishedAt: number | null;
	readonly recap: Plain | null;
};

/** A game in a list, without a title if its record is damaged. */
export interface Listed {
	readonly id: string;
	readonly title: GameTitle | null;
}

/** A saved table: names in seat order. */
export type Group = {
	readonly id: string;
	readonly name: string;
	readonly seats: readonly string[];
	/** Milliseconds of the wall clock. */
	readonly lastPlayed: number;
};

/** Why a write was refused; nothing was changed. */
export type Refusal =
	/** Another window writes this game now: stop, and load it again before going on. */
	| 'taken'
	/** An entry that does not follow the last one stored. */
	| 'gap'
	| 'missing'
	/** There is an unfinished game already, or the game meant is that one. */
	| 'open-game'
	/** The value is not plain data, or not one that this place accepts. */
	| 'invalid'
	/** The disk could not be read, and writing unread would put something else at risk. */
	| 'unreadable'
	| Shut;

/** Why the whole store answers nothing: a newer version wrote it, or another window holds an older one open. */
export type Shut = 'too-new' | 'blocked';

/** The answer to a write. `memory`: kept in this window, not (yet) on the disk; going on is safe, closing is not. */
export type Saved = { readonly ok: true } | { readonly ok: false; readonly why: 'memory' | Refusal };

/** The answer to a read. */
export type Read<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: 'unreadable' | Shut };

export const SAVED: Saved = { ok: true };

export function refused<Why extends string>(why: Why): { readonly ok: false; readonly why: Why } {
	return { ok: false, why };
}

/** Whether the game may go on after this answer: the write is on the disk or at least in this window. */
export function kept(saved: Saved): boolean {
	return saved.ok || saved.why === 'memory';
}

/** Where the store keeps things at the moment. */
export type State =
	| { readonly mode: 'closed' }
	| { readonly mode: 'disk' }
	/** `no-disk`: private mode, nothing will outlive this window. `full`, `broken`: saved as soon as the disk lets. */
	| { readonly mode: 'memory'; readonly why: 'no-disk' | 'full' | 'broken' }
	| { readonly mode: 'shut'; readonly why: Shut };
