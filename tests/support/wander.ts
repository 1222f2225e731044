import { Play, seeded, type Answer, type Choices, type Request, type Setup } from '../../src/lib/engine';

/** A game whose players choose among all that is legal as the seed has it, up to so many answers. */
export function wander(setup: Setup, seed: string, answers = Infinity): Play {
	const play = new Play(setup, seed);
	for (let given = 0; given < answers && play.request; given++) step(play, seed);
	return play;
}

/** One answer. The choice follows from the seed and the request, whatever was answered before. */
export function step(play: Play, seed: string): void {
	const { request } = play;
	const refusal = request && play.decide(legalAnswer(request, play, seed));
	if (refusal) throw new Error(`${request.key} was refused: ${refusal.refused}`);
}

/** A legal answer to a request. */
export function legalAnswer(request: Request, play: Play, seed: string): Answer {
	switch (request.kind) {
		case 'card':
			return 'seen';
		case 'turn':
			return legalChoices(request.seat, play, `${seed}/${request.key}`);
		case 'read':
			return 'read';
		case 'announce':
			return 'heard';
		case 'discuss':
			return 'vote';
		case 'vote': {
			const { voter } = request;
			return {
				voter,
				target: pick(
					request.candidates.filter((one) => one !== voter),
					seed,
					request.key,
				),
			};
		}
		case 'count':
			return 'confirmed';
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
	}
}

function legalChoices(seat: number, play: Play, seed: string): Choices {
	const questions = play.hand(seat)?.questions ?? [];
	return Object.fromEntries(
		questions.map(({ action, names, legal }) => {
			return [action, { names: seeded(seed).shuffle(action, legal).slice(0, names) }];
		}),
	);
}

function pick(from: readonly number[], seed: string, name: string): number {
	const [first, ...others] = from;
	if (first === undefined) throw new Error('nobody to choose');
	return seeded(`${seed}/wander`).pick(name, [first, ...others]);
}
