// The real game with a deal of our choice: whoever mocks the engine's index with `staged` has it dealt here.
import type * as engine from '$lib/engine/index';
import type { Setup } from '$lib/engine/index';
import type { Chance } from '../properties/deals';

type Engine = typeof engine;

interface Staged {
	readonly seed: string;
	readonly chance: Chance;
}

/** What the next game is dealt with, and the game that lies on the table. */
export const stage: { next: Staged | null; play: engine.Play | null } = { next: null, play: null };

/** The engine as it is, but that the next game begun without a chance of its own takes that of the stage. */
export function staged(real: Engine): Engine {
	class Play extends real.Play {
		constructor(setup: Setup, seed: string, chance?: Chance) {
			const { next } = stage;
			if (chance === undefined && next !== null) super(setup, next.seed, next.chance);
			else super(setup, seed, chance ?? real.seeded(seed));
			if (chance !== undefined || next === null) return;
			stage.next = null;
			stage.play = this;
		}
	}
	return { ...real, Play };
}
