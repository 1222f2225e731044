// The way in: what the session and the pages use of the store.
import { Archive } from './archive';
import { Store, type StoreOptions } from './db';
import { Games } from './games';
import { Groups } from './groups';
import { History } from './history';
import { People } from './people';
import { SettingsTable } from './settings';

export type { Kept, KeptGame } from './archive';
export type { Store } from './db';
export type { Games, NewGame } from './games';
export type { NewName, Renamed } from './people';
export { DEFAULTS, type Preset, type Settings } from './settings';
export { isNumber, isRecord, isTexts, plain, plainRecord, same, type Plain } from './plain';
export { kept, type GameHead, type Group, type Listed, type Refusal, type Saved, type State } from './types';
export { Writer, type WriterOptions } from './writer';

export interface Database {
	readonly store: Store;
	readonly games: Games;
	readonly history: History;
	readonly groups: Groups;
	readonly people: People;
	readonly settings: SettingsTable;
	readonly archive: Archive;
}

export interface DatabaseOptions extends StoreOptions {
	/** The wall clock, in milliseconds. */
	readonly now?: () => number;
}

/** A database as one window sees it. Opens by itself when it is first asked something. */
export function database({ now = Date.now, ...options }: DatabaseOptions = {}): Database {
	const store = new Store(options);
	const [history, groups] = [new History(store), new Groups(store)];
	return {
		store,
		games: new Games(store, newId(), now),
		history,
		groups,
		people: new People(store),
		archive: new Archive(store, history, groups),
		settings: new SettingsTable(store),
	};
}

/** A name for a new game, group or preset: 128 random bits, which say nothing of what they name. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Heals the store whenever the page is seen again, since tablets drop the connection while they sleep; gives the stop. */
export function healOnReturn(store: Store, page: Document = document): () => void {
	const heal = () => {
		if (page.visibilityState === 'visible') void store.heal();
	};
	page.addEventListener('visibilitychange', heal);
	return () => page.removeEventListener('visibilitychange', heal);
}

/** The database of this window. */
export const db = database();

import.meta.hot?.dispose(() => void db.store.close());
