// The names of the people in everything that is kept: changed in all of it or in none, and never in a game that is open.
import type { Store } from './db';
import { OPEN, openGameIn } from './open';
import { isRecord, plainRecord, same, type Plain, type PlainRecord } from './plain';
import { refused, SAVED, type Read, type Saved } from './types';
import type { Change, Check, Place } from './write';

/** What somebody is called from now on at a table with these others; `null` where they sit there under that name too. */
export type NewName = (others: readonly string[]) => string | null;

/** `together`: at one table there would be the same name twice. Nothing was changed. */
export type Renamed = Saved | { readonly ok: false; readonly why: 'together' };

type Path = readonly string[];

/** Where a row has the names of a table, and where texts that people typed may name somebody. */
interface Where {
	readonly names: readonly Path[];
	readonly texts: readonly Path[];
}
const GAME: Where = {
	names: [
		['title', 'names'],
		['head', 'setup', 'names'],
		['recap', 'people', 'name'],
	],
	texts: [
		['recap', 'facts', 'text'],
		['recap', 'facts', 'announcement', 'wills', 'text'],
	],
};
const ENTRY: Where = { names: [], texts: [['entry', 'answer', 'text']] };
const GROUP: Where = { names: [['seats']], texts: [['name']] };
const PRESETS: Where = { names: [], texts: [['value', 'name']] };

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
		if (from === '') return SAVED;
		const pointer = await this.#store.get(OPEN);
		if (!pointer.ok) return pointer;
		const open = openGameIn(pointer.value);
		const rows = await this.#rows(from, open, inTexts);
		if (!rows.ok) return rows;
		const checks: Check[] = [
			// A game begun meanwhile may be one that was read as set aside.
			{ ...OPEN, holds: (stored) => openGameIn(stored) === open, otherwise: 'open-game' },
		];
		const changes: Change[] = [];
		for (const { place, row, where } of rows.value) {
			const others = [...namesIn(row, where)].filter((name) => name !== from);
			const sits = others.length < namesIn(row, where).size;
			const name = sits ? to(others) : from;
			if (name === null) return refused('together');
			const renamed = where.names.reduce(
				(all, path) => at(all, path, (it) => (it === from ? name : it)),
				row,
			);
			const changed = inTexts
				? where.texts.reduce((all, path) => at(all, path, (it) => without(from, it)), renamed)
				: renamed;
			if (changed === row) continue;
			changes.push({ ...place, row: changed });
			checks.push({ ...place, holds: (stored) => same(stored, row), otherwise: 'taken' });
		}
		return changes.length === 0 ? SAVED : this.#store.write({ checks, changes });
	}

	/** Every row that may name them, but those of the open game. */
	async #rows(name: string, open: string | null, inTexts: boolean): Promise<Read<readonly Row[]>> {
		const all: Row[] = [];
		for (const [table, where] of [
			['games', GAME],
			['groups', GROUP],
			['settings', PRESETS],
		] as const) {
			const rows = await this.#store.list(table);
			if (!rows.ok) return rows;
			for (const row of soundOf(rows.value)) {
				const key = String(row[table === 'settings' ? 'key' : 'id']);
				if ((table === 'games' && key === open) || (table === 'settings' && key !== 'presets')) continue;
				all.push({ place: { table, key }, row, where });
				if (table !== 'games' || !inTexts || !namesIn(row, GAME).has(name)) continue;
				const entries = await this.#store.list('entries', key);
				if (!entries.ok) return entries;
				for (const entry of soundOf(entries.value))
					all.push({
						place: { table: 'entries', key: [key, Number(entry['n'])] },
						row: entry,
						where: ENTRY,
					});
			}
		}
		return { ok: true, value: all };
	}
}

interface Row {
	readonly place: Place;
	readonly row: PlainRecord;
	readonly where: Where;
}

/** The rows that are plain data: nothing can be changed in any other. */
const soundOf = (rows: readonly unknown[]): readonly PlainRecord[] =>
	rows.map((row) => plainRecord(row)).filter((row) => row !== null);

function namesIn(row: PlainRecord, { names }: Where): ReadonlySet<string> {
	const found = new Set<string>();
	for (const path of names)
		at(row, path, (name) => {
			if (typeof name === 'string') found.add(name);
			return name;
		});
	return found;
}

/** A row in which whatever lies at the path is another, in every item of a list; the row itself where nothing changes. */
function at(row: PlainRecord, [key, ...rest]: Path, change: (value: Plain) => Plain): PlainRecord {
	const value = key === undefined ? undefined : row[key];
	if (key === undefined || value === undefined) return row;
	const changed = within(value, rest, change);
	return changed === value ? row : { ...row, [key]: changed };
}

function within(value: Plain, path: Path, change: (value: Plain) => Plain): Plain {
	if (isList(value)) {
		const items = value.map((item) => within(item, path, change));
		return items.every((item, n) => item === value[n]) ? value : items;
	}
	if (path.length === 0) return change(value);
	return isRow(value) ? at(value, path, change) : value;
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const isRow = (value: Plain): value is PlainRecord => isRecord(value);

/** A text without a name, where the name stands as a word of its own. */
function without(name: string, text: Plain): Plain {
	if (typeof text !== 'string') return text;
	const word = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
	return text.replace(
		new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])${word}(?![\\p{L}\\p{M}\\p{N}])`, 'gu'),
		`$1${GONE}`,
	);
}
