// The names of the people in everything that is kept: changed in all of it or in none, and never in a game that is open.
import type { Store } from './db';
import { OPEN, openGameIn } from './open';
import { isRecord, isTexts, plainRecord, same, type PlainRecord } from './plain';
import { refused, SAVED, type Saved } from './types';
import type { Change, Check, Place } from './write';

/** What somebody is called from now on at a table with these others; `null` where they sit there under that name too. */
export type NewName = (others: readonly string[]) => string | null;

/** `together`: at one table there would be the same name twice. Nothing was changed. */
export type Renamed = Saved | { readonly ok: false; readonly why: 'together' };

/** What takes the place of a name within a text: never longer than the name, so that no text becomes too long. */
const GONE = '…';

export class People {
	readonly #store: Store;

	constructor(store: Store) {
		this.#store = store;
	}

	/** Two spellings are one person: wherever the one sat, the other sits from now on. */
	merge(from: string, to: NewName): Promise<Renamed> {
		return this.#rename(from, to, false);
	}

	/** Takes a name out of everything, texts that people typed too; a neutral one takes its place at each table. */
	forget(name: string, neutral: NewName): Promise<Renamed> {
		return this.#rename(name, neutral, true);
	}

	async #rename(from: string, to: NewName, inTexts: boolean): Promise<Renamed> {
		const pointer = await this.#store.get(OPEN);
		if (!pointer.ok) return pointer;
		const open = openGameIn(pointer.value);
		const rows: [Place, unknown][] = [];
		for (const table of ['games', 'groups', 'settings'] as const) {
			const listed = await this.#store.list(table);
			if (!listed.ok) return listed;
			for (const row of listed.value) {
				const key = String(isRecord(row) && row[table === 'settings' ? 'key' : 'id']);
				if (key === open) continue;
				rows.push([{ table, key }, row]);
				if (table !== 'games' || !inTexts || !tableOf(row).includes(from)) continue;
				const entries = await this.#store.list('entries', key);
				if (!entries.ok) return entries;
				for (const entry of entries.value)
					rows.push([{ table: 'entries', key: [key, Number(isRecord(entry) && entry['n'])] }, entry]);
			}
		}
		// A game begun meanwhile may be one that was read as set aside.
		const isOpen = (stored: unknown) => openGameIn(stored) === open;
		const checks: Check[] = [{ ...OPEN, holds: isOpen, otherwise: 'open-game' }];
		const changes: Change[] = [];
		for (const [place, stored] of rows) {
			const row = plainRecord(stored);
			const seats = tableOf(row);
			const name = seats.includes(from) ? to(seats.filter((one) => one !== from)) : from;
			if (name === null) return refused('together');
			const changed = row && renamed(row, from, name, place.table === 'games', inTexts);
			if (changed === null || same(changed, row)) continue;
			changes.push({ ...place, row: changed });
			checks.push({ ...place, holds: (now) => same(now, row), otherwise: 'taken' });
		}
		return changes.length === 0 ? SAVED : this.#store.write({ checks, changes });
	}
}

/** The people of a stored game or group. */
function tableOf(row: unknown): readonly string[] {
	if (!isRecord(row)) return [];
	const names = isRecord(row['title']) ? row['title']['names'] : row['seats'];
	return isTexts(names) ? names : [];
}

/**
 * A row in which somebody is called otherwise. Names stand under `names` and `seats`, and in a game under `name`; what
 * people typed stands under `text`, and in anything else under `name`.
 */
function renamed(
	row: PlainRecord,
	from: string,
	to: string,
	inGame: boolean,
	inTexts: boolean,
): PlainRecord | null {
	const word = from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
	const alone = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
	const called = (name: unknown): unknown => (name === from ? to : name);
	const changed: unknown = JSON.parse(JSON.stringify(row), (key, value: unknown) => {
		if (key === 'names' || key === 'seats') return Array.isArray(value) ? value.map(called) : value;
		if (inGame && key === 'name') return called(value);
		const isText = inTexts && from !== '' && typeof value === 'string' && (key === 'text' || key === 'name');
		return isText ? value.replace(alone, `$1${GONE}`) : value;
	});
	return plainRecord(changed);
}
