// The only door to the disk. It never throws and never hangs: every answer is a value, and what the disk will not take
// is kept in this window until it does, so that no evening is lost to a full or broken disk.
import { Disk, faultOf, type Fault } from './disk';
import { same } from './plain';
import { refused, SAVED, type Read, type Saved, type State } from './types';
import { Unsaved } from './unsaved';
import type { Place, Table, Write } from './write';

/** How often a lost connection is opened anew before the disk counts as broken. */
const RETRIES = 3;

export interface StoreOptions {
	/** The browser's own unless given. */
	readonly indexedDB?: IDBFactory;
	/** How long the disk may take to answer, in milliseconds, before the game goes on without it. */
	readonly patience?: number;
}

export class Store {
	readonly #options: StoreOptions;
	readonly #unsaved = new Unsaved();
	readonly #watchers = new Set<(state: State) => void>();
	#state: State = { mode: 'closed' };
	#disk: Disk | null = null;
	#opening: Promise<void> | null = null;
	#last: Promise<unknown> = Promise.resolve();

	constructor(options: StoreOptions = {}) {
		this.#options = options;
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
		await this.#next(async () => this.#disconnect());
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
			await this.#reach((disk) => disk.probe());
			return this.#flush();
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
		if (state.mode !== 'memory') {
			const waiting = this.#unsaved.push(write);
			await this.#next(() => this.#flush());
			return this.#state.mode === 'shut' ? refused(this.#state.why) : waiting.saved;
		}
		// The table must not wait for a disk in trouble: it is tried again behind the back of the game.
		const refusal = this.#unsaved.refuses(write, isWithoutDisk(state));
		if (refusal !== null) return refused(refusal);
		this.#unsaved.push(write);
		void this.heal();
		return refused('memory');
	}

	/** Brings everything unsaved to the disk; the first refusal among it, if any. */
	async #flush(): Promise<Saved> {
		const { writes } = this.#unsaved;
		let answers = writes.length > 0 ? await this.#reach((disk) => disk.commit(writes)) : [];
		const deletions = writes.filter(({ changes }) => changes.every(({ row }) => row === null));
		if (this.#state.mode === 'memory' && this.#state.why === 'full' && deletions.length > 0) {
			// What makes room must not wait behind what needs it.
			await this.#reach((disk) => disk.commit(deletions));
			answers = await this.#reach((disk) => disk.commit(writes));
		}
		this.#unsaved.settle(answers ?? []);
		if (this.#state.mode === 'shut') return refused(this.#state.why);
		if (this.#unsaved.writes.length > 0 || answers === undefined) return refused('memory');
		this.#enter({ mode: 'disk' });
		const refusal = answers.find((answer) => answer !== null);
		return refusal === undefined ? SAVED : refused(refusal);
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

	/** Works on the disk, over a new connection if the old one is lost. Undefined if it fails: then the state says why. */
	async #reach<T>(work: (disk: Disk) => Promise<T>): Promise<T | undefined> {
		let fault: Fault = 'lost';
		for (let attempt = 0; attempt <= RETRIES && !this.#isOutdated(); attempt++) {
			try {
				this.#disk ??= await this.#connect();
				const result = await work(this.#disk);
				if (this.#unsaved.writes.length === 0) this.#enter({ mode: 'disk' });
				return result;
			} catch (error) {
				fault = faultOf(error);
				if (fault === 'too-new') this.#enter({ mode: 'shut', why: 'too-new' });
				if (fault !== 'full') this.#disconnect();
				if (fault !== 'lost') break;
			}
		}
		const { mode } = this.#state;
		if (mode === 'closed' || (mode === 'shut' && !this.#isOutdated()))
			this.#enter({ mode: 'memory', why: 'no-disk' });
		else if (mode !== 'shut') this.#enter({ mode: 'memory', why: fault === 'full' ? 'full' : 'broken' });
		return undefined;
	}

	#connect(): Promise<Disk> {
		const { patience = 4000, ...options } = this.#options;
		return Disk.open({
			...options,
			patience,
			blocked: () => this.#enter({ mode: 'shut', why: 'blocked' }),
			outdated: () => this.#enter({ mode: 'shut', why: 'too-new' }),
		});
	}

	#disconnect(): void {
		this.#disk?.close();
		this.#disk = null;
	}

	/** One after the other: a write is never overtaken, and a lost connection is opened once. */
	#next<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#last.then(work);
		this.#last = result;
		return result;
	}

	#enter(state: State): void {
		if (same(this.#state, state)) return;
		this.#state = state;
		this.#watchers.forEach((watcher) => watcher(state));
	}

	#isOutdated(): boolean {
		return this.#state.mode === 'shut' && this.#state.why === 'too-new';
	}
}

function isWithoutDisk(state: State): boolean {
	return state.mode === 'memory' && state.why === 'no-disk';
}
