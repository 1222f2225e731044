// What the script may ask of the table, and what it may be answered.
import type { Game } from './happen';
import type { Announcement, BallotId, LotId, Vote } from './announcement';
import type { Choices, RoleId, Seat, TurnShape } from './words';

/** Where a private turn stands in its lap: `index` counts from 0. */
export interface Lap {
	readonly kind: 'deal' | 'dusk' | 'dawn';
	readonly index: number;
	readonly of: number;
}

/** One kind, one screen. A request holds only what everybody may know. */
export type Request =
	| { readonly kind: 'card'; readonly key: string; readonly seat: Seat; readonly lap: Lap }
	| {
			readonly kind: 'turn';
			readonly key: string;
			readonly seat: Seat;
			readonly lap: Lap;
			readonly night: number;
			readonly shape: TurnShape;
	  }
	| {
			readonly kind: 'read';
			readonly key: string;
			readonly seat: Seat;
			readonly lap: Lap;
			readonly night: number;
	  }
	| { readonly kind: 'announce'; readonly key: string; readonly announcement: Announcement }
	| { readonly kind: 'discuss'; readonly key: string; readonly day: number; readonly seconds: number }
	| {
			readonly kind: 'vote';
			readonly key: string;
			readonly day: number;
			readonly ballot: BallotId;
			/** Everybody who votes, in speaking order, and whose turn it is. */
			readonly voters: readonly Seat[];
			readonly voter: Seat;
			readonly candidates: readonly Seat[];
			readonly abstain: boolean;
			/** How the vote is taken: see `Ballot`. */
			readonly manner: 'open' | 'sealed' | 'secret';
			/** What has been cast so far, where everybody sees it. */
			readonly cast: readonly Vote[];
	  }
	| {
			readonly kind: 'count';
			readonly key: string;
			readonly day: number;
			readonly ballot: BallotId;
			readonly voters: readonly Seat[];
			readonly cast: readonly Vote[];
	  }
	| { readonly kind: 'omen'; readonly key: string; readonly seat: Seat; readonly lap: Lap }
	| {
			/** P9, free order: whoever wants to vote next says so; the vote may be closed where abstaining is allowed. */
			readonly kind: 'poll';
			readonly key: string;
			readonly day: number;
			readonly ballot: BallotId;
			readonly voters: readonly Seat[];
			readonly candidates: readonly Seat[];
			readonly abstain: boolean;
			/** Each ballot is cast on a private page with a switch (P11). */
			readonly fuel: boolean;
			readonly cast: readonly Vote[];
	  }
	| { readonly kind: 'will'; readonly key: string; readonly seat: Seat; readonly most: number }
	| {
			readonly kind: 'appeal';
			readonly key: string;
			readonly day: number;
			readonly condemned: Seat;
			readonly seconds: number;
	  }
	| {
			readonly kind: 'judge';
			readonly key: string;
			readonly seat: Seat;
			/** The game is decided: the cards lie open (LR20). */
			readonly roles: readonly RoleId[];
	  }
	| { readonly kind: 'defence'; readonly key: string; readonly seat: Seat }
	| { readonly kind: 'lots'; readonly key: string; readonly lot: LotId; readonly from: readonly Seat[] };

export type Of<K extends Request['kind']> = Extract<Request, { kind: K }>;

interface Answers {
	card: 'seen' | 'redeal';
	turn: Choices | 'left';
	read: 'read';
	announce: 'heard';
	discuss: 'vote' | { readonly left: Seat };
	vote: Vote;
	count: 'confirmed';
	omen: { readonly pick: 0 | 1 };
	poll: Vote | 'close';
	will: { readonly text: string };
	appeal: 'silence' | { readonly by: Seat; readonly burn: Seat };
	judge: 'kept' | 'failed';
	defence: 'spoken';
	lots: 'drawn';
}
export type AnswerTo<K extends Request['kind']> = Answers[K];
export type Answer = Answers[Request['kind']];

/** A piece of the evening: it stops at each request and goes on with the answer. */
export type Script<T = void> = Generator<Request, T, Answer>;

/** Asks, and gives the answer back in the type of the question: `refuse` has checked it before. */
export function* ask<K extends Request['kind']>(request: Of<K>): Script<AnswerTo<K>> {
	return (yield request) as AnswerTo<K>;
}

/** Says something to everybody; it is a fact before it is heard. `which` tells apart what a day may say twice. */
export function* announce(g: Game, announcement: Announcement, which?: BallotId | Seat): Script {
	g.note({ fact: 'announced', announcement });
	const moment = `night${g.night}/${announcement.of}`;
	const key = which === undefined ? moment : `${moment}/${which}`;
	yield* ask<'announce'>({ kind: 'announce', key, announcement });
}

/** A plain object, whose fields may be anything. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A seat of this table. */
export const isSeat = (value: unknown, g: Game): value is Seat =>
	typeof value === 'number' && g.people[value] !== undefined;
