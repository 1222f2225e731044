import { vi } from 'vitest';

/** A service worker as far as the page can see it: it takes messages and answers through the port they bring. */
export class FakeWorker extends EventTarget {
	readonly scriptURL = new URL('/service-worker.js', location.href).href;
	readonly heard: unknown[] = [];
	state = 'activated';
	/** Whether it finds all its files in the cache. */
	complete = true;

	postMessage(data: unknown, [port]: MessagePort[] = []): void {
		this.heard.push(data);
		port?.postMessage(this.complete);
	}

	become(state: string): void {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

export class FakeRegistration extends EventTarget {
	active: FakeWorker | null = null;
	waiting: FakeWorker | null = null;
	installing: FakeWorker | null = null;
	readonly update = vi.fn(() => Promise.resolve());
	#ready: (registration: this) => void = () => undefined;
	/** Resolves once a worker is active. */
	readonly ready = new Promise<this>((ready) => (this.#ready = ready));

	activate(worker: FakeWorker): void {
		if (this.waiting === worker) this.waiting = null;
		this.active = worker;
		this.#ready(this);
	}
}

/** Puts `navigator.serviceWorker` into the page: one registration, which `register` gives or refuses. */
export function serviceWorkers(registration: FakeRegistration, refusal?: Error): EventTarget {
	const container = Object.assign(new EventTarget(), {
		controller: registration.active,
		ready: registration.ready,
		register: () => (refusal ? Promise.reject(refusal) : Promise.resolve(registration)),
	});
	vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: container }));
	return container;
}
