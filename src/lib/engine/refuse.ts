// The one function that says no to an answer.
import { isRecord, isSeat, type Of, type Request } from './ask';
import type { Game } from './happen';
import { refuseChoices } from './night';
import type { Refusal } from './words';

const PLAIN: Readonly<Partial<Record<Request['kind'], readonly string[]>>> = {
	card: ['seen', 'redeal'],
	read: ['read'],
	announce: ['heard'],
	count: ['confirmed'],
	defence: ['spoken'],
	lots: ['drawn'],
};

/**
 * Says no, with the reason, or nothing. The answer may be anything at all (it may come from a damaged record);
 * the state is never touched.
 */
export function refuse(request: Request, answer: unknown, g: Game): Refusal | null {
	switch (request.kind) {
		case 'turn':
			return answer === 'left' ? null : refuseChoices(request.seat, answer, g);
		case 'vote':
			return refuseVote(request, answer, g);
		case 'discuss':
			return answer === 'vote' ? null : refuseDeparture(answer, g);
		case 'card':
		case 'read':
		case 'announce':
		case 'count':
		case 'defence':
		case 'lots':
			return PLAIN[request.kind]?.some((plain) => plain === answer) ? null : { refused: 'malformed' };
	}
}

/** FORMAT.md section 4, the precedence of a ballot; CR3, GR3, GR4. */
function refuseVote(request: Of<'vote'>, answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer)) return { refused: 'malformed' };
	const { voter, target } = answer;
	const seat = request.voters.find((one) => one === voter);
	if (seat === undefined) return { refused: 'not-a-voter' };
	if (request.cast.some((vote) => vote.voter === seat)) return { refused: 'already-voted', seat };
	if (target === null) return { refused: 'abstention-not-allowed', seat };
	if (!isSeat(target, g)) return { refused: 'not-a-candidate' };
	if (target === seat) return { refused: 'self', seat };
	if (!request.candidates.includes(target)) return { refused: 'not-a-candidate', seat: target };
	return seat === request.voter ? null : { refused: 'out-of-turn', seat: request.voter };
}

/** Only a living player can leave the table. */
function refuseDeparture(answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer) || !('left' in answer)) return { refused: 'malformed' };
	const { left } = answer;
	if (!isSeat(left, g)) return { refused: 'no-such-player' };
	return g.alive(left) ? null : { refused: 'not-alive', seat: left };
}
