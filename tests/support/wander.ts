import { Play, type Answer, type Request, type Setup } from '../../src/lib/engine';
import { randomBot } from '../../src/lib/sim/bots';
import { dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';

/** A game whose players choose among all that is legal as the seed has it, up to so many answers. */
export function wander(setup: Setup, seed: string, answers = Infinity): Play {
	const play = new Play(setup, seed);
	for (let given = 0; given < answers && play.request; given++) step(play, seed);
	return play;
}

/** One answer; none once the game is over. */
export function step(play: Play, seed: string): void {
	const { request } = play;
	const refusal = request && play.decide(legalAnswer(request, play, seed));
	if (refusal) throw new Error(`${request.key} was refused: ${refusal.refused}`);
}

/** A legal answer to a request. It follows from the seed and the request, whatever was answered before. */
export const legalAnswer = (request: Request, play: Play, seed: string): Answer =>
	answer(request, play, randomBot, dice(`${seed}/${request.key}`));
