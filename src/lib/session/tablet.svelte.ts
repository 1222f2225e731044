// Who holds the tablet. Nobody, until a person has said "it is me" at the curtain; and nobody again once the turn is over.
import type { Request, Seat } from '$lib/engine/index';

/** Whose hands a request is for; `null` where the tablet lies on the table for all. */
export function holderOf(request: Request): Seat | null {
	switch (request.kind) {
		case 'card':
		case 'omen':
		case 'turn':
		case 'read':
		case 'will':
			return request.seat;
		case 'vote':
			return request.manner === 'open' ? null : request.voter;
		case 'announce':
		case 'discuss':
		case 'poll':
		case 'count':
		case 'appeal':
		case 'judge':
		case 'defence':
		case 'lots':
			return null;
	}
}

/** A turn has one name from the curtain before it to the curtain after it; a new deal gives it another. */
function turnOf(request: Request): string {
	switch (request.kind) {
		case 'card':
		case 'omen':
			return `deal/${request.key.split('/')[0]}/${request.seat}`;
		case 'turn':
			return `night${request.night}/${request.seat}`;
		case 'read':
			return request.lap.kind === 'deal'
				? `deal/${request.key.split('/')[0]}/${request.seat}`
				: `night${request.night}/${request.lap.kind === 'dawn' ? 'dawn/' : ''}${request.seat}`;
		case 'will':
		case 'vote':
		case 'announce':
		case 'discuss':
		case 'poll':
		case 'count':
		case 'appeal':
		case 'judge':
		case 'defence':
		case 'lots':
			return request.key;
	}
}

export class Tablet {
	/** The turn whose owner has picked the tablet up. Once the request is another's it opens nothing. */
	#turn = $state<string | null>(null);
	/** Who has asked for the tablet in the middle of the day: to be reminded, to vote, to speak up. */
	#reminded = $state<Seat | null>(null);
	#resuming = $state(false);

	/** Whether the private page of this request may be drawn; a curtain stands there otherwise (K4). */
	isOpenFor(request: Request): boolean {
		return this.#turn === turnOf(request);
	}
	/** "I am Bruno." */
	open(request: Request): void {
		this.#turn = turnOf(request);
		this.#resuming = false;
	}

	get reminded(): Seat | null {
		return this.#reminded;
	}
	/** A curtain goes up for one seat; `null` puts the tablet back on the table. */
	remind(seat: Seat | null): void {
		this.#reminded = seat;
		this.#turn = null;
	}
	get isOpenForReminder(): boolean {
		return this.#turn === 'reminder';
	}
	openReminder(): void {
		this.#turn = 'reminder';
	}

	/** The game has just been opened again and nobody has touched it yet: whatever the step, a neutral frame (K6). */
	get resuming(): boolean {
		return this.#resuming;
	}
	goOn(): void {
		this.#resuming = false;
		this.remind(null);
	}
	resume(): void {
		this.#resuming = true;
		this.remind(null);
	}

	/** Back behind the curtain, at once: the eyes or the tablet have gone elsewhere. What was chosen is forgotten. */
	cover(): void {
		this.#turn = null;
	}
}

export const tablet = new Tablet();
