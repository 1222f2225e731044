// The nouns of the game. A role adds its own action and its own answers to `Actions` and `Told`, in its own file.
import type { Announcement, BallotId, LotId, Vote } from './announcement';
import type { RoleId } from './roles/index';
import type { Options } from './options';
import type { SheetId } from './sheets/index';

export type { RoleId } from './roles/index';
export type { SheetId } from './sheets/index';

/** A place in the ring: the index in the clockwise list of names (G1). */
export type Seat = number;

/** The public multiset of roles in play. */
export type Deck = Readonly<Partial<Record<RoleId, number>>>;

/** Everything the table agrees on before the deal, already checked by `checkSetup`. */
export interface Setup {
	readonly sheet: SheetId;
	/** Every option the sheet offers, and no other. */
	readonly options: Readonly<Partial<Options>>;
	readonly names: readonly string[];
	readonly deck: Deck;
}

/** Who can win. */
export type Side = 'humans' | 'wolves' | 'werehamster' | 'village' | 'werewolves' | 'pack' | 'piper';

/** Whom a role belongs to; the solitary join whoever wins, on their own terms. */
export type Allegiance = Side | 'solitary';

/** What a power that looks at somebody may find. */
export type Sense = 'wolf' | 'aura' | 'alignment' | 'mystic' | 'shady';

export interface Person {
	readonly seat: Seat;
	readonly name: string;
	/** The card that was dealt. */
	readonly card: RoleId;
	/** The role now: it differs from the card after a transformation. */
	readonly role: RoleId;
	readonly alive: boolean;
}

/** The verbs of the night. `suspect` is the real question of whoever has no power tonight (P3); no rule uses it (GR13). */
export interface Actions {
	suspect: true;
	/** The second real question, where a turn has two names. */
	trust: true;
	/** The real question of the page of roles, where a turn has one. */
	wish: true;
}
export type Action = keyof Actions;

/** What an action names: one or more seats, and a role where the power asks for one. `null` stands for "nobody". */
export interface Choice {
	readonly names: readonly Seat[];
	readonly role?: RoleId;
}
export type Choices = Readonly<Partial<Record<Action, Choice | null>>>;

/** What a player is shown while holding the tablet; one field for each kind of news. */
export interface Told {
	/** The card, as its holder believes it to be. */
	readonly role?: RoleId;
}

/** Something a power leaves on a person until it is read. */
export interface Mark {
	readonly kind: 'protected' | 'cursed' | 'spent' | 'controlled' | 'charmed' | 'mentor' | 'revealed';
	readonly on: Seat;
	readonly by: Seat;
	readonly night: number;
	/** On whom a controlled power is turned. */
	readonly onto?: Seat;
}

export type Cause = 'mauled' | 'gaze' | 'lynched' | 'burned' | 'grief' | 'left' | 'associated' | 'duel';

/** Something about to come true: others may still object (see `happen`). */
export type Happening =
	| { readonly kind: 'look'; readonly by: Seat; readonly at: Seat }
	| {
			readonly kind: 'die';
			readonly who: Seat;
			readonly cause: Cause;
			readonly certain?: true;
			readonly insteadOf?: Seat;
	  }
	| { readonly kind: 'raise'; readonly who: Seat }
	| { readonly kind: 'reveal'; readonly who: Seat }
	| { readonly kind: 'become'; readonly who: Seat; readonly role: RoleId }
	| { readonly kind: 'end'; readonly side: Side; readonly winners: readonly Seat[] };
export type Kind = Happening['kind'];
export type Of<K extends Kind> = Extract<Happening, { kind: K }>;

/** Who is it about? Can it be? Does someone stand between? Something else? The order in which objections are heard. */
export const BANDS = ['whom', 'forbid', 'guard', 'instead'] as const;
export type Band = (typeof BANDS)[number];

