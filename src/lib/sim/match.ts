// One whole game, played by bots through the same door as the app.
import { Play, type Answer, type AnswerTo, type Request, type Setup } from '../engine/index';
import type { Bot } from './bots';
import { dice, pick, type Dice } from './dice';

/** Plays a game to its end; the same setup, seed and bot give the same game. */
export function match(setup: Setup, seed: string, bot: Bot): Play {
	const play = new Play(setup, seed);
	const roll = dice(seed);
	for (let request = play.request; request; request = play.request) {
		bot.notice?.(play, roll);
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
		case 'poll': {
			const left = request.voters.filter((seat) => request.cast.every(({ voter }) => voter !== seat));
			const hand = play.hand(pick(left, roll) ?? -1);
			return hand ? bot.poll(request, hand, roll) : 'close';
		}
		case 'omen':
			return { pick: roll(2) === 0 ? 0 : 1 };
		case 'will':
			return { text: '' };
		case 'appeal':
			return appeal(play, bot, roll);
		case 'judge':
			return roll(2) === 0 ? 'kept' : 'failed';
		case 'count':
			return 'confirmed';
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
	}
}

/** Whoever may speak up at the stake is asked; nobody else has anything to say (P10). */
function appeal(play: Play, bot: Bot, roll: Dice): AnswerTo<'appeal'> {
	for (const { seat } of play.table.seats) {
		const hand = play.hand(seat);
		const burn = hand && hand.questions.length > 0 ? bot.appeal(hand, roll) : null;
		if (burn !== null) return { by: seat, burn };
	}
	return 'silence';
}
