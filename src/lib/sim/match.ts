// One whole game, played by bots through the same door as the app.
import { Play, type Answer, type Request, type Setup } from '../engine/index';
import type { Bot } from './bots';
import { dice, type Dice } from './dice';

/** Plays a game to its end; the same setup, seed and bot give the same game. */
export function match(setup: Setup, seed: string, bot: Bot): Play {
	const play = new Play(setup, seed);
	const roll = dice(seed);
	for (let request = play.request; request; request = play.request) {
		const refusal = play.decide(answer(request, play, bot, roll));
		if (refusal) throw new Error(`a bot answered ${request.key} and was refused: ${refusal.refused}`);
	}
	return play;
}

/** The bot's answer to a request; where there is nothing to choose, the one that goes on. */
export function answer(request: Request, play: Play, bot: Bot, roll: Dice): Answer {
	switch (request.kind) {
		case 'card':
			return 'seen';
		case 'turn': {
			const hand = play.hand(request.seat);
			return hand ? bot.turn(hand, roll) : {};
		}
		case 'read':
			return 'read';
		case 'announce':
			return 'heard';
		case 'discuss':
			return 'vote';
		case 'vote':
			return { voter: request.voter, target: bot.vote(request, roll) };
		case 'count':
			return 'confirmed';
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
	}
}
