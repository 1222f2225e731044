// The game as it stands: what is known, what is asked of it, and how something comes true.
import type { Chance } from './draw';
import { NEUTRAL, type Options } from './options';
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
	readonly options: Options;
	readonly sheet: Sheet;
	readonly chance: Chance;
	/** The roles that may be in play as far as the table knows: of the public deck, or of the whole sheet (P4, LR23). */
	readonly printed: readonly Role[];
	/** The verbs somebody in play may have. */
	readonly verbs: ReadonlySet<Action>;
	readonly #state: Writable;

	constructor(setup: Setup, chance: Chance) {
		this.setup = setup;
		this.options = { ...NEUTRAL, ...setup.options };
		this.sheet = SHEETS[setup.sheet];
		this.chance = chance;
		const cards = this.options.declareDeck ? setup.deck : this.sheet.cards;
		this.printed = (Object.keys(cards) as RoleId[]).map((role) => ROLES[role]);
		this.verbs = new Set(this.printed.flatMap(({ powers = [] }) => powers.map(({ action }) => action)));
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
		this.together([first]);
	}

	/** Several things in one instant (TR8): all of them are facts before anybody reacts to one. */
	together(all: readonly Happening[]): void {
		const settled = all.flatMap((first) => {
			const about = this.#heard(first);
			return about && this.#settle(about) ? [about] : [];
		});
		for (const about of settled)
			for (const { seat } of this.#state.people)
				for (const reaction of this.role(seat).after ?? []) reaction.hook(seat, about, this);
	}

	/** What is left of a happening when everybody has been heard; `null` where somebody has prevented it. */
	#heard(first: Happening): Happening | null {
		const spoken = new Set<Seat>();
		let about = first;
		for (let heard = this.#objection(about, spoken); heard; heard = this.#objection(about, spoken)) {
			spoken.add(heard.by);
			if (heard.answer === 'never') {
				this.note({ fact: 'prevented', of: about, by: heard.by, night: this.#state.night });
				return null;
			}
			about = heard.answer;
		}
		return about;
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
			case 'die': {
				if (!this.alive(h.who)) return false;
				const { who, cause, insteadOf } = h;
				const byNight = phase === 'night';
				this.note({
					fact: 'died',
					night,
					who,
					cause,
					byNight,
					...(insteadOf === undefined ? {} : { insteadOf }),
				});
				return true;
			}
			case 'raise':
				if (this.alive(h.who)) return false;
				this.note({ fact: 'raised', night, who: h.who });
				return true;
			case 'reveal':
				this.note({ fact: 'revealed', night, who: h.who });
				if (!this.hasMark('revealed', h.who))
					this.note({ fact: 'marked', mark: { kind: 'revealed', on: h.who, by: h.who, night } });
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
	/** A card as others are told of it: only its owner may know better (T10, T12). */
	shown(role: RoleId): RoleId {
		return ROLES[role].believes ?? ROLES[role].passesFor ?? role;
	}
	/** The line the sheet prints for the role somebody has now. */
	card(seat: Seat): Card {
		const { role } = this.person(seat);
		const card = this.sheet.cards[role];
		if (!card) throw new RangeError(`the sheet does not print ${role}`);
		return card;
	}

	/** What somebody is at the count of the end; a revealed village idiot counts for nobody (TR16). */
	counts(seat: Seat): Card['counts'] | 'neutral' {
		return this.hasMark('revealed', seat) ? 'neutral' : this.card(seat).counts;
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

	/** The nearest of the living on either side of a seat, the seat itself left out (T17, TR18). */
	neighbours(seat: Seat): Seat[] {
		const others = this.clockwise(
			seat,
			this.living().filter((one) => one !== seat),
		);
		const [after] = others;
		const before = others.at(-1);
		return after === undefined || before === undefined ? [] : [...new Set([before, after])];
	}

	/** On whom somebody's power is turned tonight, if anybody pulls the strings (T21). */
	pulledOnto(seat: Seat): Seat | undefined {
		return this.#state.marks.find(
			({ kind, on, night }) => kind === 'controlled' && on === seat && night === this.night,
		)?.onto;
	}

	/** Whether somebody has ever been marked so. */
	hasMark(kind: Mark['kind'], on: Seat): boolean {
		return this.#state.marks.some((mark) => mark.kind === kind && mark.on === on);
	}

	/** Whether somebody has laid such a mark on somebody in a night. */
	hasLaid(kind: Mark['kind'], by: Seat, on: Seat, night = this.night): boolean {
		return this.marked(kind, night).some((mark) => mark.by === by && mark.on === on);
	}

	/** The marks of one kind laid in a night, in the order in which they were laid. */
	marked(kind: Mark['kind'], night = this.night): Mark[] {
		return this.#state.marks.filter((mark) => mark.kind === kind && mark.night === night);
	}
}
