// The nouns of the game. A role adds its own action and its own answers to `Actions` and `Told`, in its own file.
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
	readonly options: Options;
	readonly names: readonly string[];
	readonly deck: Deck;
}

/** Who can win. */
export type Side = 'humans' | 'wolves' | 'werehamster';

/** What a power that looks at somebody may find. */
export type Sense = 'wolf';

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
	readonly kind: 'protected' | 'cursed';
	readonly on: Seat;
	readonly by: Seat;
	readonly night: number;
}

export type Cause = 'mauled' | 'gaze' | 'lynched' | 'left';

/** Something about to come true: others may still object (see `happen`). */
export type Happening =
	| { readonly kind: 'look'; readonly by: Seat; readonly at: Seat }
	| { readonly kind: 'die'; readonly who: Seat; readonly cause: Cause; readonly certain?: true }
	| { readonly kind: 'become'; readonly who: Seat; readonly role: RoleId }
	| { readonly kind: 'end'; readonly side: Side; readonly winners: readonly Seat[] };
export type Kind = Happening['kind'];
export type Of<K extends Kind> = Extract<Happening, { kind: K }>;

/** Who is it about? Can it be? Does someone stand between? Something else? The order in which objections are heard. */
export const BANDS = ['whom', 'forbid', 'guard', 'instead'] as const;
export type Band = (typeof BANDS)[number];

export type BallotId = 'nomination' | 'final' | 'final-repeat';
export type LotId = 'starter' | 'lynched';

/** What everybody is told. Only what the rules make public stands here (GR9). */
export type Announcement =
	| {
			readonly of: 'dawn';
			readonly night: number;
			readonly dead: readonly Seat[];
			readonly moderatorMauled: boolean;
			readonly nobodyMauled: boolean;
	  }
	| { readonly of: 'starter'; readonly starter: Seat; readonly drawn: boolean }
	| {
			readonly of: 'nominees';
			readonly nominees: readonly Seat[];
			/** Present on the days after a night in which a curse could be laid; `null` is "nobody is cursed". */
			readonly cursed?: Seat | null;
	  }
	| {
			readonly of: 'tie';
			readonly ballot: BallotId;
			readonly tied: readonly Seat[];
			readonly next: 'repeat' | 'lots';
	  }
	| { readonly of: 'verdict'; readonly lynched: Seat; readonly drawn: boolean }
	| { readonly of: 'departure'; readonly who: Seat };

/** A vote as it was cast. */
export interface Vote {
	readonly voter: Seat;
	readonly target: Seat;
}

/** Facts are past and final; only `Game.note` writes them (R3). */
export type Fact =
	| { readonly fact: 'dealt'; readonly cards: readonly RoleId[]; readonly attempt: number }
	| { readonly fact: 'fell'; readonly night: number }
	| { readonly fact: 'rose'; readonly at: 'dawn' | 'day' }
	| { readonly fact: 'chose'; readonly night: number; readonly by: Seat; readonly choices: Choices }
	| { readonly fact: 'told'; readonly night: number; readonly to: Seat; readonly told: Told }
	| { readonly fact: 'hunted'; readonly night: number; readonly prey: Seat }
	| { readonly fact: 'marked'; readonly mark: Mark }
	| { readonly fact: 'looked'; readonly night: number; readonly by: Seat; readonly at: Seat }
	| {
			readonly fact: 'died';
			readonly who: Seat;
			readonly cause: Cause;
			readonly night: number;
			readonly byNight: boolean;
	  }
	| { readonly fact: 'became'; readonly who: Seat; readonly role: RoleId; readonly night: number }
	| { readonly fact: 'prevented'; readonly night: number; readonly of: Happening; readonly by: Seat }
	| { readonly fact: 'announced'; readonly announcement: Announcement }
	| {
			readonly fact: 'balloted';
			readonly day: number;
			readonly ballot: BallotId;
			readonly votes: readonly Vote[];
	  }
	| { readonly fact: 'drew'; readonly lot: LotId; readonly from: readonly Seat[]; readonly drawn: Seat }
	| { readonly fact: 'ended'; readonly side: Side; readonly winners: readonly Seat[] }
	| { readonly fact: 'stopped' };

export type Death = Extract<Fact, { fact: 'died' }>;

/** The own past answers, night by night; night 0 is the deal. */
export type Notebook = readonly { readonly night: number; readonly told: Told }[];

export type Phase = 'deal' | 'night' | 'dawn' | 'day' | 'end';

export interface GameState {
	readonly phase: Phase;
	/** The number of the last night that fell; 0 before the first. */
	readonly night: number;
	readonly people: readonly Person[];
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

/** Why something is refused. The codes of tests/scenarios/FORMAT.md section 4, and a few of the tablet's own. */
export type RefusalCode =
	| 'self'
	| 'not-alive'
	| 'no-such-player'
	| 'pack-member'
	| 'mandatory'
	| 'wrong-number'
	| 'not-yet'
	| 'used-up'
	| 'no-such-power'
	| 'not-a-voter'
	| 'not-a-candidate'
	| 'abstention-not-allowed'
	| 'already-voted'
	| 'game-over'
	| 'deck-size'
	| 'deck-range'
	| 'deck-no-wolf'
	| 'deck-too-many-wolves'
	| 'deck-pair'
	| 'deck-unique'
	| 'deck-base'
	| 'deck-not-the-table'
	| 'deck-unknown-role'
	// the tablet's own
	| 'names-same'
	| 'names-empty'
	| 'option-unknown'
	| 'option-value'
	| 'out-of-turn'
	| 'stale'
	| 'malformed'
	| 'log-damaged'
	| 'log-too-new'
	| 'nothing-to-undo';

/** A refusal is a value, never an exception: nothing has changed. */
export interface Refusal {
	readonly refused: RefusalCode;
	/** What the sentence about it needs: the role, the seat, the numbers. */
	readonly role?: RoleId;
	readonly seat?: Seat;
	readonly is?: number;
	readonly least?: number;
	readonly most?: number;
}

/** True for a refusal, and tells the compiler so. */
export const isRefusal = (value: object): value is Refusal => 'refused' in value;
