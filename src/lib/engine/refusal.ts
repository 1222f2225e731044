// What stands against an answer, a draft or a log.
import type { RoleId, Seat } from './words';

/** Why something is refused. The codes of tests/scenarios/FORMAT.md section 4, and a few of the tablet's own. */
export type RefusalCode =
	| 'self'
	| 'not-alive'
	| 'not-dead'
	| 'not-lynched'
	| 'no-such-player'
	| 'pack-member'
	| 'mandatory'
	| 'same-as-last-night'
	| 'same-twice'
	| 'not-adjacent'
	| 'cooling-down'
	| 'role-not-allowed'
	| 'not-offered'
	| 'wrong-number'
	| 'not-yet'
	| 'used-up'
	| 'no-such-power'
	| 'not-a-voter'
	| 'not-a-candidate'
	| 'abstention-not-allowed'
	| 'already-voted'
	| 'not-mayor'
	| 'same-as-condemned'
	| 'game-over'
	| 'deck-size'
	| 'deck-range'
	| 'deck-no-wolf'
	| 'deck-too-many-wolves'
	| 'deck-pair'
	| 'deck-unique'
	| 'deck-base'
	| 'deck-missing-role'
	| 'deck-not-the-table'
	| 'deck-unknown-role'
	// the tablet's own
	| 'names-same'
	| 'names-empty'
	| 'option-unknown'
	| 'option-value'
	| 'out-of-turn'
	| 'stale'
	| 'too-long'
	| 'malformed'
	| 'log-damaged'
	| 'log-too-new'
	| 'log-too-old'
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
