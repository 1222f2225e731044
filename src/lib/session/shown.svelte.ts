// What the screens see of the game that is held in this window: the table for all, a hand for whoever holds the tablet.
import type { HandView, Recap, Seat, TableView } from '$lib/engine/index';
import type { Saying } from '$lib/sim/heard';
import { COMFORT, type Comfort } from './comfort';
import type { Reopened } from './record';
import type { Rehearsal } from './rehearsal';

export class Shown {
	protected held: Omit<Reopened, 'comfort' | 'lost'> | null = null;
	/** Who plays along, where the game that is shown is kept nowhere. */
	protected company = $state.raw<Rehearsal | null>(null);
	protected view = $state.raw<TableView | null>(null);
	protected ease = $state.raw(COMFORT);

	/** What everybody may see; `null` while there is nothing to show. Nothing secret is ever in here (R6). */
	get table(): TableView | null {
		return this.view;
	}
	get comfort(): Comfort {
		return this.ease;
	}
	/** The whole story, once the game is over. */
	get recap(): Recap | null {
		return this.view?.request === null ? (this.held?.play.recap ?? null) : null;
	}
	/** The code of the deal, shown as the cards go round (K27). */
	get code(): string {
		return this.view && this.held ? this.held.code : '';
	}
	/** Where every card and every lot came from; `null` until the game is over (K13). */
	get seed(): string | null {
		return this.recap && this.held ? this.held.play.log.seed : null;
	}
	/** What this seat reads while it holds the tablet. A call and never a rune: whoever calls keeps nothing (R6). */
	hand(seat: Seat): HandView | null {
		if (this.company?.plays(seat)) return null;
		return this.held?.play.hand(seat) ?? null;
	}
	/** The practice or lesson that is being played; `null` while the game is the table's own, and kept. */
	get rehearsal(): Rehearsal | null {
		return this.company;
	}
	/** What the company says in front of everybody in the discussion that is open. */
	get sayings(): readonly Saying[] {
		return this.view ? (this.company?.sayings ?? []) : [];
	}

	/** Speaks from now on, or no longer does. */
	speak(spoken: boolean): void {
		this.ease = { ...this.ease, spoken };
	}
}
