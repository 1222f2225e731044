// Saved tables: the names of the people who often play together, in seat order.
import type { Store } from './db';
import { isNumber, isRecord, isTexts, plainRecord } from './plain';
import { refused, type Group, type Read, type Saved } from './types';

export class Groups {
	readonly #store: Store;

	constructor(store: Store) {
		this.#store = store;
	}

	/** All groups, those that played last first; damaged ones are left out. */
	async list(): Promise<Read<readonly Group[]>> {
		const rows = await this.#store.list('groups');
		if (!rows.ok) return rows;
		const groups = rows.value.flatMap((row) => readGroup(row) ?? []);
		return { ok: true, value: groups.sort((a, b) => b.lastPlayed - a.lastPlayed) };
	}

	/** Stores a group, new or changed. */
	async save(group: Group): Promise<Saved> {
		const sound = readGroup(plainRecord(group));
		if (sound === null) return refused('invalid');
		return this.#store.write({ changes: [{ table: 'groups', key: sound.id, row: sound }] });
	}

	/** Deletes a group; its games stay. */
	remove(id: string): Promise<Saved> {
		return this.#store.write({ changes: [{ table: 'groups', key: id, row: null }] });
	}
}

function readGroup(row: unknown): Group | null {
	if (!isRecord(row)) return null;
	const { id, name, seats, lastPlayed } = row;
	if (typeof id !== 'string' || typeof name !== 'string') return null;
	return isTexts(seats) && isNumber(lastPlayed) ? { id, name, seats, lastPlayed } : null;
}
