// What the tests of the store share: disks to write on, a game to store, and a look at what is really there.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { database, type Database, type NewGame } from '../../src/lib/db';

export interface Disk {
	readonly indexedDB: IDBFactory;
	/** The store as a new window on this disk sees it. */
	readonly window: () => Database;
}

/** An empty disk. */
export function freshDisk(patience = 10_000): Disk {
	const indexedDB = new IDBFactory();
	let time = 0;
	return { indexedDB, window: () => database({ indexedDB, patience, now: () => ++time }) };
}

/** A disk that lets nobody in, as in some private modes. */
export function noDisk(): Disk {
	const indexedDB = new IDBFactory();
	indexedDB.open = () => {
		throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
	};
	let time = 0;
	return { indexedDB, window: () => database({ indexedDB, now: () => ++time }) };
}

/** A game to store. Everything secret in it contains the word SECRET. */
export function aGame(id = 'game-1'): NewGame {
	const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
	return {
		id,
		format: 1,
		rules: 1,
		title: { sheet: 'classic', names, group: 'group-1' },
		head: { seed: 'SECRET-seed', setup: { deck: { werewolf: 1, villager: 4 } } },
	};
}

export function anEntry(n: number): { readonly key: string; readonly answer: string } {
	return { key: `night/1/${n}`, answer: `SECRET-${n}` };
}

/** The tables as they are on the disk: for each its key path, the names of its indexes, and its rows by key. */
export async function contents(disk: Disk) {
	const native = await opened(disk.indexedDB.open('plenilunio'));
	const transaction = native.transaction([...native.objectStoreNames]);
	const tables: Record<string, { keyPath: unknown; indexes: string[]; keys: unknown[]; rows: unknown[] }> =
		{};
	for (const name of native.objectStoreNames) {
		const table = transaction.objectStore(name);
		const [keys, rows] = [await opened(table.getAllKeys()), await opened(table.getAll())];
		tables[name] = { keyPath: table.keyPath, indexes: [...table.indexNames], keys, rows };
	}
	native.close();
	return tables;
}

/** Puts a row on the disk behind the back of the store, or deletes one. */
export async function tamper(
	disk: Disk,
	table: string,
	change: { put: object } | { delete: IDBValidKey },
): Promise<void> {
	const native = await opened(disk.indexedDB.open('plenilunio'));
	const rows = native.transaction(table, 'readwrite').objectStore(table);
	await ('put' in change ? opened(rows.put(change.put)) : opened(rows.delete(change.delete)));
	native.close();
}

export function opened<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** Makes the next `times` writes to the disk fail with an error of this name. */
export function failWrites(name: string, times = Infinity) {
	const put = IDBObjectStore.prototype.put;
	const spy = vi.spyOn(IDBObjectStore.prototype, 'put');
	let left = times;
	return spy.mockImplementation(function (this: IDBObjectStore, ...row) {
		if (left-- > 0) throw new DOMException('as injected', name);
		return put.apply(this, row);
	});
}
