// What is stored of a game beside its decisions, and how it is opened again.
import { newId, type Games, type NewGame, type Refusal as StoreRefusal } from '$lib/db/index';
import { isRefusal, open, readHead, type Play, type RefusalCode } from '$lib/engine/index';
import { readComfort, type Comfort } from './comfort';
import { codeOf } from './sha256';

/** Why a game that is there cannot be shown. */
export type Trouble = 'damaged' | 'older' | 'newer' | 'blocked';

/** A game opened again, up to its last sound decision; `lost` counts those that were not. */
export interface Reopened {
	readonly id: string;
	readonly play: Play;
	/** The code of its deal (K27). */
	readonly code: string;
	readonly comfort: Comfort;
	readonly group: string | null;
	readonly lost: number;
}

/** The first row of a new game: setup, seed and what makes the table comfortable. */
export function newRecord(play: Play, comfort: Comfort, group: string | null): NewGame {
	const { format, rules, setup, seed } = play.log;
	return {
		id: newId(),
		format,
		rules,
		head: { format, rules, setup, seed, comfort },
		title: { sheet: setup.sheet, names: setup.names, group },
	};
}

type Reason = StoreRefusal | RefusalCode | 'damaged';
const TROUBLES: Readonly<Partial<Record<Reason, Trouble>>> = {
	'too-new': 'newer',
	'log-too-new': 'newer',
	'log-too-old': 'older',
	blocked: 'blocked',
	// It may be sound: only what was read can be damaged.
	unreadable: 'blocked',
	taken: 'blocked',
};
/** What it means for the table that a game is refused, by the store or by the engine. */
export const troubleOf = (why: Reason): Trouble => TROUBLES[why] ?? 'damaged';

/** Takes the open game over for this window and repeats it; what cannot be repeated is dropped from the record too. */
export async function reopen(games: Games, id: string): Promise<Reopened | Trouble> {
	const stored = await games.resume(id);
	if (!stored.ok) return troubleOf(stored.why);
	const head = readHead(stored.head.head);
	if (isRefusal(head)) return troubleOf(head.refused);
	const { play, kept } = open(head, stored.entries);
	const lost = stored.dropped + stored.entries.length - kept;
	if (lost > 0) await games.dropTail(id, kept);
	const { comfort } = { comfort: undefined, ...(stored.head.head as object) };
	const code = await codeOf(head.seed);
	return { id, play, code, comfort: readComfort(comfort), group: stored.head.title.group, lost };
}
