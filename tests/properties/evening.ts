// Whole evenings, with all that can happen at a table: a call for a new deal, somebody who leaves, a vote taken back.
import { Play, type Answer, type Seat, type Setup } from '../../src/lib/engine';
import { randomBot } from '../../src/lib/sim/bots';
import { dice, pick, type Dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';

/** How often, one time in so many, each of these happens when it could. */
const LIVELY = { redeal: 100, leave: 40, undo: 12, close: 12 };

/** Plays a lively evening to its end; `watch` looks on before every answer, and once more when the game is over. */
export function evening(setup: Setup, seed: string, watch: (play: Play, step: number) => void): Play {
	const play = new Play(setup, seed);
	const roll = dice(seed);
	let step = 0;
	for (; play.request; step++) {
		watch(play, step);
		if (play.table.undoable && roll(LIVELY.undo) === 0) play.undo();
		else must(play, anything(play, roll));
	}
	watch(play, step);
	return play;
}

/** The answer goes through, or the test is wrong. */
export function must(play: Play, answer: Answer): void {
	const refusal = play.decide(answer);
	if (refusal) throw new Error(`${play.request?.key}: ${JSON.stringify({ answer, refusal })}`);
}

function anything(play: Play, roll: Dice): Answer {
	const { request } = play;
	if (!request) throw new Error('the game is over');
	if (request.kind === 'card' && roll(LIVELY.redeal) === 0) return 'redeal';
	if (request.kind === 'turn' && roll(LIVELY.leave) === 0) return 'left';
	if (request.kind === 'discuss' && roll(LIVELY.leave / 4) === 0)
		return { left: pick(living(play), roll) ?? 0 };
	if (request.kind === 'poll' && request.abstain && roll(LIVELY.close) === 0) return 'close';
	if (request.kind === 'will') return { text: `${roll(1000)}` };
	return answer(request, play, randomBot, roll);
}

export const living = (play: Play): Seat[] =>
	play.table.seats.filter(({ alive }) => alive).map(({ seat }) => seat);
