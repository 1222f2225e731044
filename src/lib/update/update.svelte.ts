import { dev } from '$app/env';
import { resolve } from '$app/paths';
import { messageSW, Workbox } from 'workbox-window';
import { workerAddress } from './worker-address';

/** What looking for a new version came to. */
type Search = 'found' | 'current' | 'unreachable';

/**
 * The stored copy of the app: whether it is complete, and whether a newer one waits. A newer version is only ever
 * offered, on the home screen; it takes over when a person asks for it, never by itself and never in a game.
 * Where there is no service worker (in development, in some private windows) nothing ever happens here.
 */
class Update {
	#available = $state(false);
	#offlineReady = $state(false);
	#registration: ServiceWorkerRegistration | undefined;

	/** A new version is stored and waits for `apply`. */
	get available(): boolean {
		return this.#available;
	}

	/** Every file of the app lies in the cache: from now on it starts with no network at all (K16). */
	get offlineReady(): boolean {
		return this.#offlineReady;
	}

	/** Stores the app and begins to watch for a waiting version. Called once, when the app starts. */
	async start(): Promise<void> {
		if (dev || !('serviceWorker' in navigator)) return;
		const workbox = new Workbox(workerAddress(resolve('/')));
		workbox.addEventListener('waiting', ({ sw }) => void this.#offer(sw));
		try {
			this.#registration = await workbox.register();
			const { active } = await navigator.serviceWorker.ready;
			this.#offlineReady = active !== null && (await messageSW(active, { type: 'IS_COMPLETE' })) === true;
		} catch {
			// The browser keeps no worker (a private window, a full disk): the app plays on, online only.
		}
	}

	/** The very first copy waits for a moment as well, and then takes over by itself: there is nothing newer in it. */
	async #offer(waiting: ServiceWorker | undefined): Promise<void> {
		const { active } = await navigator.serviceWorker.ready;
		this.#available = active !== waiting;
	}

	/** Looks for a new version, when a person asks for it. The only request the app itself ever causes. */
	async check(): Promise<Search> {
		const registration = this.#registration;
		if (!registration) return 'unreachable';
		try {
			await registration.update();
		} catch {
			return 'unreachable';
		}
		if (registration.installing && !(await isInstalled(registration.installing))) return 'unreachable';
		return registration.waiting ? 'found' : 'current';
	}

	/** Lets the waiting version take over, then loads the page once more. Only for a tap, and with no open game. */
	apply(): void {
		const waiting = this.#registration?.waiting;
		// Another window has let it in already.
		if (!waiting) return location.reload();
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
		void messageSW(waiting, { type: 'SKIP_WAITING' });
	}
}

/** Resolves once the worker has stored all its files (true) or has given up (false). */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
	return new Promise((settle) => {
		worker.addEventListener('statechange', () => settle(worker.state !== 'redundant'), { once: true });
	});
}

export const update = new Update();
