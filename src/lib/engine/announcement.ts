// What is said to everybody, and the votes and wills it speaks of.
import type { RoleId, Seat } from './words';

export type BallotId = 'nomination' | 'final' | 'final-repeat' | 'stake-1' | 'stake-2' | 'stake-3' | 'stake';
export type LotId = 'starter' | 'lynched';

/** What everybody is told. Only what the rules make public stands here (GR9). */
export type Announcement =
	| ({
			readonly of: 'dawn';
			readonly night: number;
			readonly dead: readonly Seat[];
			readonly moderatorMauled: boolean;
			readonly nobodyMauled: boolean;
	  } & DawnNews)
	| { readonly of: 'prelude' }
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
			/** What decides: a new ballot, a lot, who sits nearest to the starter, or nothing, and nobody burns. */
			readonly next: 'repeat' | 'lots' | 'nearest' | 'nobody';
	  }
	| { readonly of: 'no-votes'; readonly ballot: BallotId; readonly next: 'repeat' | 'nobody' }
	| { readonly of: 'verdict'; readonly lynched: Seat; readonly drawn: boolean }
	| { readonly of: 'condemned'; readonly condemned: Seat | null }
	| {
			readonly of: 'burned';
			readonly burned: Seat;
			readonly dead: readonly Seat[];
			/** The mayor who has spoken (L14). */
			readonly mayor?: Seat;
	  }
	| {
			readonly of: 'pyre';
			readonly condemned: Seat | null;
			readonly why: 'most-votes' | 'scapegoat' | 'first-to-reach' | 'no-votes';
			readonly tied: readonly Seat[];
			readonly dead: readonly Seat[];
			/** Who burned in whose place. */
			readonly insteadOf: readonly { readonly burned: Seat; readonly spared: Seat }[];
			/** Rescued from the fire and revealed (T24). */
			readonly saved: readonly Seat[];
			readonly secondFire?: Seat;
			readonly revenge?: Seat;
			readonly roles?: Roles;
	  }
	| { readonly of: 'wills'; readonly notary: Seat; readonly reads: readonly Will[] }
	/** Grief may take somebody with them (LR22). */
	| { readonly of: 'departure'; readonly who: Seat; readonly grief?: readonly Seat[] };

/** What only some sheets say at dawn. */
export interface DawnNews {
	/** N11, NR3. */
	readonly savedBy?: RoleId;
	/** NR21: what came of the copying, without a name. */
	readonly akela?: RoleId | 'human';
	/** T23: who is alive again. */
	readonly returned?: readonly Seat[];
	/** T20. */
	readonly melody?: boolean;
	readonly roles?: Roles;
}

/** TR37: the roles of the dead, where the table shows them. */
export type Roles = readonly { readonly who: Seat; readonly role: RoleId }[];

/** A vote as it was cast; `null` abstains. */
export interface Vote {
	readonly voter: Seat;
	readonly target: Seat | null;
	/** The pyromaniac's switch (P11); never shown. */
	readonly fire?: true;
}

/** The last words of somebody, put aside unread (N20 to N23). */
export interface Will {
	readonly who: Seat;
	readonly text: string;
}
