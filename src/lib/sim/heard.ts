// What the table has heard: whoever sits there knows it, player or bot.
import type { Announcement, Request, RoleId, Roles, Seat, Vote } from '../engine/index';

/** Something said in front of everybody during a discussion; `form` picks the turn of phrase, and means nothing. */
export interface Saying {
	readonly by: Seat;
	readonly about: Seat;
	readonly mood: 'suspect' | 'trust';
	readonly form: number;
}

/** How many turns of phrase there are for each mood, in every language. */
export const FORMS = 4;

/** Votes, words and deaths, each known by its moment, so that what is taken back and done again counts once. */
export class Heard {
	readonly #ballots = new Map<string, readonly Vote[]>();
	readonly #talks = new Map<string, readonly Saying[]>();
	/** Whoever was found dead at dawn. */
	readonly byNight = new Set<Seat>();
	/** The cards that lie open. */
	readonly cards = new Map<Seat, RoleId>();

	/** How much has been heard: it grows with all that counts. */
	length = 0;
	/** Who is about to burn, at the appeal. */
	condemned: Seat | null = null;

	get votes(): readonly Vote[] {
		return [...this.#ballots.values()].flat();
	}
	/** Discussion by discussion, in the order in which they spoke. */
	get talks(): readonly (readonly Saying[])[] {
		return [...this.#talks.values()];
	}
	/** What was said in one discussion. */
	talk(key: string): readonly Saying[] | undefined {
		return this.#talks.get(key);
	}
	say(key: string, sayings: readonly Saying[]): void {
		this.length++;
		this.#talks.set(key, sayings);
	}

	/** Listens to what everybody is shown; secret ballots never are (LR11). */
	hear(request: Request): void {
		if (request.kind === 'count' || request.kind === 'announce') this.length++;
		if (request.kind === 'count') this.#ballots.set(`${request.day}/${request.ballot}`, request.cast);
		if (request.kind === 'appeal') this.condemned = request.condemned;
		if (request.kind !== 'announce') return;
		const { announcement } = request;
		if (announcement.of === 'dawn') for (const seat of announcement.dead) this.byNight.add(seat);
		for (const { who, role } of rolesIn(announcement)) this.cards.set(who, role);
		// The idiot once rescued (T24) and the mayor who has spoken (L14) are known as well.
		if (announcement.of === 'pyre')
			for (const seat of announcement.saved) this.cards.set(seat, 'village-idiot');
		if (announcement.of === 'burned' && announcement.mayor !== undefined)
			this.cards.set(announcement.mayor, 'mayor');
	}
}

const rolesIn = (announcement: Announcement): Roles =>
	('roles' in announcement ? announcement.roles : undefined) ?? [];
