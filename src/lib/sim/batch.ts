// Many games, and what came of them.
import { SHEETS, type Setup, type SheetId, type Side } from '../engine/index';
import { randomBot, type Bot } from './bots';
import { match } from './match';
import { SensibleBots } from './sensible';

/** Who may play, made anew for every game. */
export const BOTS = { random: (): Bot => randomBot, sensible: (): Bot => new SensibleBots() } as const;
export type BotId = keyof typeof BOTS;

/** An endless series of games: each has a number, and any of them can be played by itself. */
export interface Series {
	readonly setup: Setup;
	readonly seed: string;
	readonly bot: BotId;
}

export interface Outcome {
	readonly games: number;
	/** Every side of the sheet, with the games it has won. */
	readonly wins: Readonly<Partial<Record<Side, number>>>;
	/** All the nights of all the games. */
	readonly nights: number;
}

/** Plays the games `from` to `to - 1` of a series. */
export function batch({ setup, seed, bot }: Series, from: number, to: number): Outcome {
	const wins = nothingYet(setup.sheet);
	let nights = 0;
	for (let game = from; game < to; game++) {
		const story = match(setup, `${seed}/${game}`, BOTS[bot]()).recap;
		if (!story?.side) throw new Error(`game ${game} of seed ${seed} has no winner`);
		wins[story.side] = (wins[story.side] ?? 0) + 1;
		nights += story.nights;
	}
	return { games: to - from, wins, nights };
}

/** Two parts of the same series as one. */
export function together(one: Outcome, other: Outcome): Outcome {
	const wins = { ...one.wins };
	for (const side of Object.keys(other.wins) as Side[])
		wins[side] = (wins[side] ?? 0) + (other.wins[side] ?? 0);
	return { games: one.games + other.games, wins, nights: one.nights + other.nights };
}

function nothingYet(sheet: SheetId): Partial<Record<Side, number>> {
	return Object.fromEntries(Object.values(SHEETS[sheet].cards).map(({ side }) => [side, 0]));
}
