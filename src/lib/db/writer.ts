// One window writes, all others wait. The lock keeps two windows from showing the same game; should it fail or be
// missing, the open game's row still refuses whoever did not take it over last (K21).
import { isRecord } from './plain';

const LOCK = 'plenilunio-writer';
const CHANNEL = 'plenilunio';

/** All that windows ever say to each other. */
export interface Message {
	readonly type: 'yield';
	readonly game: string;
}

/** What is used of a BroadcastChannel. */
export interface Channel {
	postMessage(message: Message): void;
	onmessage: ((event: MessageEvent) => void) | null;
	close(): void;
}

export interface WriterOptions {
	/** Another window asks for the game: cover the screen and let go of it. The lock is released when this is done. */
	readonly onYield: () => void | Promise<void>;
	/** Another window has taken the lock without being answered, as a sleeping window is. Cover the screen, stop writing. */
	readonly onStolen: () => void;
	/** The browser's own unless given; null where the browser has none. */
	readonly locks?: Pick<LockManager, 'request'> | null;
	readonly channel?: Channel | null;
	/** How long the other window has to let go, in milliseconds. */
	readonly patience?: number;
}

export class Writer {
	readonly #options: WriterOptions;
	readonly #locks: Pick<LockManager, 'request'> | null;
	readonly #channel: Channel | null;
	#letGo: (() => void) | null = null;

	constructor(options: WriterOptions) {
		this.#options = options;
		this.#locks = options.locks === undefined ? (globalThis.navigator?.locks ?? null) : options.locks;
		this.#channel = options.channel === undefined ? openChannel() : options.channel;
		if (this.#channel) this.#channel.onmessage = ({ data }) => void this.#hear(data);
	}

	/** Whether this window is the one that writes. */
	get isWriting(): boolean {
		return this.#letGo !== null;
	}

	/** Asks to write, without insisting: `busy` while another window does. */
	async claim(): Promise<'writing' | 'busy'> {
		return this.isWriting || (await this.#request({ ifAvailable: true })) ? 'writing' : 'busy';
	}

	/** Asks the other window to let go, and takes the lock from it if it does not answer in time. */
	async takeOver(game: string): Promise<void> {
		if (this.isWriting) return;
		this.#channel?.postMessage({ type: 'yield', game });
		const limit = new AbortController();
		const timer = setTimeout(() => limit.abort(), this.#options.patience ?? 2000);
		const given = await this.#request({ signal: limit.signal });
		clearTimeout(timer);
		if (!given) await this.#request({ steal: true });
	}

	/** Lets another window write. */
	release(): void {
		this.#letGo?.();
		this.#letGo = null;
	}

	/** Releases, and stops listening. */
	close(): void {
		this.release();
		this.#channel?.close();
	}

	async #hear(message: unknown): Promise<void> {
		if (!this.isWriting || !isRecord(message) || message['type'] !== 'yield') return;
		try {
			await this.#options.onYield();
		} catch {
			// However that went, the other window must not wait for ever.
		}
		this.release();
	}

	/** Whether the lock was granted. A browser without locks, or one that refuses them, grants everything. */
	#request(options: LockOptions): Promise<boolean> {
		return new Promise((answer) => {
			let letGo: (() => void) | null = null;
			const write = (): Promise<void> =>
				new Promise((release) => {
					this.#letGo = letGo = release;
					answer(true);
				});
			if (this.#locks === null) return void write();
			this.#locks
				.request(LOCK, options, (lock) => (lock === null ? answer(false) : write()))
				.catch(() => {
					if (letGo !== null) this.#lose(letGo);
					else if (options.signal?.aborted) answer(false);
					else void write();
				});
		});
	}

	#lose(letGo: () => void): void {
		if (this.#letGo !== letGo) return;
		this.#letGo = null;
		this.#options.onStolen();
	}
}

function openChannel(): Channel | null {
	return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}
