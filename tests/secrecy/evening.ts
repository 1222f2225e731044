// One evening on the real screens, from the first card to the last answer of its log.
import { cleanup, render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Setup } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import Page from '../../src/routes/game/+page.svelte';
import type { Chance } from '../properties/deals';
import { Fingers } from './fingers';
import { listen } from './senses';
import type { Watcher } from './touch';
import { stage } from './stage';

/** The hour at which every evening begins. */
const HOUR = Date.UTC(2026, 10, 30, 21);

export interface Evening {
	readonly setup: Setup;
	readonly seed: string;
	readonly chance: Chance;
	/** What is answered, one after the other. An answer to something the tablet does not ask is not given. */
	readonly steps: readonly { readonly key: string; readonly entry: LogEntry }[];
	/** The steps before this one are not touched in but written into the record; nobody looks at them. */
	readonly from?: number;
}
export interface Onlooker {
	/** Called at every frame, with the number of the step. */
	readonly frame: (at: number) => Watcher;
	/** Called when the tablet asks for a step, before anybody touches it. */
	readonly arrive?: () => Promise<void>;
}

/** Plays an evening by touch, with a clock that obeys and ears on everything. */
export async function playThrough(
	{ setup, steps, from = 0, ...dealt }: Evening,
	onlooker: Onlooker,
): Promise<void> {
	vi.useFakeTimers({
		now: HOUR,
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
	});
	try {
		await game.resume();
		if (game.standing !== 'none') await game.setAside();
		listen();
		stage.next = dealt;
		await game.start(setup, { reveal: 'hold', minimumSeconds: 4, spoken: true, firstEvening: true });
		tablet.remind(null);
		for (const { entry } of steps.slice(0, from)) await write(entry);
		render(Page);
		await vi.advanceTimersByTimeAsync(10);
		let at = from;
		const fingers = new Fingers((frame) => onlooker.frame(at)(frame));
		for (; at < steps.length; at++) {
			const step = steps[at];
			await onlooker.arrive?.();
			if (step && game.table?.request?.key === step.key) await fingers.play(step.entry);
		}
	} finally {
		cleanup();
		await vi.advanceTimersByTimeAsync(30_000);
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	}
}

/** An answer as it goes into the record; one to something that the tablet does not ask is not given. */
async function write(entry: LogEntry): Promise<void> {
	if ('undo' in entry) await game.undo();
	else if ('answer' in entry && game.table?.request?.key === entry.key) await game.decide(entry.answer);
}
