// What a backup takes out and brings back: finished games with their logs, and groups. Neither the open game nor one set
// aside is ever part of it, and neither is touched by it (K14, K19).
import type { Store } from './db';
import type { Groups } from './groups';
import type { History } from './history';
import { OPEN, openGameIn } from './open';
import { isRecord, same, type PlainRecord } from './plain';
import type { GameHead, Group, Read, Saved } from './types';
import type { Change, Check } from './write';

/** A finished game with its log. */
export interface KeptGame {
	readonly head: GameHead;
	readonly entries: readonly PlainRecord[];
}

export interface Kept {
	readonly games: readonly KeptGame[];
	readonly groups: readonly Group[];
}

/** What was new to this tablet, how much of it was here already, and whether it is stored. */
export interface Added {
	readonly games: number;
	readonly groups: number;
	readonly known: number;
	readonly saved: Saved;
}

const NOTHING = { games: 0, groups: 0, known: 0 };

export class Archive {
	readonly #store: Store;
	readonly #history: History;
	readonly #groups: Groups;

	constructor(store: Store, history: History, groups: Groups) {
		this.#store = store;
		this.#history = history;
		this.#groups = groups;
	}

	/** All finished games and all groups, as far as their records are sound. */
	async all(): Promise<Read<Kept>> {
		const groups = await this.#groups.list();
		if (!groups.ok) return groups;
		const finished = await this.#history.finished();
		if (!finished.ok) return finished;
		const games: KeptGame[] = [];
		for (const { id } of finished.value) {
			const { ok, ...game } = await this.#history.load(id);
			if (ok && 'head' in game && game.damage === null)
				games.push({ head: game.head, entries: game.entries });
		}
		return { ok: true, value: { games, groups: groups.value } };
	}

	/**
	 * Adds, in one transaction, what this tablet does not have yet; what it has stays as it is. Refused as `open-game` where
	 * one of the games is in play here.
	 */
	async add({ games, groups }: Kept): Promise<Added> {
		const [rows, tables] = [await this.#store.list('games'), await this.#store.list('groups')];
		if (!rows.ok) return { ...NOTHING, saved: rows };
		if (!tables.ok) return { ...NOTHING, saved: tables };
		const isNew = (known: readonly unknown[]) => {
			const ids = new Set(known.map((row) => isRecord(row) && row['id']));
			return ({ id }: { readonly id: string }) => !ids.has(id);
		};
		const newGames = games.filter(({ head }) => isNew(rows.value)(head));
		const newGroups = groups.filter(isNew(tables.value));
		const added = newGames.length + newGroups.length;
		const changes: Change[] = [
			...newGames.map(({ head }): Change => ({ table: 'games', key: head.id, row: head })),
			...newGames.flatMap(({ head: { id: game }, entries }) =>
				entries.map((entry, n): Change => ({ table: 'entries', key: [game, n], row: { game, n, entry } })),
			),
			...newGroups.map((group): Change => ({ table: 'groups', key: group.id, row: group })),
		];
		const isFree = ({ row, ...place }: Change): Check => ({
			...place,
			holds: (stored) => stored === null || same(stored, row),
			otherwise: 'taken',
		});
		const holds = (stored: unknown) => games.every(({ head }) => head.id !== openGameIn(stored));
		const saved = await this.#store.write({
			checks: [
				{ ...OPEN, holds, otherwise: 'open-game' },
				...changes.filter(({ table }) => table !== 'entries').map(isFree),
			],
			changes,
		});
		return {
			games: newGames.length,
			groups: newGroups.length,
			known: games.length + groups.length - added,
			saved,
		};
	}
}