/** Facts are past and final; only `Game.note` writes them (R3). */
export type Fact =
	| {
			readonly fact: 'dealt';
			readonly cards: readonly RoleId[];
			readonly discards: readonly RoleId[];
			readonly attempt: number;
	  }
	| { readonly fact: 'fell'; readonly night: number; readonly shape: TurnShape }
	| { readonly fact: 'rose'; readonly at: 'dawn' }
	| { readonly fact: 'rose'; readonly at: 'day'; readonly day: number }
	| { readonly fact: 'chose'; readonly night: number; readonly by: Seat; readonly choices: Choices }
	| { readonly fact: 'told'; readonly night: number; readonly to: Seat; readonly told: Told }
	| { readonly fact: 'hunted'; readonly night: number; readonly prey: Seat }
	| { readonly fact: 'marked'; readonly mark: Mark }
	| { readonly fact: 'looked'; readonly night: number; readonly by: Seat; readonly at: Seat }
	| {
			readonly fact: 'used';
			readonly night: number;
			readonly by: Seat;
			readonly action: Action;
			/** What was reached in the end; no names where it came to nothing. */
			readonly choice: Choice;
			readonly pulled: boolean;
	  }
	| { readonly fact: 'found'; readonly night: number; readonly to: Seat; readonly told: Told }
	| { readonly fact: 'fixed'; readonly who: Seat; readonly shady: readonly Seat[] }
	| { readonly fact: 'raised'; readonly night: number; readonly who: Seat }
	| { readonly fact: 'revealed'; readonly night: number; readonly who: Seat }
	| {
			readonly fact: 'died';
			readonly who: Seat;
			readonly cause: Cause;
			readonly night: number;
			readonly byNight: boolean;
			readonly insteadOf?: Seat;
	  }
	| { readonly fact: 'became'; readonly who: Seat; readonly role: RoleId; readonly night: number }
	| { readonly fact: 'prevented'; readonly night: number; readonly of: Happening; readonly by: Seat }
	| { readonly fact: 'announced'; readonly announcement: Announcement }
	| {
			readonly fact: 'balloted';
			readonly day: number;
			readonly ballot: BallotId;
			/** None where the ballot was secret: it stays so for ever (LR11). */
			readonly votes: readonly Vote[];
			readonly secret: boolean;
	  }
	| { readonly fact: 'willed'; readonly who: Seat; readonly text: string }
	| { readonly fact: 'judged'; readonly who: Seat; readonly kept: boolean }
	| { readonly fact: 'drew'; readonly lot: LotId; readonly from: readonly Seat[]; readonly drawn: Seat }
	| { readonly fact: 'ended'; readonly side: Side; readonly winners: readonly Seat[] }
	| { readonly fact: 'stopped' };

export type Death = Extract<Fact, { fact: 'died' }>;

/** The own past answers, night by night; night 0 is the deal. */
export type Notebook = readonly { readonly night: number; readonly told: Told }[];

/** The shape of every turn of a night, a function of the public deck, the options and the night alone (P4). */
export interface TurnShape {
	/** How many names everybody is asked for. */
	readonly names: number;
	/** The roles on the page everybody is shown, where there is one. */
	readonly roles: readonly RoleId[];
	/** Whether "nobody" stands on everybody's list. */
	readonly nobody: boolean;
}

export type Phase = 'deal' | 'night' | 'dawn' | 'day' | 'end';

export interface GameState {
	readonly phase: Phase;
	/** The number of the last night that fell; 0 before the first. */
	readonly night: number;
	/** The number of the last day; 0 before the first. */
	readonly day: number;
	/** The shape of the turns of the last night. */
	readonly shape: TurnShape;
	readonly people: readonly Person[];
	/** The cards that were not dealt. */
	readonly discards: readonly RoleId[];
	/** The number of the deal. */
	readonly attempt: number;
	readonly marks: readonly Mark[];
	/** The deaths so far, in their order. */
	readonly deaths: readonly Death[];
	/** What was chosen in the night that fell last, in lap order. */
	readonly chosen: ReadonlyMap<Seat, Choices>;
	/** What each seat has been told so far (P15). */
	readonly notebooks: readonly Notebook[];
	readonly facts: readonly Fact[];
	/** `side` is `null` where the table has stopped the game before anybody had won. */
	readonly end: { readonly side: Side | null; readonly winners: readonly Seat[] } | null;
}
