// The table in tests, reading as a story: sit({Ada: 'werewolf', …}).night({Ada: {maul: 'Elio'}, …}).day('Fede').
import {
	checkSetup,
	isRefusal,
	type Action,
	type Options,
	type RefusalCode,
	type RoleId,
	type SheetId,
} from '../../src/lib/engine';
import { sayAnnounced, type Public } from './announced';
import { choicesOf } from './choices';
import { deckOf } from './deck';
import { Table } from './table';
import type { News } from './told';

/** Whom somebody names under each verb; `null` is nobody. */
type Naming = Readonly<Partial<Record<Action, string | null>>>;

const NAMES = ['Ada', 'Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino', 'Ida', 'Livio', 'Mara'] as const;

/** Ada, Bea, Ciro and so on, up to ten: villagers, but for the roles given. */
export function village(
	players: number,
	roles: Readonly<Partial<Record<(typeof NAMES)[number], RoleId>>>,
): Record<string, RoleId> {
	return Object.fromEntries(NAMES.slice(0, players).map((name) => [name, roles[name] ?? 'villager']));
}

/** Sits players down clockwise, each with a card, and passes the role lap. A custom deck, unless the options say otherwise. */
export function sit(
	deal: Readonly<Record<string, RoleId>>,
	options: Readonly<Partial<Options>> = {},
	sheet: SheetId = 'classic',
): Story {
	const cards = Object.values(deal);
	const draft = {
		sheet,
		options: { customDeck: true, ...options },
		names: Object.keys(deal),
		deck: deckOf(cards),
	};
	const setup = checkSetup(draft);
	if (isRefusal(setup)) throw new Error(`this table is refused: ${setup.refused}`);
	return new Story(new Table(setup, cards));
}

export class Story {
	readonly table: Table;
	#news: ReadonlyMap<string, News>;
	#announced: Public = {};

	constructor(table: Table) {
		this.table = table;
		this.#news = table.cardLap();
	}

	/** A night and its dawn: whoever is not mentioned chooses nothing. `lot` settles who opens the vote. */
	night(choices: Readonly<Record<string, Naming>> = {}, lot?: string): this {
		this.#news = this.table.nightLap((name) => choicesOf(choices[name] ?? {}, this.table.seat));
		return this.#advance(lot);
	}

	/** One ballot: who names whom. `lot` settles the last tie. */
	vote(votes: Readonly<Record<string, string>>, lot?: string): this {
		this.table.advance('vote');
		const cast = this.table.ballot((voter) => votes[voter] ?? null);
		this.#advance(lot);
		this.#announced = { ...cast, ...this.#announced };
		return this;
	}

	/** A day on which everybody wants to lynch the same player, who names somebody else. */
	day(lynched: string): this {
		const other = this.table.alive.find((name) => name !== lynched) ?? lynched;
		const votes = Object.fromEntries(
			this.table.alive.map((name) => [name, name === lynched ? other : lynched]),
		);
		return this.vote(votes).vote(votes);
	}

	#advance(lot: string | undefined): this {
		this.table.stageLot(lot);
		this.#announced = sayAnnounced(this.table.advance('discuss', 'vote', 'turn'), this.table.name);
		return this;
	}

	/** What somebody read in the last lap. */
	told(name: string): News {
		return this.#news.get(name) ?? {};
	}
	/** What everybody heard last: at dawn, or in a ballot. */
	get announced(): Public {
		return this.#announced;
	}
	get alive(): string[] {
		return this.table.alive;
	}
	/** What somebody truly is now. */
	role(name: string): RoleId | undefined {
		return this.table.truth[this.table.seat(name)]?.role;
	}
	/** Why somebody could not choose this tonight; `undefined` where they could. */
	refusal(name: string, naming: Naming): RefusalCode | undefined {
		return this.table.refusalOf(name, choicesOf(naming, this.table.seat))?.refused;
	}
	/** Who has won; `undefined` while the game goes on. */
	get end(): { side: string | null; winners: string[] } | undefined {
		const { recap, name } = this.table;
		return recap ? { side: recap.side, winners: recap.winners.map(name) } : undefined;
	}
}
