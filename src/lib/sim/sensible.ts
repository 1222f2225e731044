// Bots that play sensibly: they look, listen, talk and vote on what they have seen and heard. The same at the simulation,
// at practice and in the lesson.
import {
	tally,
	type Action,
	type AnswerTo,
	type Choice,
	type Choices,
	type HandView,
	type Of,
	type Play,
	type Question,
	type Seat,
	type SheetId,
	type TableView,
} from '../engine/index';
import { randomBot, type Bot } from './bots';
import { pick, shuffled, type Dice } from './dice';
import { FORMS, Heard, type Saying } from './heard';
import { CERTAIN, mates, suspicions } from './suspicion';

/** How many speak up in a discussion. */
const SPEAKERS = 5;
/** What nobody can be sure of, from 0 to this. */
const NOISE = 0.5;

/** How much a name is wanted for a power, and how much at least, where the power may rest. */
interface Aim {
	readonly wants: (suspicion: number, seat: Seat, mind: Mind) => number;
	readonly least?: number;
}
const unseen = ({ named, sure }: Mind, seat: Seat): number => (named.has(seat) || sure(seat) ? -CERTAIN : 0);
const foe: Aim = { wants: (suspicion) => suspicion };
const friend: Aim = { wants: (suspicion) => -suspicion };
const unknown: Aim = { wants: (suspicion, seat, mind) => suspicion / 2 + unseen(mind, seat) };
const AIMS: Readonly<Partial<Record<Action, Aim>>> = {
	suspect: foe,
	curse: foe,
	trust: friend,
	mentor: friend,
	see: unknown,
	sniff: unknown,
	divine: unknown,
	exhume: unknown,
	charm: { wants: (_, seat, mind) => unseen(mind, seat) },
	// Whoever is trusted and talks is worth a guard, and worth a bite.
	protect: { wants: (suspicion, seat, { voice }) => voice(seat) / 4 - suspicion },
	maul: { wants: (suspicion, seat, { voice, picks }) => voice(seat) / 4 - suspicion + picks(seat) },
	// The knight who is wrong dies of it.
	duel: { ...foe, least: 1 },
	recall: { ...friend, least: CERTAIN / 2 },
};

/** What one player has in mind, by the own hand and by what the table has heard. */
interface Mind {
	readonly suspicion: readonly number[];
	readonly mates: ReadonlySet<Seat>;
	/** Whom this player has already looked at, or charmed. */
	readonly named: ReadonlySet<Seat>;
	/** Whether this player knows it for certain. */
	readonly sure: (seat: Seat) => boolean;
	/** How often somebody has spoken up. */
	readonly voice: (seat: Seat) => number;
	/** How many of the pack have already picked somebody tonight. */
	readonly picks: (seat: Seat) => number;
}

/** The bots of one table, each by itself: what they share is what everybody has heard. `speaks`: who of the seats is a bot. */
export class SensibleBots implements Bot {
	readonly #speaks: (seat: Seat) => boolean;
	readonly #heard = new Heard();
	readonly #hands = new Map<Seat, HandView>();
	readonly #named = new Map<Seat, Set<Seat>>();
	readonly #thoughts = new WeakMap<
		HandView,
		{ readonly heard: number; readonly suspicion: readonly number[] }
	>();
	#table: TableView | null = null;

	constructor(speaks: (seat: Seat) => boolean = () => true) {
		this.#speaks = speaks;
	}

