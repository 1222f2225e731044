// The games of the past: finished, or set aside. The open game is none of them, and cannot be read from here (K14).
import type { Store } from './db';
import { loadGame, readHead, type Loaded } from './log';
import { OPEN, openGameIn } from './open';
import { isRecord } from './plain';
import { refused, type GameHead, type Listed, type Read, type Refusal, type Saved } from './types';
import { deletions } from './write';

export class History {
	readonly #store: Store;

	constructor(store: Store) {
		this.#store = store;
	}

	/** The finished games, the newest first. */
	async finished(): Promise<Read<readonly GameHead[]>> {
		const pointer = await this.#store.get(OPEN);
		const rows = await this.#store.list('games');
		if (!pointer.ok) return pointer;
		if (!rows.ok) return rows;
		const open = openGameIn(pointer.value);
		const heads = rows.value.flatMap((row) => readHead(row) ?? []);
		const finished = heads.filter(({ id, finishedAt }) => finishedAt !== null && id !== open);
		return { ok: true, value: finished.sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0)) };
	}

	/** The games that were set aside, those with a damaged record among them, the newest first. */
	async aside(): Promise<Read<readonly Listed[]>> {
		const pointer = await this.#store.get(OPEN);
		const rows = await this.#store.list('games');
		if (!pointer.ok) return pointer;
		if (!rows.ok) return rows;
		const open = openGameIn(pointer.value);
		const games = rows.value.filter(isRecord).map((row) => ({ id: String(row['id']), head: readHead(row) }));
		const aside = games.filter(({ id, head }) => id !== open && (head?.finishedAt ?? null) === null);
		aside.sort((a, b) => (b.head?.createdAt ?? 0) - (a.head?.createdAt ?? 0));
		return { ok: true, value: aside.map(({ id, head }) => ({ id, title: head?.title ?? null })) };
	}

	/** One game of the past, as far as its record is sound. */
	async load(id: string): Promise<Loaded> {
		const refusal = await this.#refuses(id);
		return refusal === null ? loadGame(this.#store, id) : refused(refusal);
	}

	/** Everything stored of a game of the past, sound or not, as text to keep in a file and look into. */
	async rawText(id: string): Promise<Read<string> | { readonly ok: false; readonly why: Refusal }> {
		const refusal = await this.#refuses(id);
		if (refusal !== null) return refused(refusal);
		const game = await this.#store.get({ table: 'games', key: id });
		const entries = await this.#store.list('entries', id);
		if (!game.ok) return game;
		if (!entries.ok) return entries;
		if (game.value === null) return refused('missing');
		const text = JSON.stringify({ game: game.value, entries: entries.value }, printable, '\t');
		return { ok: true, value: text };
	}

	/** Deletes a game of the past with all of its log. */
	async remove(id: string): Promise<Saved> {
		const entries = await this.#store.list('entries', id);
		if (!entries.ok) return entries;
		return this.#store.write({
			checks: [{ ...OPEN, holds: (stored) => openGameIn(stored) !== id, otherwise: 'open-game' }],
			changes: [{ table: 'games', key: id, row: null }, ...deletions(entries.value)],
			makesRoom: true,
		});
	}

	async #refuses(id: string): Promise<Refusal | null> {
		const pointer = await this.#store.get(OPEN);
		if (!pointer.ok) return pointer.why;
		return openGameIn(pointer.value) === id ? 'open-game' : null;
	}
}

/** A damaged record may hold what JSON has no word for. */
function printable(_key: string, value: unknown): unknown {
	return typeof value === 'bigint' ? `${value}n` : value;
}
