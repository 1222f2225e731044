// What this window knows and the disk does not: the outbox of a disk in trouble, and all there is without a disk.
import { isRecord } from './plain';
import { refused, SAVED, type Refusal, type Saved } from './types';
import type { Change, Check, Key, Place, Table, Write } from './write';

/** A write on its way to the disk. */
export interface Waiting {
	readonly write: Write;
	/** What the disk answered, if it has. */
	saved: Saved | null;
}

export class Unsaved {
	#waiting: Waiting[] = [];
	readonly #rows = new Map<string, Change>();

	/** The writes that wait, in their order. */
	get writes(): readonly Write[] {
		return this.#waiting.map(({ write }) => write);
	}

	push(write: Write): Waiting {
		const waiting: Waiting = { write, saved: null };
		this.#waiting.push(waiting);
		this.#note(write);
		return waiting;
	}

	/** Forgets the first writes, one for each answer the disk gave: null for done, or why it was refused. */
	settle(answers: readonly (Refusal | null)[]): void {
		const settled = this.#waiting.splice(0, answers.length);
		settled.forEach((waiting, at) => {
			const refusal = answers[at] ?? null;
			waiting.saved = refusal === null ? SAVED : refused(refusal);
		});
		this.#rows.clear();
		this.#waiting.forEach(({ write }) => this.#note(write));
	}

	/** The row waiting at this place, null where it waits to be deleted, undefined where nothing waits. */
	find(place: Place): unknown {
		return this.#rows.get(address(place.table, place.key))?.row;
	}

	/** The stored rows of a table as they will be, in no particular order; of one game, where one is given. */
	over(table: Table, stored: readonly unknown[], game?: string): unknown[] {
		const rows = new Map(stored.map((row) => [address(table, keyOf(table, row)), row]));
		for (const [at, change] of this.#rows) {
			if (change.table !== table || (game !== undefined && change.key[0] !== game)) continue;
			if (change.row === null) rows.delete(at);
			else rows.set(at, change.row);
		}
		return [...rows.values()];
	}

	/** Why a write is refused by what is known here, if it is. What only the disk knows is asked when it can be. */
	refuses(write: Write, thereIsNoDisk: boolean): Refusal | null {
		const fails = (check: Check): boolean => {
			const row = this.find(check);
			return row === undefined ? thereIsNoDisk && !check.holds(null) : !check.holds(row);
		};
		return write.checks?.find(fails)?.otherwise ?? null;
	}

	#note(write: Write): void {
		for (const change of write.changes) this.#rows.set(address(change.table, change.key), change);
	}
}

function address(table: Table, key: Key): string {
	return JSON.stringify([table, key]);
}

function keyOf(table: Table, row: unknown): Key {
	const fields = isRecord(row) ? row : {};
	if (table === 'entries') return [String(fields['game']), Number(fields['n'])];
	return String(fields[table === 'games' || table === 'groups' ? 'id' : 'key']);
}
