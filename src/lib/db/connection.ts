// A connection that lasts: when the browser drops it, as WebKit does in its sleep, it is opened anew and the work is
// tried again. All work given to it must therefore be such that doing it twice is doing it once.
import { Disk, faultOf, type DiskOptions } from './disk';

/** How often a lost connection is opened anew before the disk counts as broken. */
const RETRIES = 3;

export type Reached<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly why: 'too-new' | 'full' | 'broken' };

export class Connection {
	readonly #options: DiskOptions;
	#disk: Disk | null = null;
	#isOutdated = false;

	constructor(options: DiskOptions) {
		const outdated = () => {
			this.#isOutdated = true;
			options.outdated();
		};
		this.#options = { ...options, outdated };
	}

	/** Works on the disk. Not to be called again before it has answered. */
	async reach<T>(work: (disk: Disk) => Promise<T>): Promise<Reached<T>> {
		for (let attempt = 0; attempt <= RETRIES && !this.#isOutdated; attempt++) {
			try {
				this.#disk ??= await Disk.open(this.#options);
				return { ok: true, value: await work(this.#disk) };
			} catch (error) {
				const fault = faultOf(error);
				if (fault === 'full') return { ok: false, why: 'full' };
				this.close();
				if (fault === 'too-new') return { ok: false, why: 'too-new' };
				if (fault === 'too-slow') break;
			}
		}
		return { ok: false, why: this.#isOutdated ? 'too-new' : 'broken' };
	}

	/** Lets go of the disk; the next work opens it again. */
	close(): void {
		this.#disk?.close();
		this.#disk = null;
	}
}
