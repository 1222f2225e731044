// The one function that says no to an answer.
import { isRecord, isSeat, type Of, type Request } from './ask';
import type { Game } from './happen';
import { refuseChoices } from './choose';
import type { Refusal } from './refusal';
import type { Seat } from './words';
import { LONGEST_WILL } from './wills';

const PLAIN: Readonly<Partial<Record<Request['kind'], readonly string[]>>> = {
	card: ['seen', 'redeal'],
	read: ['read'],
	announce: ['heard'],
	count: ['confirmed'],
	defence: ['spoken'],
	lots: ['drawn'],
	judge: ['kept', 'failed'],
};

/**
 * Says no, with the reason, or nothing. The answer may be anything at all (it may come from a damaged record);
 * the state is never touched.
 */
export function refuse(request: Request, answer: unknown, g: Game): Refusal | null {
	switch (request.kind) {
		case 'turn':
			return answer === 'left' ? null : refuseChoices(request.seat, answer, g);
		case 'omen':
			return refuseOmen(request.seat, answer, g);
		case 'vote':
			return refuseVote(request, answer, g) ?? refuseTurn(request, answer);
		case 'poll':
			return answer === 'close' ? refuseClosing(request) : refusePoll(request, answer, g);
		case 'will':
			return refuseWill(answer);
		case 'appeal':
			return answer === 'silence' ? null : refuseAppeal(request, answer, g);
		case 'discuss':
			return answer === 'vote' ? null : refuseDeparture(answer, g);
		case 'card':
		case 'read':
		case 'announce':
		case 'count':
		case 'defence':
		case 'lots':
		case 'judge':
			return PLAIN[request.kind]?.some((plain) => plain === answer) ? null : { refused: 'malformed' };
	}
}

/** FORMAT.md section 4, the precedence of a ballot; CR3, GR3, GR4. */
function refuseVote(request: Of<'vote'> | Of<'poll'>, answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer)) return { refused: 'malformed' };
	const { voter, target } = answer;
	const seat = request.voters.find((one) => one === voter);
	if (seat === undefined) return { refused: 'not-a-voter' };
	if (request.cast.some((vote) => vote.voter === seat)) return { refused: 'already-voted', seat };
	if (target === null && !request.abstain) return { refused: 'abstention-not-allowed', seat };
	const against = target === null ? null : refuseTarget(request, seat, target, g);
	if (against) return against;
	return null;
}

/** P9: where the table votes in turn, only whose turn it is. */
const refuseTurn = (request: Of<'vote'>, answer: unknown): Refusal | null =>
	isRecord(answer) && answer['voter'] === request.voter
		? null
		: { refused: 'out-of-turn', seat: request.voter };

/** T27: a vote may be closed before everybody has voted, where abstaining is allowed. */
const refuseClosing = ({ abstain, cast, voters }: Of<'poll'>): Refusal | null =>
	abstain || cast.length === voters.length ? null : { refused: 'abstention-not-allowed' };

/** TR22, P14: the thief must take one of the two cards; everybody else picks one of two omens. */
function refuseOmen(seat: Seat, answer: unknown, g: Game): Refusal | null {
	const pick = isRecord(answer) ? answer['pick'] : undefined;
	if (pick === 0 || pick === 1) return null;
	if (!g.role(seat).offered) return { refused: 'malformed' };
	return { refused: pick === null || pick === undefined ? 'mandatory' : 'not-offered' };
}

/** The pyromaniac's switch comes after who may vote and before for whom (FORMAT.md section 4). */
function refusePoll(request: Of<'poll'>, answer: unknown, g: Game): Refusal | null {
	const plain = refuseVote(request, answer, g);
	if (!isRecord(answer) || answer['fire'] === undefined) return plain;
	if (answer['fire'] !== true) return { refused: 'malformed' };
	if (plain && (plain.refused === 'not-a-voter' || plain.refused === 'already-voted')) return plain;
	const voter = request.voters.find((one) => one === answer['voter']);
	if (voter === undefined || !g.role(voter).fuels) return { refused: 'no-such-power' };
	if (g.hasMark('spent', voter)) return { refused: 'used-up' };
	return answer['target'] === null ? { refused: 'mandatory' } : plain;
}

function refuseTarget(
	request: Of<'vote'> | Of<'poll'>,
	voter: Seat,
	target: unknown,
	g: Game,
): Refusal | null {
	if (!isSeat(target, g)) return { refused: 'not-a-candidate' };
	if (target === voter) return { refused: 'self', seat: voter };
	return request.candidates.includes(target) ? null : { refused: 'not-a-candidate', seat: target };
}

/** FORMAT.md section 4, the precedence of an appeal; L12, LR9, P10. */
function refuseAppeal(request: Of<'appeal'>, answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer)) return { refused: 'malformed' };
	const { by, burn } = answer;
	if (!isSeat(by, g)) return { refused: 'no-such-player' };
	if (!g.alive(by)) return { refused: 'not-alive', seat: by };
	if (!g.role(by).pardons) return { refused: 'not-mayor', seat: by };
	if (g.hasMark('spent', by)) return { refused: 'used-up' };
	if (!isSeat(burn, g)) return { refused: 'no-such-player' };
	if (!g.alive(burn)) return { refused: 'not-alive', seat: burn };
	return burn === request.condemned ? { refused: 'same-as-condemned', seat: burn } : null;
}

/** NR19. */
function refuseWill(answer: unknown): Refusal | null {
	if (!isRecord(answer) || typeof answer['text'] !== 'string') return { refused: 'malformed' };
	const is = [...answer['text']].length;
	return is <= LONGEST_WILL ? null : { refused: 'too-long', is, most: LONGEST_WILL };
}

/** Only a living player can leave the table. */
function refuseDeparture(answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer) || !('left' in answer)) return { refused: 'malformed' };
	const { left } = answer;
	if (!isSeat(left, g)) return { refused: 'no-such-player' };
	return g.alive(left) ? null : { refused: 'not-alive', seat: left };
}
