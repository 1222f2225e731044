// Many games, and what came of them.
import { SHEETS, type Setup, type SheetId, type Side } from '../engine';
import type { Bot } from './bots';
import { match } from './match';

export interface Outcome {
	readonly games: number;
	/** Every side of the sheet, with the games it has won. */
	readonly wins: Readonly<Partial<Record<Side, number>>>;
	/** All the nights of all the games. */
	readonly nights: number;
}

/** Plays games `from` to `to - 1` of the endless series a seed stands for; any part of it can be played by itself. */
export function batch(setup: Setup, seed: string, bot: Bot, from: number, to: number): Outcome {
	const wins = nobodyYet(setup.sheet);
	let nights = 0;
	for (let game = from; game < to; game++) {
		const story = match(setup, `${seed}/${game}`, bot);
		if (story.side !== null) wins[story.side] = (wins[story.side] ?? 0) + 1;
		nights += story.nights;
	}
	return { games: to - from, wins, nights };
}

function nobodyYet(sheet: SheetId): Partial<Record<Side, number>> {
	return Object.fromEntries(Object.values(SHEETS[sheet].cards).map(({ side }) => [side, 0]));
}
