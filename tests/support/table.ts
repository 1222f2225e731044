// A table whose cards lie as the test says. It speaks of players by name and plays through the engine's public door.
import {
	open,
	Play,
	staged,
	tally,
	type Announcement,
	type Answer,
	type Choices,
	type Of,
	type Person,
	type Refusal,
	type Request,
	type RoleId,
	type Seat,
	type Setup,
	type Vote,
} from '../../src/lib/engine';
import { snapshotOf } from './snapshot';
import { sayNews, type News } from './told';
import { due, show, Unexpected } from './unexpected';

const SEED = 'a staged evening';

export class Table {
	readonly #setup: Setup;
	readonly #play: Play;
	/** The draws that come out as written, by their names. */
	readonly #outcomes: Record<string, unknown>;
	#lot: string | undefined;

	/** Sits everybody down; the cards lie in seat order. */
	constructor(setup: Setup, cards: readonly RoleId[]) {
		this.#setup = setup;
		this.#outcomes = { 'deal/1': cards };
		this.#play = new Play(setup, SEED, this.#chance);
	}

	get #chance() {
		return staged(SEED, this.#outcomes);
	}

	get request(): Request | null {
		return this.#play.request;
	}
	get log(): Play['log'] {
		return this.#play.log;
	}
	get recap(): Play['recap'] {
		return this.#play.recap;
	}

	/** The living, in seat order. */
	get alive(): string[] {
		return this.#play.table.seats.filter(({ alive }) => alive).map(({ name }) => name);
	}

	sits(name: string): boolean {
		return this.#setup.names.includes(name);
	}
	/** The seat of a name; for a stranger, a seat this table does not have. */
	readonly seat = (name: string): Seat => {
		const seat = this.#setup.names.indexOf(name);
		return seat < 0 ? this.#setup.names.length : seat;
	};
	readonly name = (seat: Seat): string => this.#setup.names[seat] ?? `seat ${seat}`;

	/** What somebody may read now; `null` for whoever does not hold the tablet. */
	hand(name: string): ReturnType<Play['hand']> {
		return this.#play.hand(this.seat(name));
	}

	/** Everybody as they truly are. No view tells before the end, so a copy of the game is stopped early and asked. */
	get truth(): readonly Person[] {
		if (this.recap) return this.recap.people;
		const copy = open(this.log, this.log.entries, this.#chance).play;
		copy.stop();
		return copy.recap?.people ?? [];
	}

	/** All that an answer could change. */
	get snapshot(): string {
		return snapshotOf(this.#play);
	}

	/** Tries an answer: gives the refusal, or `null` where it was taken. */
	try(answer: Answer): Refusal | null {
		return this.#play.decide(answer);
	}
	/** Answers the request; throws where the answer is refused. */
	answer(answer: Answer, what = due(this.request)): void {
		const refusal = this.try(answer);
		if (refusal) throw new Unexpected(what, 'an allowed answer', refusal.refused);
	}
	/** Why somebody could not choose this tonight, whoever holds the tablet; `null` where they could. */
	refusalOf(name: string, choices: Choices): Refusal | null {
		return this.#play.refusalOf(this.seat(name), choices);
	}

	/** Goes on until one of these is asked or the game is over; gives what was announced on the way. */
	advance(...stops: Request['kind'][]): Announcement[] {
		const heard: Announcement[] = [];
		for (let now = this.request; now && !stops.includes(now.kind); now = this.request) {
			if (now.kind === 'announce') heard.push(now.announcement);
			this.answer(this.#onlyAnswer(now));
		}
		return heard;
	}

	#onlyAnswer(request: Request): Answer {
		switch (request.kind) {
			case 'card':
				return 'seen';
			case 'read':
				return 'read';
			case 'announce':
				return 'heard';
			case 'discuss':
				return 'vote';
			case 'count':
				return 'confirmed';
			case 'defence':
				return 'spoken';
			case 'lots':
				this.#draw(request);
				return 'drawn';
			case 'turn':
			case 'vote':
				throw new Unexpected('what is due', 'nothing to decide', due(request));
		}
	}

	/** Says how the next lot comes out; a lot that nobody has foreseen is a failure. */
	stageLot(name: string | undefined): void {
		this.#lot = name;
	}
	/** The lot that was foreseen and not drawn. */
	get lotLeft(): string | undefined {
		return this.#lot;
	}

	#draw({ key, from }: Of<'lots'>): void {
		const names = from.map(this.name);
		if (this.#lot === undefined || !names.includes(this.#lot))
			throw new Unexpected('lot', show(this.#lot), `a lot among ${show(names)}`);
		this.#outcomes[key] = this.seat(this.#lot);
		this.#lot = undefined;
	}

	/** Everybody looks at the own card; gives what each of them read. */
	cardLap(): Map<string, News> {
		const news = new Map<string, News>();
		for (let now = this.request; now?.kind === 'card'; now = this.request) {
			news.set(this.name(now.seat), this.#read(now.seat));
			this.answer('seen');
		}
		return news;
	}

	/**
	 * The tablet goes round by night; gives what each of them read, before and after choosing. The last answer page stays
	 * open: the night is resolved when it is closed.
	 */
	nightLap(choose: (name: string) => Choices): Map<string, News> {
		const news = new Map<string, News>();
		for (let now = this.request; now?.kind === 'turn'; now = this.request) {
			const { seat, lap, night } = now;
			const before = this.#read(seat);
			this.answer(choose(this.name(seat)), `night ${night}, choice of ${this.name(seat)}`);
			news.set(this.name(seat), { ...before, ...this.#read(seat) });
			if (lap.index < lap.of - 1) this.answer('read');
		}
		return news;
	}

	#read(seat: Seat): News {
		return sayNews(this.#play.hand(seat)?.told ?? {}, this.name);
	}

	/** A ballot in speaking order, up to its count; `null` abstains. Gives the electorate and the votes by name. */
	ballot(vote: (voter: string) => string | null): {
		voters: string[];
		tally: Readonly<Record<string, number>>;
	} {
		let voters: readonly Seat[] = [];
		let cast: readonly Vote[] = [];
		for (let now = this.request; now?.kind === 'vote'; now = this.request) {
			voters = now.voters;
			const voter = this.name(now.voter);
			const named = vote(voter);
			const target = named === null ? null : this.seat(named);
			this.answer({ voter: now.voter, target }, `vote [${voter}, ${named}]`);
		}
		if (this.request?.kind === 'count') cast = this.request.cast;
		const counted = [...tally(cast)].map(([seat, votes]) => [this.name(seat), votes] as const);
		return { voters: voters.map(this.name), tally: Object.fromEntries(counted) };
	}
}
