// One finger on the glass: what it can do, how often it touched, and how long it had to wait.
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { Request, Seat } from '$lib/engine/index';
import { game } from '$lib/session/game.svelte';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { CONFIRM, READ, REVEAL_DELAY } from '$lib/ui/parts/hold';
import { pad } from '../screens/evening/evening';
import { lift, press } from '../screens/parts/fingers';
import { gone, main } from './glass';

/** What is on the glass: for all, covered in somebody's hands, or held. */
export interface Frame {
	readonly kind: 'public' | 'covered' | 'held';
	/** Whose hands the tablet is in, if anybody's. */
	readonly seat: Seat | null;
	/** Touches since the frame before, and how long the frame before refused to go on, in ms. */
	readonly taps: number;
	readonly dwell: number;
}
export type Watcher = (frame: Frame) => void;

/** How finely the time is told for which a page does not let go, in ms. */
const LITTLE = 250;

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Touches, and calls the watcher at every frame. */
export class Touch {
	readonly #watch: Watcher;
	#taps = 0;
	#dwell = 0;

	constructor(watch: Watcher) {
		this.#watch = watch;
	}

	show(kind: Frame['kind'], seat: Seat | null): void {
		this.#watch({ kind, seat, taps: this.#taps, dwell: this.#dwell });
		[this.#taps, this.#dwell] = [0, 0];
	}

	/** "I am Bruno." */
	async identify(): Promise<void> {
		await this.hold(CONFIRM + 10);
	}
	async hold(ms: number, look?: () => void): Promise<void> {
		this.#taps += 1;
		press(pad());
		await wait(ms);
		look?.();
		lift(document.body);
		await wait(COOL_DOWN + 10);
		await tick();
	}

	async tap(target: HTMLButtonElement, before?: Request): Promise<void> {
		if (target.disabled) throw new Error(`${before?.key}: ${target.textContent} cannot be touched`);
		this.#taps += 1;
		target.focus();
		target.click();
		if (before) await gone(before);
		await wait(COOL_DOWN + 10);
		await tick();
	}
	/** The one action of a private page, as soon as it can be taken. */
	async go(request?: Request): Promise<void> {
		while (main().disabled && this.#dwell < 60_000) await this.#linger();
		await this.tap(main(), request);
	}
	/** Lets a little time go by, which counts as long as the page does not let go. */
	async #linger(): Promise<void> {
		if (main().disabled) this.#dwell += LITTLE;
		await wait(LITTLE);
	}
	/** Reads what is held, and lets go. */
	async read(seat: Seat): Promise<void> {
		this.show('covered', seat);
		await this.hold(REVEAL_DELAY + READ + 10, () => this.show('held', seat));
		this.show('covered', seat);
	}
	/** Touches a name or a role of the list; nobody is its last cell. */
	async pick(at: number | null, seat: Seat): Promise<void> {
		const cells = [...document.querySelectorAll<HTMLButtonElement>('.cell')];
		const cell = at === null ? cells.at(-1) : cells[at];
		if (!cell) throw new Error(`${game.table?.request?.key}: no cell ${at}`);
		// Whoever finds a name chosen already has nothing to touch.
		if (!document.querySelector('.cell.picked')) await this.tap(cell);
		this.show('covered', seat);
	}
	/** A touch that is nobody's answer, and counts for nothing; the page goes on no sooner and no later for it. */
	async toggle(target: HTMLButtonElement): Promise<void> {
		target.focus();
		target.click();
		for (let waited = 0; waited < COOL_DOWN; waited += LITTLE) await this.#linger();
	}
}
