// The only door to the disk. It never throws and never hangs: every answer is a value, and what the disk will not take
// is kept in this window until it does, so that no evening is lost to a full or broken disk.
import { Connection } from './connection';
import type { Disk } from './disk';
import { same } from './plain';
import { refused, SAVED, type Read, type Refusal, type Saved, type State } from './types';
import { Unsaved } from './unsaved';
import type { Place, Table, Write } from './write';

export interface StoreOptions {
	/** The browser's own unless given. */
	readonly indexedDB?: IDBFactory;
	/** How long the disk may take to answer, in milliseconds, before the game goes on without it. */
	readonly patience?: number;
}

export class Store {
	readonly #connection: Connection;
	readonly #unsaved = new Unsaved();
	readonly #watchers = new Set<(state: State) => void>();
	#state: State = { mode: 'closed' };
	#opening: Promise<void> | null = null;
	#healing: Promise<Saved> | null = null;
	#last: Promise<unknown> = Promise.resolve();

	constructor({ patience = 4000, ...options }: StoreOptions = {}) {
		this.#connection = new Connection({
			...options,
			patience,
			blocked: () => this.#enter({ mode: 'shut', why: 'blocked' }),
			outdated: () => this.#enter({ mode: 'shut', why: 'too-new' }),
		});
	}

	get state(): State {
		return this.#state;
	}

	/** Calls back at every change of state; gives the function that stops it. */
	watch(watcher: (state: State) => void): () => void {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	}

	/**
	 * Opens the disk, once; all other calls do so by themselves. Without a disk (private mode, storage refused) the store
	 * works in memory until the window closes. Blocked by another window, it answers so at once and opens later by itself.
	 */
	async open(): Promise<State> {
		this.#opening ??= new Promise((answer) => {
			const stop = this.watch(() => {
				stop();
				answer();
			});
			void this.#next(() => this.#reach((disk) => disk.probe()));
		});
		await this.#opening;
		return this.#state;
	}

	/** Lets go of the disk; the next call opens it again. */
	async close(): Promise<void> {
		await this.#next(async () => this.#connection.close());
	}

	/**
	 * Tries whether the disk is still there, which it often is not when a tablet wakes up; opens it anew if need be, and
	 * saves what could not be saved before. Answers the first refusal among that, if another window wrote meanwhile.
	 */
	async heal(): Promise<Saved> {
		const state = await this.open();
		if (state.mode === 'shut') return refused(state.why);
		if (isWithoutDisk(state)) return refused('memory');
		return this.#next(async () => {
			const answered = await this.#reach((disk) => disk.probe());
			return answered === undefined ? this.#kept() : this.#flush();
		});
	}

	/** The row at a place: null where there is none, and possibly damaged. */
	get(place: Place): Promise<Read<unknown>> {
		return this.#read(async () => {
			const waiting = this.#unsaved.find(place);
			if (waiting !== undefined) return waiting;
			return this.#stored((disk) => disk.get(place.table, place.key), null);
		});
	}

	/** All rows of a table, in no particular order and possibly damaged; of one game, where one is given. */
	list(table: Table, game?: string): Promise<Read<readonly unknown[]>> {
		return this.#read(async () => {
			const stored = await this.#stored((disk) => disk.list(table, game), []);
			return stored && this.#unsaved.over(table, stored, game);
		});
	}

	/** Does a write whole or not at all, after all writes before it. */
	async write(write: Write): Promise<Saved> {
		const state = await this.open();
		if (state.mode === 'shut') return refused(state.why);
		if (state.mode === 'memory') return this.#keep(write, isWithoutDisk(state));
		const waiting = this.#unsaved.push(write);
		await this.#next(() => this.#flush());
		return waiting.saved ?? this.#kept();
	}

	/** The table does not wait for a disk in trouble: that is tried again behind the back of the game. */
	#keep(write: Write, thereIsNoDisk: boolean): Saved {
		const refusal = this.#unsaved.refuses(write, thereIsNoDisk);
		if (refusal !== null) return refused(refusal);
		this.#unsaved.push(write);
		this.#healing ??= this.heal().finally(() => (this.#healing = null));
		return this.#kept();
	}

	/** Brings everything unsaved to the disk, and all that comes meanwhile; the first refusal among it, if any. */
	async #flush(): Promise<Saved> {
		let first: Refusal | null = null;
		while (this.#unsaved.writes.length > 0) {
			const answers = await this.#commit(this.#unsaved.writes);
			if (answers === undefined) return this.#kept();
			this.#unsaved.settle(answers);
			first ??= answers.find((answer) => answer !== null) ?? null;
		}
		this.#enter({ mode: 'disk' });
		return first === null ? SAVED : refused(first);
	}

	async #commit(writes: readonly Write[]): Promise<readonly (Refusal | null)[] | undefined> {
		const answers = await this.#reach((disk) => disk.commit(writes));
		const roomy = writes.filter(({ makesRoom }) => makesRoom);
		if (answers !== undefined || roomy.length === 0) return answers;
		// The disk may be full, and what makes room must not wait behind what needs it.
		await this.#reach((disk) => disk.commit(roomy));
		return this.#reach((disk) => disk.commit(writes));
	}

	/** What is true of a write that did not reach the disk. */
	#kept(): Saved {
		return refused(this.#state.mode === 'shut' ? this.#state.why : 'memory');
	}

	async #read<T>(look: () => Promise<T | undefined>): Promise<Read<T>> {
		const state = await this.open();
		if (state.mode === 'shut') return refused(state.why);
		const value = await this.#next(look);
		if (value !== undefined) return { ok: true, value };
		return refused(this.#state.mode === 'shut' ? this.#state.why : 'unreadable');
	}

	/** What the disk says, or `nothing` where there is no disk; undefined where it does not answer. */
	async #stored<T>(look: (disk: Disk) => Promise<T>, nothing: T): Promise<T | undefined> {
		return isWithoutDisk(this.#state) ? nothing : this.#reach(look);
	}

	/** Works on the disk. Undefined if that fails: then the state says why. */
	async #reach<T>(work: (disk: Disk) => Promise<T>): Promise<T | undefined> {
		const reached = await this.#connection.reach(work);
		if (reached.ok) {
			if (this.#unsaved.writes.length === 0) this.#enter({ mode: 'disk' });
			return reached.value;
		}
		const wasNeverOpen = this.#state.mode === 'closed' || this.#state.mode === 'shut';
		if (reached.why === 'too-new') this.#enter({ mode: 'shut', why: 'too-new' });
		else this.#enter({ mode: 'memory', why: wasNeverOpen ? 'no-disk' : reached.why });
		return undefined;
	}

	/** One after the other: a write is never overtaken, and a lost connection is opened once. */
	#next<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#last.then(work);
		this.#last = result.catch(() => undefined);
		return result;
	}

	#enter(state: State): void {
		if (same(this.#state, state)) return;
		this.#state = state;
		this.#watchers.forEach((watcher) => watcher(state));
	}
}

function isWithoutDisk(state: State): boolean {
	return state.mode === 'memory' && state.why === 'no-disk';
}
