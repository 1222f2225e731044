// A game that is kept nowhere: some seats are played by people, the others by company.
import type { Answer, Play, Refusal, Request, Seat } from '$lib/engine/index';
import type { Saying } from '$lib/sim/heard';
import { holderOf } from './tablet.svelte';

/** What the living game asks of a practice or a lesson. */
export interface Rehearsal {
	readonly play: Play;
	/** Whether the company plays this seat. */
	plays(seat: Seat): boolean;
	/** What the company answers now; `null` where a person is asked. The same for the same moment, however often. */
	answer(): Answer | null;
	/** Whether the person's answer may stand; one that may not changes nothing. */
	accepts(answer: Answer): boolean;
	/** What the company says in the discussion that is open. */
	readonly sayings: readonly Saying[];
	/** How long each open vote of the company is looked at, in milliseconds. */
	readonly pause: number;
	/** It is a person's turn again, and nothing more will happen before that. */
	settled(): void;
	/** The same from the start. */
	again(): Rehearsal;
}

/** Whose answer a request waits for; `null` where anybody at the table gives it. */
export const askedOf = (request: Request): Seat | null =>
	request.kind === 'vote' ? request.voter : holderOf(request);

/**
 * The company answers whatever is its own, for as long as it `isThere`: in private unseen, on the table vote by vote, each
 * shown for a moment. Gives whether it is still there at the end.
 */
export async function answerAll(
	company: Rehearsal,
	isThere: () => boolean,
	show: () => void,
): Promise<boolean> {
	const { play, pause } = company;
	for (let answer = company.answer(); answer !== null; answer = company.answer()) {
		if (isOpenVote(play.request)) {
			show();
			await new Promise((shown) => setTimeout(shown, pause));
		}
		if (!isThere() || play.decide(answer)) break;
	}
	if (isThere()) company.settled();
	return isThere();
}

const isOpenVote = (request: Request | null): boolean =>
	request?.kind === 'poll' || (request?.kind === 'vote' && request.manner === 'open');

/** Takes the last public answer back (K22), and of the company's own as many as lie upon it. */
export function takeBack(play: Play, company: Rehearsal | null): Refusal | null {
	const refusal = play.undo();
	while (!refusal && company && company.answer() !== null) if (play.undo()) break;
	return refusal;
}
