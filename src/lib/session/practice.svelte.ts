// Practice: one person among sensible bots, on any sheet.
import { newId } from '$lib/db/index';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	Play,
	suggestedDeck,
	type Answer,
	type Choices,
	type Of,
	type RoleId,
	type Seat,
	type Setup,
	type SheetId,
} from '$lib/engine/index';
import { dice, pick, shuffled } from '$lib/sim/dice';
import { answer } from '$lib/sim/match';
import type { Saying } from '$lib/sim/heard';
import { SensibleBots } from '$lib/sim/sensible';
import { askedOf, type Rehearsal } from './rehearsal';

/** What a bot has done by night, for whoever practises with open hands. */
export interface Deed {
	readonly seat: Seat;
	readonly night: number;
	readonly choices: Choices;
}

export class Practice implements Rehearsal {
	readonly play: Play;
	readonly open: boolean;
	readonly pause: number;
	readonly #seed: string;
	readonly #person: Seat;
	readonly #bots: SensibleBots;
	/** Open hands: the cards of the bots seat by seat, and their last night. Nothing of it where the practice is hidden. */
	cards = $state.raw<readonly (RoleId | undefined)[]>([]);
	deeds = $state.raw<readonly Deed[]>([]);

	/** `person`: the seat of whoever practises; `open`: whether that person sees all the cards; `pause`: see `Rehearsal`. */
	constructor(setup: Setup, person: Seat, open: boolean, pause = 350, seed = newId()) {
		this.#seed = seed;
		this.play = new Play(setup, seed);
		this.open = open;
		this.pause = pause;
		this.#person = person;
		this.#bots = new SensibleBots((seat) => this.plays(seat));
	}

	plays(seat: Seat): boolean {
		return seat !== this.#person;
	}

	answer(): Answer | null {
		const { play } = this;
		const { request } = play;
		if (!request) return null;
		// The dice of a moment fall the same way again, after a vote has been taken back.
		const roll = dice(`${this.#seed}/${request.key}`);
		this.#bots.notice(play, roll);
		if (request.kind === 'poll') return this.#vote(request);
		if (request.kind === 'appeal') return this.#speakUp();
		const asked = askedOf(request);
		if (asked === null || !this.plays(asked)) return null;
		const said = answer(request, play, this.#bots, roll);
		if (this.open) this.#show(asked, said);
		return said;
	}

	/** Nobody votes or speaks up in the name of a bot. */
	accepts(said: Answer): boolean {
		const by = typeof said === 'string' ? null : 'voter' in said ? said.voter : 'by' in said ? said.by : null;
		return by === null || !this.plays(by);
	}

	get sayings(): readonly Saying[] {
		const { request } = this.play;
		return request?.kind === 'discuss' ? this.#bots.sayings(request) : [];
	}

	settled(): void {}

	again(): Practice {
		return new Practice(this.play.log.setup, this.#person, this.open, this.pause);
	}

	/** Whoever wants to vote next does; the person is waited for when it would be their turn. */
	#vote(request: Of<'poll'>): Answer | null {
		const roll = dice(`${this.#seed}/${request.key}`);
		const left = request.voters.filter((seat) => request.cast.every(({ voter }) => voter !== seat));
		const next = pick(left, roll);
		const hand = next === undefined || !this.plays(next) ? null : this.play.hand(next);
		return hand && this.#bots.poll(request, hand, roll);
	}

	#speakUp(): Answer | null {
		for (const { seat } of this.play.table.seats) {
			const hand = this.plays(seat) ? this.play.hand(seat) : null;
			const burn = hand && hand.questions.length > 0 ? this.#bots.appeal(hand, dice(this.#seed)) : null;
			if (burn !== null) return { by: seat, burn };
		}
		return null;
	}

	#show(seat: Seat, said: Answer): void {
		const hand = this.play.hand(seat);
		if (hand)
			this.cards = Array.from(this.play.table.seats, (_, at) => (at === seat ? hand.role : this.cards[at]));
		const { request } = this.play;
		if (request?.kind !== 'turn' || typeof said === 'string') return;
		const tonight = this.deeds.filter(({ night }) => night === request.night);
		this.deeds = [...tonight, { seat, night: request.night, choices: said as Choices }];
	}
}

/**
 * A practice on the sheet's own deck, the person on a seat drawn by chance among `players`; `name` where it is not empty,
 * else one of `others`. `null` where the sheet has no such table.
 */
export function newPractice(
	sheet: SheetId,
	players: number,
	name: string,
	others: readonly string[],
	open: boolean,
): Practice | null {
	const roll = dice(newId());
	const company = shuffled(
		others.filter((other) => other.toLowerCase() !== name.toLowerCase()),
		roll,
	);
	const person = roll(players);
	const names = company.slice(0, players);
	if (name !== '') names[person] = name;
	const setup = checkSetup({
		sheet,
		options: {},
		names,
		deck: suggestedDeck(sheet, players, optionsOf(sheet)),
	});
	return isRefusal(setup) ? null : new Practice(setup, person, open);
}
