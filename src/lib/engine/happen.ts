// The game as it stands: what is known, what is asked of it, and how something comes true.
import type { Chance } from './draw';
import { ROLES } from './roles/index';
import type { Role } from './roles/role';
import type { Card, Sheet } from './sheets/sheet';
import { SHEETS } from './sheets/index';
import { beforeTheDeal, write, type Writable } from './state';
import {
	BANDS,
	type Action,
	type Choice,
	type Death,
	type Fact,
	type GameState,
	type Happening,
	type Mark,
	type Person,
	type RoleId,
	type Seat,
	type Setup,
} from './words';

/** What somebody chose tonight. */
export interface Said {
	readonly by: Seat;
	readonly choice: Choice;
}

export class Game {
	readonly setup: Setup;
	readonly sheet: Sheet;
	readonly chance: Chance;
	readonly #state: Writable;

	constructor(setup: Setup, chance: Chance) {
		this.setup = setup;
		this.sheet = SHEETS[setup.sheet];
		this.chance = chance;
		this.#state = beforeTheDeal(this.sheet.firstNight);
	}

	get state(): GameState {
		return this.#state;
	}

	/** Adds a fact. */
	note(fact: Fact): void {
		write(this.#state, fact, this.setup.names);
	}

	/**
	 * Lets something come true. Band by band, in seat order, each role may object once: with `'never'` nothing happens;
	 * with another happening that one is heard from the beginning. Then it is a fact, and the roles react to it.
	 */
	happen(first: Happening): void {
		const spoken = new Set<Seat>();
		let about = first;
		for (let heard = this.#objection(about, spoken); heard; heard = this.#objection(about, spoken)) {
			spoken.add(heard.by);
			if (heard.answer === 'never') {
				this.note({ fact: 'prevented', of: about, by: heard.by, night: this.#state.night });
				return;
			}
			about = heard.answer;
		}
		if (!this.#settle(about)) return;
		for (const { seat } of this.#state.people)
			for (const reaction of this.role(seat).after ?? []) reaction.hook(seat, about, this);
	}

	#objection(about: Happening, spoken: ReadonlySet<Seat>): { by: Seat; answer: Happening | 'never' } | null {
		if (about.kind === 'die' && about.certain) return null;
		for (const band of BANDS)
			for (const { seat } of this.#state.people)
				for (const objection of this.role(seat).before ?? []) {
					if (objection.band !== band || spoken.has(seat)) continue;
					const answer = objection.hook(seat, about, this);
					if (answer !== undefined) return { by: seat, answer };
				}
		return null;
	}

	/** Writes the fact of a happening; false where there is nothing left to come true. */
	#settle(h: Happening): boolean {
		const { night, phase } = this.#state;
		switch (h.kind) {
			case 'look':
				this.note({ fact: 'looked', night, by: h.by, at: h.at });
				return true;
			case 'die':
				if (!this.alive(h.who)) return false;
				this.note({ fact: 'died', night, who: h.who, cause: h.cause, byNight: phase === 'night' });
				return true;
			case 'become':
				this.note({ fact: 'became', night, who: h.who, role: h.role });
				return true;
			case 'end':
				this.note({ fact: 'ended', side: h.side, winners: h.winners });
				return true;
		}
	}

	// What roles and rules may ask.

	get options(): Setup['options'] {
		return this.setup.options;
	}
	get night(): number {
		return this.#state.night;
	}
	get over(): boolean {
		return this.#state.end !== null;
	}
	get people(): readonly Person[] {
		return this.#state.people;
	}

	person(seat: Seat): Person {
		const person = this.#state.people[seat];
		if (!person) throw new RangeError(`no seat ${seat}`);
		return person;
	}
	alive(seat: Seat): boolean {
		return this.#state.people[seat]?.alive ?? false;
	}
	role(seat: Seat): Role {
		return ROLES[this.person(seat).role];
	}
	/** The line the sheet prints for the role somebody has now. */
	card(seat: Seat): Card {
		const { role } = this.person(seat);
		const card = this.sheet.cards[role];
		if (!card) throw new RangeError(`the sheet does not print ${role}`);
		return card;
	}

	/** The living, in seat order. */
	living(): Seat[] {
		return this.#state.people.filter((person) => person.alive).map((person) => person.seat);
	}
	/** The living who have this role now, in seat order. */
	livingAs(role: RoleId): Seat[] {
		return this.#state.people
			.filter((person) => person.alive && person.role === role)
			.map((person) => person.seat);
	}
	/** Those of `who`, given in seat order, in the order in which they are met going clockwise from `from` on (G1). */
	clockwise(from: Seat, who: readonly Seat[]): Seat[] {
		return [...who.filter((seat) => seat >= from), ...who.filter((seat) => seat < from)];
	}

	/** What has been chosen tonight under this verb, in lap order, "nobody" left out. */
	said(action: Action): Said[] {
		const said: Said[] = [];
		for (const [by, { [action]: choice }] of this.#state.chosen) if (choice) said.push({ by, choice });
		return said;
	}

	/** The deaths of a night, in seat order. */
	deaths(night: number): Death[] {
		return this.#state.deaths
			.filter((death) => death.byNight && death.night === night)
			.sort((a, b) => a.who - b.who);
	}

	/** The marks of one kind laid in a night, in the order in which they were laid. */
	marked(kind: Mark['kind'], night = this.night): Mark[] {
		return this.#state.marks.filter((mark) => mark.kind === kind && mark.night === night);
	}
}
