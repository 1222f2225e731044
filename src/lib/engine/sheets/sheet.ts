// The shape of a rule sheet: a booklet as data, and the few functions in which sheets really differ.
import type { Script } from '../ask';
import type { Game } from '../happen';
import type { Options } from '../options';
import type { Action, Deck, Refusal, RoleId, Sense, Side } from '../words';

/** The line a sheet prints for a role. */
export interface Card {
	/** Whom it wins with. */
	readonly side: Side;
	/** What it is at the count of the end. */
	readonly counts: 'wolf' | 'human';
	/** What powers that look at it find. */
	readonly shows: readonly Sense[];
	/** How many a deck may hold: any number, one at most, or both or none (GR11). */
	readonly copies: 'any' | 'one' | 'pair';
	/** From how many players the sheet advises it (advice only, CR2). */
	readonly advisedFrom?: number;
}

export interface Sheet {
	/** The options this sheet offers, each with its own default (rules.md section 8). */
	readonly options: Partial<Options>;
	readonly cards: Readonly<Partial<Record<RoleId, Card>>>;
	/** How many may play without `customDeck`. */
	readonly players: (options: Options) => { readonly least: number; readonly most: number };
	/** The sheet's own deck for a number of players. */
	readonly suggest: (players: number, options: Options) => Deck;
	/** What the sheet holds against a deck without `customDeck`; the hard limits are checked before. */
	readonly composition: (deck: Deck, players: number, options: Options) => Refusal | null;
	/** The number of the first night. */
	readonly firstNight: 0 | 1;
	/** The order in which the night's choices are carried out. */
	readonly order: readonly Action[];
	/** The day's vote, from the first ballot to the verdict. */
	readonly trial: (g: Game) => Script;
	/** Who has won at a checkpoint, before any role objects (GR1, GR2). */
	readonly victory: (g: Game) => Side | null;
}
