// A write as data: it can be tried again as often as needed, and applying it twice is applying it once.
import { isRecord, type PlainRecord } from './plain';
import type { Refusal } from './types';

/**
 * The tables and their keys. Primary keys only, and none says anything but which game, which entry, which group, which
 * setting: an index is copied in clear to places nobody thinks of, so no index holds a secret (R6).
 */
export const TABLES = {
	games: 'id',
	entries: '[game+n]',
	groups: 'id',
	settings: 'key',
	meta: 'key',
} as const;

export type Table = keyof typeof TABLES;
export type Key = string | readonly [game: string, n: number];

export interface Place {
	readonly table: Table;
	readonly key: Key;
}

/** What must be so for the write to be right; looked at in the same transaction that writes. */
export interface Check extends Place {
	/** Is asked about the stored row, null where there is none. A row from the disk may be anything. */
	readonly holds: (stored: unknown) => boolean;
	readonly otherwise: Refusal;
}

/** The row to store, or null to delete. */
export interface Change extends Place {
	readonly row: PlainRecord | null;
}

/** All of it or nothing. */
export interface Write {
	readonly checks?: readonly Check[];
	readonly changes: readonly Change[];
	/** Whether it only deletes what nothing else refers to: on a full disk it may go before the writes ahead of it. */
	readonly makesRoom?: true;
}

/** The changes that delete these stored entries. */
export function deletions(entries: readonly unknown[]): Change[] {
	return entries.flatMap((row): Change[] => {
		const { game, n } = isRecord(row) ? row : {};
		return typeof game === 'string' && typeof n === 'number'
			? [{ table: 'entries', key: [game, n], row: null }]
			: [];
	});
}
