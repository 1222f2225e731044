// One connection to IndexedDB, through Dexie. It throws; the store above turns what it throws into answers.
import { Dexie } from 'dexie';
import { isRecord } from './plain';
import type { Refusal } from './types';
import { TABLES, type Key, type Table, type Write } from './write';

/** The version of the tables. Raise it with every change of TABLES, and whenever older code must not write any more. */
const SCHEMA = 1;

const NAME = 'plenilunio';

/** A newer version of the app has been here: this one must not touch anything. */
class TooNew extends Error {}

/** The disk does not answer. Nobody knows whether it will. */
class TooSlow extends Error {}

/** What an error of the disk means. `lost`: a new connection may help, and often does. */
type Fault = 'too-new' | 'too-slow' | 'full' | 'lost';

/** Reads an error thrown here. Dexie wraps the browser's own errors, at times more than once. */
export function faultOf(error: unknown): Fault {
	if (error instanceof TooNew) return 'too-new';
	if (error instanceof TooSlow) return 'too-slow';
	if (!isRecord(error)) return 'lost';
	return error['name'] === 'QuotaExceededError' ? 'full' : faultOf(error['inner']);
}

export interface DiskOptions {
	/** The browser's own unless given. */
	readonly indexedDB?: IDBFactory;
	/** How long an answer may take, in milliseconds. */
	readonly patience: number;
	/** Another window keeps an older version open: opening goes on waiting until it is closed. */
	readonly blocked: () => void;
	/** A newer version wants to take over: this connection has closed to let it. */
	readonly outdated: () => void;
}

export class Disk {
	readonly #dexie: Dexie;
	readonly #patience: number;

	private constructor(dexie: Dexie, patience: number) {
		this.#dexie = dexie;
		this.#patience = patience;
	}

	/** Opens a new connection. Throws what `faultOf` reads. */
	static async open(options: DiskOptions): Promise<Disk> {
		const dexie = new Dexie(NAME, {
			indexedDB: onlyThisVersion(options.indexedDB ?? globalThis.indexedDB),
			autoOpen: false,
			cache: 'disabled', // with the cache, a row is shown before it is stored
			chromeTransactionDurability: 'strict', // answered means on the disk, not on its way there (K20)
		});
		dexie.version(SCHEMA).stores(TABLES);
		// Dexie tells all windows which keys changed. Nobody here listens, so nothing is said.
		dexie.unuse({ stack: 'dbcore', name: 'Observability' });
		const limit = timeLimit(options.patience);
		// Returning false keeps Dexie from answering both events itself, on the console.
		dexie.on('blocked', () => {
			limit.lift();
			options.blocked();
			return false;
		});
		dexie.on('versionchange', (event) => {
			dexie.close();
			if (event.newVersion !== null) options.outdated();
			return false;
		});
		try {
			await Promise.race([dexie.open().then(() => stamp(dexie)), limit.over]);
			return new Disk(dexie, options.patience);
		} catch (error) {
			dexie.close();
			throw error;
		} finally {
			limit.lift();
		}
	}

	close(): void {
		this.#dexie.close();
	}

	/** Asks the disk for the least there is to ask. */
	probe(): Promise<number> {
		return this.#answer(this.#dexie.table('meta').count());
	}

	/** The row at a place, null where there is none. */
	async get(table: Table, key: Key): Promise<unknown> {
		const row: unknown = await this.#answer(this.#dexie.table(table).get(key));
		return row ?? null;
	}

	/** All rows of a table, in the order of their keys; of one game, where one is given. */
	list(table: Table, game?: string): Promise<unknown[]> {
		const rows = this.#dexie.table<unknown>(table);
		if (game === undefined) return this.#answer(rows.toArray());
		return this.#answer(rows.where('[game+n]').between([game, Dexie.minKey], [game, Dexie.maxKey]).toArray());
	}

	/**
	 * Does the writes in their order in one transaction, with nothing but requests to the database inside: a transaction
	 * commits itself as soon as it is made to wait for anything else. A write whose check fails is left out, and its
	 * refusal stands at its place in the answer.
	 */
	commit(writes: readonly Write[]): Promise<readonly (Refusal | null)[]> {
		const dexie = this.#dexie;
		return this.#answer(
			dexie.transaction('rw', Object.keys(TABLES), async () => {
				const refusals: (Refusal | null)[] = [];
				for (const write of writes) refusals.push(await apply(dexie, write));
				return refusals;
			}),
		);
	}

	async #answer<T>(work: PromiseLike<T>): Promise<T> {
		const limit = timeLimit(this.#patience);
		try {
			return await Promise.race([work, limit.over]);
		} finally {
			limit.lift();
		}
	}
}

async function apply(dexie: Dexie, { checks = [], changes }: Write): Promise<Refusal | null> {
	const rows: unknown[] = await Promise.all(checks.map(({ table, key }) => dexie.table(table).get(key)));
	const failed = checks.find(({ holds }, at) => !holds(rows[at] ?? null));
	if (failed) return failed.otherwise;
	await Promise.all(
		changes.map(({ table, key, row }) =>
			row === null ? dexie.table(table).delete(key) : dexie.table(table).put(row),
		),
	);
	return null;
}

/** Leaves our own version in the database, and refuses to go on where a higher one is found. */
async function stamp(dexie: Dexie): Promise<void> {
	const found: unknown = await dexie.table('meta').get('schema');
	const schema = isRecord(found) ? found['value'] : undefined;
	if (typeof schema === 'number' && schema > SCHEMA) throw new TooNew();
	if (schema !== SCHEMA) await dexie.table('meta').put({ key: 'schema', value: SCHEMA });
}

/**
 * Dexie opens a newer database without a word: it asks for its own version first, then for any. This factory grants
 * only the first, so that code of yesterday never writes into the tables of tomorrow.
 */
function onlyThisVersion(factory: IDBFactory): Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases'> {
	return {
		open(name, version) {
			if (version !== SCHEMA * 10) throw new TooNew(); // Dexie counts in tenths
			return factory.open(name, version);
		},
		deleteDatabase: (name) => factory.deleteDatabase(name),
		databases: () => factory.databases(),
	};
}

function timeLimit(milliseconds: number): { readonly over: Promise<never>; readonly lift: () => void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const over = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TooSlow()), milliseconds);
	});
	return { over, lift: () => clearTimeout(timer) };
}
