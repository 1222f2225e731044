// The shape of a rule sheet: a booklet as data, and the few functions in which sheets really differ.
import type { Script } from '../ask';
import type { Game } from '../happen';
import type { Options } from '../options';
import type { DawnNews } from '../announcement';
import type { Refusal } from '../refusal';
import type { Action, Allegiance, Deck, RoleId, Seat, Sense, Side } from '../words';

/** The line a sheet prints for a role. */
export interface Card {
	/** Whom it wins with. */
	readonly side: Allegiance;
	/** What it is at the count of the end. */
	readonly counts: 'wolf' | 'evil' | 'human' | 'adversary';
	/** What powers that look at it find. */
	readonly shows: readonly Sense[];
	/** How many a deck may hold: any number, one at most, or both or none (GR11). */
	readonly copies: 'any' | 'one' | 'pair';
	/** From how many players the sheet advises it (advice only, CR2). */
	readonly advisedFrom?: number;
}

export interface Sheet {
	/** The longest discussion, in seconds. */
	readonly longestDiscussion: number;
	/** The options this sheet offers, each with its own default (rules.md section 8). */
	readonly options: Partial<Options>;
	readonly cards: Readonly<Partial<Record<RoleId, Card>>>;
	/** How many may play without `customDeck`. */
	readonly players: (options: Options) => { readonly least: number; readonly most: number };
	/** The sheet's own deck for a number of players. */
	readonly suggest: (players: number, options: Options) => Deck;
	/** How many cards a deck may have; without it, one for each player. */
	readonly sizes?: (players: number, deck: Deck, options: Options) => readonly [number, ...number[]];
	/** The roles that are never among the cards left over (T3). */
	readonly alwaysDealt?: readonly RoleId[];
	/** What the sheet holds against a deck without `customDeck`; the hard limits are checked before. */
	readonly composition: (deck: Deck, players: number, options: Options) => Refusal | null;
	/** The number of the first night. */
	readonly firstNight: 0 | 1;
	/** How the game begins. */
	readonly opens: 'night' | 'day';
	/** The order in which the night's choices are carried out; what stands together happens in one instant (TR8). */
	readonly order: readonly (Action | readonly Action[])[];
	/** The powers that may name nobody. */
	readonly mayPass: readonly Action[];
	/** Whoever has died does not act any more in the same night (TR4); elsewhere choices outlive their owner (GR7). */
	readonly deathStopsActing?: true;
	/** When the pack and others learn of each other (P5). */
	readonly recognition: 'deal' | 'first-night';
	/** What a seer sees. */
	readonly sees: Sense;
	/** What dawn says beyond the dead, who are given in seat order. */
	readonly dawnNews?: (g: Game, dead: readonly Seat[]) => DawnNews;
	/** Whose seat may open the vote, where the sheet has an order of speaking (CR9, NR6). */
	readonly opener?: 'living' | 'anybody';
	/** What the dead do right after they have been named (P12). */
	readonly lastRites?: (dead: readonly Seat[], g: Game) => Script;
	/** The day's vote, from the first ballot to the verdict. */
	readonly trial: (g: Game) => Script;
	/** Who has won at a checkpoint, before any role objects (GR1, GR2). */
	readonly victory: (g: Game) => Side | null;
}