	/** Watches a game: what everybody sees, and at every discussion each bot looks once more at the own card. */
	notice(play: Play, roll: Dice): void {
		const { request } = play;
		if (!request) return;
		this.#heard.hear(request);
		this.#table ??= play.table;
		if (request.kind !== 'discuss' || this.#heard.talk(request.key)) return;
		this.#table = play.table;
		for (const { seat } of this.#table.seats) {
			const hand = this.#speaks(seat) ? play.hand(seat) : null;
			if (hand) this.#hands.set(seat, hand);
		}
		this.#heard.say(request.key, this.#talk(this.#table, roll));
	}

	/** What the bots say in this discussion. */
	sayings({ key }: Of<'discuss'>): readonly Saying[] {
		return this.#heard.talk(key) ?? [];
	}

	turn(hand: HandView, roll: Dice): Choices {
		const mind = this.#mind(hand);
		const choices: Record<string, Choice | null> = { ...randomBot.turn(hand, roll) };
		for (const question of hand.questions) {
			const aim = AIMS[question.action];
			if (aim) choices[question.action] = aimed(question, aim, mind, roll);
		}
		this.#remember(hand.seat, choices);
		return choices;
	}

	vote(ballot: Of<'vote'>, roll: Dice): Seat | null {
		return this.#accuse(ballot, ballot.voter, roll);
	}

	poll(ballot: Of<'poll'>, hand: HandView, roll: Dice): AnswerTo<'poll'> {
		const target = this.#accuse(ballot, hand.seat, roll);
		const vote = { voter: hand.seat, target };
		const worth = target === null ? 0 : (this.#mind(hand).suspicion[target] ?? 0);
		return hand.fuel && worth > 2 ? { ...vote, fire: true } : vote;
	}

	/** Only whoever knows better speaks up: somebody else is suspected far more than the condemned. */
	appeal(hand: HandView, roll: Dice): Seat | null {
		const [question] = hand.questions;
		const condemned = this.#heard.condemned;
		if (!question || condemned === null) return null;
		const { suspicion } = this.#mind(hand);
		const burn = best(question.places[0] ?? [], (seat) => (suspicion[seat] ?? 0) + noise(roll));
		const gain = (suspicion[burn ?? hand.seat] ?? 0) - (suspicion[condemned] ?? 0);
		return burn !== undefined && gain > 2 ? burn : null;
	}

	/** Whom somebody votes for: the most suspected, with an eye on how the others vote. */
	#accuse(
		{ candidates, voters, cast, ballot }: Of<'vote'> | Of<'poll'>,
		voter: Seat,
		roll: Dice,
	): Seat | null {
		const hand = this.#hands.get(voter);
		const others = candidates.filter((seat) => seat !== voter);
		if (!hand) return pick(others, roll) ?? null;
		const { suspicion, mates: pack } = this.#mind(hand);
		const votes = tally(cast);
		const ofPack = cast.filter((vote) => pack.has(vote.voter)).map(({ target }) => target);
		const worth = (seat: Seat): number => {
			const against = votes.get(seat) ?? 0;
			const hopeless = ballot !== 'nomination' && against * 2 > voters.length;
			// The pack stands by its own until there is nothing left to save, and does not vote as one.
			const loyalty = pack.has(seat) && !hopeless ? -2 * CERTAIN : 0;
			const alike = ofPack.includes(seat) ? -0.4 : 0;
			return (suspicion[seat] ?? 0) + 0.15 * against + loyalty + alike + noise(roll);
		};
		return best(others, worth) ?? null;
	}

	/** A few speak up, in any order. Whoever they are, they say the same kind of things equally often. */
	#talk({ seats }: TableView, roll: Dice): Saying[] {
		const living = seats.filter(({ alive }) => alive).map(({ seat }) => seat);
		return shuffled(living.filter(this.#speaks), roll)
			.flatMap((by) => this.#saying(by, living, roll) ?? [])
			.sort((a, b) => b.weight - a.weight)
			.slice(0, SPEAKERS)
			.map(({ saying }) => saying);
	}

	/** What somebody would say, and how much they have it at heart. */
	#saying(by: Seat, living: readonly Seat[], roll: Dice): { saying: Saying; weight: number } | undefined {
		const [form, hand] = [roll(FORMS), this.#hands.get(by)];
		if (!hand) return undefined;
		const { suspicion, mates: pack } = this.#mind(hand);
		// Whoever has somebody to accuse does not waste the moment on praise.
		const calm = living.every((seat) => (suspicion[seat] ?? 0) < 2);
		const mood = calm && roll(4) === 0 ? 'trust' : 'suspect';
		const sign = mood === 'suspect' ? 1 : -1;
		const worth = (seat: Seat): number =>
			sign * (suspicion[seat] ?? 0) - (mood === 'suspect' && pack.has(seat) ? CERTAIN : 0) + noise(roll);
		const about = best(
			living.filter((seat) => seat !== by),
			worth,
		);
		if (about === undefined) return undefined;
		// Whoever knows something speaks first; the pack acts as if it did, now and then. Praise waits for nobody's knowledge.
		const knows = pack.size > 0 && roll(6) === 0 ? CERTAIN : worth(about);
		const weight = mood === 'suspect' ? knows : 2 * noise(roll);
		return { saying: { by, about, mood, form }, weight };
	}

	#mind(hand: HandView): Mind {
		const heard = this.#heard;
		const { sheet, seats } = this.#table ?? { sheet: 'classic', seats: [] };
		const suspicion = this.#suspicion(hand, sheet, seats.length);
		const picked = hand.told.picks ?? [];
		return {
			suspicion,
			mates: mates(hand),
			named: this.#named.get(hand.seat) ?? new Set(),
			sure: (seat) => Math.abs(suspicion[seat] ?? 0) > CERTAIN / 2,
			voice: (seat) => heard.talks.flat().filter(({ by }) => by === seat).length,
			picks: (seat) => picked.filter(({ prey }) => prey === seat).length,
		};
	}

	/** Thought through once for all that has been heard so far. */
	#suspicion(hand: HandView, sheet: SheetId, players: number): readonly number[] {
		const before = this.#thoughts.get(hand);
		if (before?.heard === this.#heard.length) return before.suspicion;
		const suspicion = suspicions(hand, this.#heard, sheet, players);
		this.#thoughts.set(hand, { heard: this.#heard.length, suspicion });
		return suspicion;
	}

	#remember(seat: Seat, choices: Choices): void {
		const named = this.#named.get(seat) ?? new Set();
		for (const action of ['see', 'charm', 'divine', 'exhume', 'sniff'] as const)
			for (const name of choices[action]?.names ?? []) named.add(name);
		this.#named.set(seat, named);
	}
}

const noise = (roll: Dice): number => (NOISE * roll(1000)) / 1000;

function best(seats: readonly Seat[], worth: (seat: Seat) => number): Seat | undefined {
	let [found, most]: [Seat | undefined, number] = [undefined, -Infinity];
	for (const seat of seats) {
		const value = worth(seat);
		if (value > most) [found, most] = [seat, value];
	}
	return found;
}

/** The most wanted name for each place, no two alike; nobody where the power may rest and nobody is wanted enough. */
function aimed(
	{ places, mandatory }: Question,
	{ wants, least = -Infinity }: Aim,
	mind: Mind,
	roll: Dice,
): Choice | null {
	const worth = (seat: Seat): number => wants(mind.suspicion[seat] ?? 0, seat, mind);
	const names: Seat[] = [];
	for (const legal of places) {
		const name = best(legal, (seat) => (names.includes(seat) ? -Infinity : worth(seat) + noise(roll)));
		if (name !== undefined) names.push(name);
	}
	const [first] = names;
	return first !== undefined && (mandatory || worth(first) >= least) ? { names } : null;
}
