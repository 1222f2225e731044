// The table in tests, reading as a story: sit({Ada: 'werewolf', …}).night({Ada: {maul: 'Elio'}, …}).day('Fede').
import {
	checkSetup,
	isRefusal,
	SHEETS,
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
type Naming = Readonly<Partial<Record<Action | 'onto', Named>>>;
type Named = string | readonly string[] | { readonly player: string; readonly role: RoleId } | null;

const NAMES = ['Ada', 'Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino', 'Ida', 'Livio', 'Mara'] as const;

/** Ada, Bea, Ciro and so on, up to ten: villagers, but for the roles given. */
export function village(
	players: number,
	roles: Readonly<Partial<Record<(typeof NAMES)[number], RoleId>>>,
): Record<string, RoleId> {
	return Object.fromEntries(NAMES.slice(0, players).map((name) => [name, roles[name] ?? 'villager']));
}

/** What `teatro` settles behind the scene. */
interface Backstage {
	/** The cards that are not dealt; the first two are offered to the thief. */
	readonly discarded?: readonly RoleId[];
	/** Which of the two the thief takes. */
	readonly takes?: RoleId;
	/** Who is shady to the lunatic, the true seer apart (TR28); drawn where nothing is said. */
	readonly shady?: readonly string[];
}

/** Sits players down clockwise, each with a card, and passes the role lap. A custom deck, unless the options say otherwise. */
export function sit(
	deal: Readonly<Record<string, RoleId>>,
	options: Readonly<Partial<Options>> = {},
	sheet: SheetId = 'classic',
	{ discarded = [], takes, shady }: Backstage = {},
): Story {
	const dealt = Object.values(deal);
	const cards = [...dealt, ...discarded];
	const names = Object.keys(deal);
	const draft = {
		sheet,
		options: { customDeck: true, ...options },
		names,
		deck: deckOf(cards),
	};
	const setup = checkSetup(draft);
	if (isRefusal(setup)) throw new Error(`this table is refused: ${setup.refused}`);
	const kept = SHEETS[sheet].alwaysDealt ?? [];
	const lots = {
		'left/1/1': [...discarded, ...dealt.filter((role) => !kept.includes(role))],
		'offer/1': discarded.slice(0, 2),
		...(shady ? { 'lunatic/table': shady.map((name) => names.indexOf(name)) } : {}),
	};
	return new Story(new Table(setup, dealt, lots), takes !== undefined && discarded[1] === takes ? 1 : 0);
}

/** Who votes for whom; the third word is the pyromaniac's switch. */
type StakeVote = readonly [voter: string, target: string, fire?: 'fire'];

export class Story {
	readonly table: Table;
	#news: ReadonlyMap<string, News>;
	#announced: Public = {};

	constructor(table: Table, pick: 0 | 1 = 0) {
		this.table = table;
		this.#news = table.cardLap(() => pick);
	}

	/** A night, its dawn and its dawn lap: whoever is not mentioned chooses nothing. `lot` settles who opens the vote. */
	night(choices: Readonly<Record<string, Naming>> = {}, lot?: string): this {
		this.table.dawnNews.clear();
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
			this.table.everybody.map((name) => [name, name === lynched ? other : lynched]),
		);
		return this.vote(votes).vote(votes);
	}

	/** A stake in free order: the votes as they come, everybody else abstains. */
	stake(...votes: readonly StakeVote[]): this {
		this.table.advance('poll');
		const said = votes.map(([voter, target, fire]) => ({ voter, target, fire: fire === 'fire' }));
		const cast = this.table.poll(said, true);
		this.#advance(undefined);
		this.#announced = { ...cast, ...this.#announced };
		return this;
	}

	/** An evening of `licantropi`: all the others want one player to burn, or all abstain three times; the mayor may speak. */
	evening(condemned: string | null, mayor?: { readonly by: string; readonly burn: string }): this {
		const { table } = this;
		for (let ballot = condemned === null ? 1 : 3; ballot <= 3; ballot++) {
			table.advance('vote');
			table.ballot((voter) => (voter === condemned ? null : condemned));
		}
		table.advance('vote', 'turn', 'appeal', 'judge');
		if (table.request?.kind === 'appeal')
			table.answer(mayor ? { by: table.seat(mayor.by), burn: table.seat(mayor.burn) } : 'silence');
		return this.#advance(undefined);
	}

	#advance(lot: string | undefined): this {
		this.table.stageLot(lot);
		const heard = this.table.advance('discuss', 'vote', 'poll', 'turn', 'judge');
		this.#announced = sayAnnounced(heard, this.table.name);
		return this;
	}

	/** What somebody read in the last lap. */
	told(name: string): News {
		return this.#news.get(name) ?? {};
	}
	/** What somebody read in the last dawn lap; `undefined` where there was none, or for whoever had no page in it. */
	heard(name: string): News | undefined {
		return this.table.dawnNews.get(name);
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
