// A game that is kept nowhere: some seats are played by people, the others by company.
import type { Answer, Play, Request, Seat } from '$lib/engine/index';
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
