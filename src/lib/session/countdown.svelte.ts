// Time that runs out in front of everybody. It rings; it never decides anything by itself.
import type { Request } from '$lib/engine/index';

/** Two clocks in milliseconds: one that knows the hour, even after sleep, and one that nobody can set. */
interface Clocks {
	readonly wall: () => number;
	readonly steady: () => number;
}
const CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** How far the two clocks may drift apart between two ticks, in ms, before somebody must have set one. */
const DRIFT = 5_000;

export class Countdown {
	readonly #clocks: Clocks;
	/** The time that was left at the last tick, in ms. */
	#left = $state(0);
	#deadline = $state<number | null>(null);
	#jumped = $state(false);
	#seen: { readonly wall: number; readonly steady: number };

	/** Runs from now on. */
	constructor(seconds: number, clocks: Clocks = CLOCKS) {
		this.#clocks = clocks;
		this.#left = seconds * 1000;
		this.#seen = { wall: clocks.wall(), steady: clocks.steady() };
		this.#deadline = this.#seen.wall + this.#left;
	}

	/** Whole seconds until the end, rounded up; 0 when it is over. */
	get seconds(): number {
		return Math.ceil(this.#left / 1000);
	}
	get running(): boolean {
		return this.#deadline !== null;
	}
	/** The tablet's clock was changed while time ran, and so it has stopped. */
	get jumped(): boolean {
		return this.#jumped;
	}

	start(): void {
		this.#look();
		this.#jumped = false;
		if (this.#left > 0) this.#deadline = this.#clocks.wall() + this.#left;
	}
	pause(): void {
		this.tick();
		this.#deadline = null;
	}
	add(seconds: number): void {
		this.#left += seconds * 1000;
		if (this.#deadline !== null) this.#deadline += seconds * 1000;
	}
	/** Looks at the clock. `slept`: the page was hidden meanwhile, when the steady clock may have stood still. */
	tick(slept = false): void {
		const before = this.#seen;
		this.#look();
		if (this.#deadline === null) return;
		const [wall, steady] = [this.#seen.wall - before.wall, this.#seen.steady - before.steady];
		if (!slept && Math.abs(wall - steady) > DRIFT) {
			this.#jumped = true;
			this.#deadline = null;
			return;
		}
		this.#left = Math.max(0, this.#deadline - this.#seen.wall);
		if (this.#left === 0) this.#deadline = null;
	}

	#look(): void {
		this.#seen = { wall: this.#clocks.wall(), steady: this.#clocks.steady() };
	}
}

const times = new WeakMap<Request, Countdown>();

/** The time of one request, begun when it is first asked for: whoever looks up the rules meanwhile loses none of it. */
export function timeFor(request: Request, seconds: number): Countdown {
	const time = times.get(request) ?? new Countdown(seconds);
	times.set(request, time);
	return time;
}
