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
	constructor(setup: Setup, cards: readonly RoleId[], lots: Readonly<Record<string, unknown>> = {}) {
		this.#setup = setup;
		this.#outcomes = { 'deal/1': cards, ...lots };
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

	/** Everybody, ghosts included, in seat order. */
	get everybody(): readonly string[] {
		return this.#setup.names;
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

	/**
	 * Goes on until one of these is asked, somebody has been condemned, wills are due, or the game is over; gives what was
	 * announced on the way.
	 */
	advance(...stops: Request['kind'][]): Announcement[] {
		const heard: Announcement[] = [];
		for (let now = this.request; now && !stops.includes(now.kind); now = this.request) {
			if (now.kind === 'will' || (now.kind === 'announce' && now.announcement.of === 'wills')) break;
			if (now.kind === 'announce') heard.push(now.announcement);
			if (now.kind === 'read' && now.lap.kind === 'dawn')
				this.dawnNews.set(this.name(now.seat), this.#read(now.seat));
			this.answer(this.#onlyAnswer(now));
			if (
				now.kind === 'announce' &&
				now.announcement.of === 'condemned' &&
				now.announcement.condemned !== null
			)
				break;
		}
		return heard;
	}

	/** What each of them has read in the dawn lap; empty where there was none. */
	readonly dawnNews = new Map<string, News>();

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
			case 'omen':
			case 'poll':
			case 'will':
			case 'appeal':
			case 'judge':
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

	/** Everybody looks at the own card, and picks one of two where there is a thief; gives what each of them read. */
	cardLap(pick: (name: string, offered: readonly RoleId[]) => 0 | 1 = () => 0): Map<string, News> {
		const news = new Map<string, News>();
		for (let now = this.request; now && atDeal(now); now = this.request) {
			const name = this.name(now.seat);
			news.set(name, { ...news.get(name), ...this.#read(now.seat) });
			if (now.kind === 'card') this.answer('seen');
			else if (now.kind === 'omen') this.answer({ pick: pick(name, this.hand(name)?.told.offered ?? []) });
			else this.answer('read');
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
	ballot(vote: (voter: string) => string | null): Counted {
		let voters: readonly Seat[] = [];
		for (let now = this.request; now?.kind === 'vote'; now = this.request) {
			voters = now.voters;
			const voter = this.name(now.voter);
			const named = vote(voter);
			const target = named === null ? null : this.seat(named);
			this.answer({ voter: now.voter, target }, `vote [${voter}, ${named}]`);
		}
		return this.#counted(voters);
	}

	/** A ballot in free order; it is closed early where not everybody has voted. */
	poll(votes: readonly { voter: string; target: string | null; fire: boolean }[], close: boolean): Counted {
		const voters = this.request?.kind === 'poll' ? this.request.voters : [];
		for (const { voter, target, fire } of votes) {
			const vote = { voter: this.seat(voter), target: target === null ? null : this.seat(target) };
			this.answer(fire ? { ...vote, fire } : vote, `vote [${voter}, ${target}]`);
		}
		if (close && this.request?.kind === 'poll') this.answer('close');
		if (this.request?.kind === 'poll') throw new Unexpected('votes', 'everybody to vote', 'more voters');
		return this.#counted(voters);
	}

	#counted(voters: readonly Seat[]): Counted {
		const cast: readonly Vote[] = this.request?.kind === 'count' ? this.request.cast : [];
		const counted = [...tally(cast)].map(([seat, votes]) => [this.name(seat), votes] as const);
		return { voters: voters.map(this.name), tally: Object.fromEntries(counted) };
	}
}

/** A ballot that has been cast: who could vote, and how many votes each had. */
export interface Counted {
	readonly voters: readonly string[];
	readonly tally: Readonly<Record<string, number>>;
}

/** The pages of the role lap. */
const atDeal = (request: Request): request is Of<'card'> | Of<'omen'> | Of<'read'> =>
	(request.kind === 'card' || request.kind === 'omen' || request.kind === 'read') &&
	request.lap.kind === 'deal';
