// The open game: one at most, with one window that writes it, and one write per decision.
import type { Store } from './db';
import { loadGame, readHead, type Loaded } from './log';
import { OPEN, openGameIn, openRow } from './open';
import { isNumber, isRecord, plainRecord, same, type PlainRecord } from './plain';
import { refused, type GameHead, type Listed, type Read, type Saved } from './types';
import { deletions, type Check, type Place } from './write';

/** What the session knows of a new game; `head` is its setup and seed, any plain data. */
export interface NewGame extends Pick<GameHead, 'id' | 'format' | 'rules' | 'title'> {
	readonly head: unknown;
}

export class Games {
	readonly #store: Store;
	readonly #writer: string;
	readonly #now: () => number;
	/** The game this window writes. */
	#live: GameHead | null = null;

	/** `writer` names this window among all; `now` is the wall clock in milliseconds. */
	constructor(store: Store, writer: string, now: () => number) {
		this.#store = store;
		this.#writer = writer;
		this.#now = now;
	}

	/** Stores a new game, which is then the open one and this window's to write. Refused while another is open. */
	async createGame(game: NewGame): Promise<Saved> {
		const { id, format, rules, title, head } = game;
		const row = plainRecord({
			id,
			format,
			rules,
			title,
			head,
			createdAt: this.#now(),
			finishedAt: null,
			recap: null,
		});
		const created = readHead(row);
		if (row === null || created === null) return refused('invalid');
		const pointer = await this.#store.get(OPEN);
		if (!pointer.ok) return pointer;
		const open = await this.openGame();
		if (!open.ok) return open;
		if (open.value !== null && open.value.id !== id) return refused('open-game');
		const mine = openRow(id, this.#writer);
		const holds = (stored: unknown) => same(stored, pointer.value) || same(stored, mine);
		const saved = await this.#store.write({
			checks: [{ ...OPEN, holds, otherwise: 'open-game' }],
			changes: [
				{ table: 'games', key: id, row },
				{ ...OPEN, row: mine },
			],
		});
		if (saved.ok || saved.why === 'memory') this.#live = created;
		return saved;
	}

	/**
	 * Stores the n-th decision of the open game, counting from 0. Saying the same again changes nothing. Refused as `taken`
	 * where another window writes the game or the n-th decision is another (K21), as `gap` where the one before is missing.
	 * Whoever is refused stops, and resumes.
	 */
	async append(id: string, n: number, entry: unknown): Promise<Saved> {
		const sound = plainRecord(entry);
		if (sound === null || !Number.isSafeInteger(n) || n < 0) return refused('invalid');
		const row: PlainRecord = { game: id, n, entry: sound };
		const place: Place = { table: 'entries', key: [id, n] };
		const before: Place = { table: 'entries', key: [id, n - 1] };
		const free: Check = {
			...place,
			holds: (stored) => stored === null || same(stored, row),
			otherwise: 'taken',
		};
		const follows: Check = { ...before, holds: (stored) => n === 0 || stored !== null, otherwise: 'gap' };
		return this.#store.write({ checks: [this.#isMine(id), free, follows], changes: [{ ...place, row }] });
	}

	/** The one unfinished game, or null; nothing of it that is secret. */
	async openGame(): Promise<Read<Listed | null>> {
		const pointer = await this.#store.get(OPEN);
		if (!pointer.ok) return pointer;
		const id = openGameIn(pointer.value);
		if (id === null) return { ok: true, value: null };
		const stored = await this.#store.get({ table: 'games', key: id });
		if (!stored.ok) return stored;
		return {
			ok: true,
			value: stored.value === null ? null : { id, title: readHead(stored.value)?.title ?? null },
		};
	}

	/** Takes the open game over for this window, whose writes alone are accepted from now on, and loads it. */
	async resume(id: string): Promise<Loaded> {
		const claimed = await this.#store.write({
			checks: [{ ...OPEN, holds: (stored) => openGameIn(stored) === id, otherwise: 'missing' }],
			changes: [{ ...OPEN, row: openRow(id, this.#writer) }],
		});
		if (!claimed.ok && claimed.why !== 'memory') return refused(claimed.why);
		const loaded = await loadGame(this.#store, id);
		if (loaded.ok) this.#live = loaded.head;
		return loaded;
	}

	/** Gives up what a damaged log dropped, so that the open game can go on after its first `length` entries. */
	async dropTail(id: string, length: number): Promise<Saved> {
		const rows = await this.#store.list('entries', id);
		if (!rows.ok) return rows;
		const tail = rows.value.filter((row) => isRecord(row) && isNumber(row['n']) && row['n'] >= length);
		return this.#store.write({ checks: [this.#isMine(id)], changes: deletions(tail) });
	}

	/** Closes the open game for good, with all there is to tell of it. Only where it was created or resumed. */
	async finish(id: string, recap: unknown): Promise<Saved> {
		if (this.#live?.id !== id) return refused('taken');
		const row = plainRecord({ ...this.#live, finishedAt: this.#now(), recap });
		if (row === null) return refused('invalid');
		const mine = this.#isMine(id);
		const isUnfinished = (stored: unknown) => readHead(stored)?.finishedAt === null || same(stored, row);
		return this.#store.write({
			checks: [
				{ ...mine, holds: (stored) => stored === null || mine.holds(stored) },
				{ table: 'games', key: id, holds: isUnfinished, otherwise: 'taken' },
			],
			changes: [
				{ table: 'games', key: id, row },
				{ ...OPEN, row: null },
			],
		});
	}

	/** Leaves the open game for good without an end: it is kept as it is, and makes room for another. */
	setAside(id: string): Promise<Saved> {
		const holds = (stored: unknown) => stored === null || openGameIn(stored) === id;
		return this.#store.write({
			checks: [{ ...OPEN, holds, otherwise: 'missing' }],
			changes: [{ ...OPEN, row: null }],
		});
	}

	#isMine(id: string): Check {
		const mine = openRow(id, this.#writer);
		return { ...OPEN, holds: (stored) => same(stored, mine), otherwise: 'taken' };
	}
}
