// Reading a game back from the disk: what is damaged is told apart and never thrown at.
import type { Store } from './db';
import { isNumber, isRecord, isTexts, plain, plainRecord, type PlainRecord } from './plain';
import { refused, type GameHead, type GameTitle, type Refusal } from './types';

/** What ends the sound part of a log: a number missing, or an entry that is none. */
export type Damage = 'gap' | 'garbled';

export interface Log {
	/** All entries up to the first that is missing or damaged. */
	readonly entries: readonly PlainRecord[];
	/** How many stored rows come after those, and what is wrong with the first of them. */
	readonly dropped: number;
	readonly damage: Damage | null;
}

export type Loaded =
	| ({ readonly ok: true; readonly head: GameHead } & Log)
	| { readonly ok: false; readonly why: Refusal | 'damaged' };

/** A game with all of its log that is sound; `damaged` if not even its head is. */
export async function loadGame(store: Store, id: string): Promise<Loaded> {
	const stored = await store.get({ table: 'games', key: id });
	if (!stored.ok) return stored;
	if (stored.value === null) return refused('missing');
	const head = readHead(stored.value);
	if (head === null) return refused('damaged');
	const rows = await store.list('entries', id);
	return rows.ok ? { ok: true, head, ...readLog(rows.value) } : rows;
}

/** The entries from 0 on, as far as each follows the one before and is an object of plain data. Rows in any order. */
export function readLog(rows: readonly unknown[]): Log {
	const ordered = rows.map((row) => (isRecord(row) ? row : {})).sort((a, b) => numberOf(a) - numberOf(b));
	const entries: PlainRecord[] = [];
	for (const row of ordered) {
		const dropped = rows.length - entries.length;
		if (numberOf(row) !== entries.length) return { entries, dropped, damage: 'gap' };
		const entry = plainRecord(row['entry']);
		if (entry === null) return { entries, dropped, damage: 'garbled' };
		entries.push(entry);
	}
	return { entries, dropped: 0, damage: null };
}

/** A stored head, or null if it is not one. */
export function readHead(row: unknown): GameHead | null {
	if (!isRecord(row)) return null;
	const { id, format, rules, createdAt, finishedAt } = row;
	const title = readTitle(row['title']);
	const head = plain(row['head']);
	const recap = plain(row['recap']);
	if (typeof id !== 'string' || title === null || head === undefined || recap === undefined) return null;
	if (!isNumber(format) || !isNumber(rules) || !isNumber(createdAt)) return null;
	if (finishedAt !== null && !isNumber(finishedAt)) return null;
	return { id, format, rules, head, title, createdAt, finishedAt, recap };
}

function readTitle(value: unknown): GameTitle | null {
	if (!isRecord(value)) return null;
	const { sheet, names, group } = value;
	if (typeof sheet !== 'string' || !isTexts(names)) return null;
	return group === null || typeof group === 'string' ? { sheet, names, group } : null;
}

function numberOf(row: Readonly<Record<string, unknown>>): number {
	return isNumber(row['n']) ? row['n'] : Infinity;
}
