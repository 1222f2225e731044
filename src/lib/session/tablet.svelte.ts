// Who holds the tablet. Nobody, until a person has said "it is me" at the curtain; and nobody again once the turn is over.
import type { Request, Seat } from '$lib/engine/index';

/** The requests that only one person may see. */
export type PrivateRequest = Extract<Request, { seat: Seat; lap: unknown }>;

export const isPrivate = (request: Request): request is PrivateRequest => 'lap' in request;

/** A turn has one name from the curtain before it to the curtain after it; a new deal gives it another. */
const turnOf = (request: PrivateRequest): string =>
	request.kind === 'card' ? request.key : `night${request.night}/${request.seat}`;

export class Tablet {
	/** The turn whose owner has picked the tablet up. Once the request is another's it opens nothing. */
	#turn = $state<string | null>(null);
	/** Who has asked to be reminded of their role in the middle of the day. */
	#reminded = $state<Seat | null>(null);
	#resuming = $state(false);

	/** Whether the private page of this request may be drawn; a curtain stands there otherwise (K4). */
	isOpenFor(request: PrivateRequest): boolean {
		return this.#turn === turnOf(request);
	}
	/** "I am Bruno." */
	open(request: PrivateRequest): void {
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
