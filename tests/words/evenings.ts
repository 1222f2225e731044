// Whole evenings of every sheet, played by chance, for whoever wants to read what is said in them.
import { checkSetup, isRefusal, optionsOf, Play, seeded, suggestedDeck } from '../../src/lib/engine';
import type {
	Answer,
	Choice,
	Deck,
	Options,
	Question,
	Request,
	Seat,
	Setup,
	SheetId,
} from '../../src/lib/engine';

/** A table of a sheet: its own deck, or the one given. */
export function seat(
	sheet: SheetId,
	players: number,
	options: Partial<Options> = {},
	deck: Deck = suggestedDeck(sheet, players, optionsOf(sheet, options)),
): Setup {
	const names = Array.from({ length: players }, (_, at) => `Name${String.fromCharCode(65 + at)}`);
	const setup = checkSetup({ sheet, options, names, deck });
	if (isRefusal(setup)) throw new Error(JSON.stringify(setup));
	return setup;
}

/** Plays to the end; `watch` looks on before every answer. */
export function playEvening(setup: Setup, seed: string, watch: (play: Play) => void = () => undefined): Play {
	const play = new Play(setup, seed);
	while (play.request) {
		watch(play);
		const { key } = play.request;
		const refusal = play.decide(anything(play.request, play, `${seed}/${key}`));
		if (refusal) throw new Error(`${key} was refused: ${JSON.stringify(refusal)}`);
	}
	return play;
}

/** Any answer that is legal. */
function anything(request: Request, play: Play, seed: string): Answer {
	const one = <T>(from: readonly T[], name = 'one'): T => {
		const [first, ...others] = from;
		if (first === undefined) throw new Error(`nothing to choose for ${request.key}`);
		return seeded(seed).pick(name, [first, ...others]);
	};
	switch (request.kind) {
		case 'card':
			return 'seen';
		case 'omen':
			return { pick: one([0, 1] as const) };
		case 'turn': {
			const questions = play.hand(request.seat)?.questions ?? [];
			return Object.fromEntries(questions.map((question) => [question.action, choice(question, one)]));
		}
		case 'read':
			return 'read';
		case 'announce':
			return 'heard';
		case 'discuss':
			return 'vote';
		case 'vote':
			return { voter: request.voter, target: one(others(request.candidates, request.voter)) };
		case 'poll': {
			const voter = one(request.voters.filter((seat) => !request.cast.some((vote) => vote.voter === seat)));
			const target = one(others(request.candidates, voter), 'target');
			return play.hand(voter)?.fuel && one([true, false], 'fire')
				? { voter, target, fire: true }
				: { voter, target };
		}
		case 'count':
			return 'confirmed';
		case 'will':
			return { text: one(['', 'Io non c’entro.']) };
		case 'appeal': {
			const by = play.table.seats.find(
				({ seat, alive }) => alive && (play.hand(seat)?.questions.length ?? 0) > 0,
			);
			const [burn] = by ? (play.hand(by.seat)?.questions ?? []) : [];
			return by && burn ? { by: by.seat, burn: one(burn.places[0] ?? []) } : 'silence';
		}
		case 'judge':
			return one(['kept', 'failed'] as const);
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
	}
}

const others = (from: readonly Seat[], me: Seat): Seat[] => from.filter((seat) => seat !== me);

type One = <T>(from: readonly T[], name?: string) => T;

function choice({ action, places, roles, mandatory }: Question, one: One): Choice | null {
	if (!mandatory && one([true, false], `${action}/none`)) return null;
	const names: Seat[] = [];
	for (const [at, legal] of places.entries()) {
		const free = legal.filter((seat) => !names.includes(seat));
		if (free.length > 0) names.push(one(free, `${action}/${at}`));
	}
	return roles.length > 0 ? { names, role: one(roles, `${action}/role`) } : { names };
}
