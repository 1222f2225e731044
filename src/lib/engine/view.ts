// The only door for a secret. Each view lists what it shows; what nobody listed is not shown.
import type { Request, TurnShape } from './ask';
import type { Game } from './happen';
import { knows, learns, namesFor, powersOf } from './night';
import type { Options } from './options';
import type {
	Action,
	Choices,
	Deck,
	Fact,
	Notebook,
	Phase,
	Person,
	RoleId,
	Seat,
	SheetId,
	Side,
	Told,
} from './words';

/** A seat as everybody sees it. */
export interface PublicSeat {
	readonly seat: Seat;
	readonly name: string;
	readonly alive: boolean;
}

/** What anyone round the table may see. */
export interface TableView {
	readonly sheet: SheetId;
	readonly options: Options;
	readonly deck: Deck;
	readonly phase: Phase;
	readonly night: number;
	readonly seats: readonly PublicSeat[];
	/** What the table is asked now; `null` once the game is over. */
	readonly request: Request | null;
	/** Whether the last answer may be taken back. */
	readonly undoable: boolean;
}

/** What a player is asked by night: for each place on the list of names, the verb and the names that are legal. */
export interface Question {
	readonly action: Action;
	readonly names: number;
	readonly mandatory: boolean;
	readonly legal: readonly Seat[];
}

/** What the holder reads while holding. It is made by a call, at that moment, and kept by nobody (R6). */
export interface HandView {
	readonly seat: Seat;
	readonly role: RoleId;
	readonly side: Side;
	readonly step: 'card' | 'choose' | 'read' | 'reminder';
	readonly told: Told;
	readonly shape: TurnShape | null;
	/** One entry for each verb, in the order of the places; empty where nothing is asked. */
	readonly questions: readonly Question[];
	readonly chosen: Choices | null;
	readonly notebook: Notebook;
}

/** The whole story, once the game is over (GR12). */
export interface Recap {
	readonly sheet: SheetId;
	readonly options: Options;
	readonly deck: Deck;
	/** `null` where the table stopped the game before anybody had won. */
	readonly side: Side | null;
	readonly winners: readonly Seat[];
	readonly nights: number;
	readonly people: readonly Person[];
	readonly facts: readonly Fact[];
}

/** The view of the table: names, who is alive, the request, nothing else (K1). */
export function tableView(g: Game, request: Request | null, undoable: boolean): TableView {
	const { sheet, options, deck } = g.setup;
	return {
		sheet,
		options,
		deck,
		phase: g.state.phase,
		night: g.night,
		seats: g.people.map(({ seat, name, alive }) => ({ seat, name, alive })),
		request,
		undoable,
	};
}

/**
 * The view of one seat while it holds the tablet: during its own turn, or as a reminder during the discussion (P15).
 * `null` at any other time, and for anybody else.
 */
export function handView(g: Game, request: Request | null, seat: Seat): HandView | null {
	const step = stepOf(request, seat, g);
	if (step === null) return null;
	const { role } = g.person(seat);
	const asked = request?.kind === 'turn' ? powersOf(seat, g) : [];
	return {
		seat,
		role,
		side: g.card(seat).side,
		step,
		told: toldNow(step, seat, g),
		shape: request?.kind === 'turn' ? request.shape : null,
		questions: asked.map((power) => {
			const { action, names, mandatory } = power;
			return { action, names, mandatory, legal: namesFor(power, seat, g) };
		}),
		chosen: step === 'read' ? (g.state.chosen.get(seat) ?? null) : null,
		notebook: g.state.notebooks[seat] ?? [],
	};
}

function stepOf(request: Request | null, seat: Seat, g: Game): HandView['step'] | null {
	switch (request?.kind) {
		case 'card':
			return request.seat === seat ? 'card' : null;
		case 'turn':
			return request.seat === seat ? 'choose' : null;
		case 'read':
			return request.seat === seat ? 'read' : null;
		case 'discuss':
			return g.alive(seat) ? 'reminder' : null;
		case 'announce':
		case 'vote':
		case 'count':
		case 'defence':
		case 'lots':
		case undefined:
			return null;
	}
}

function toldNow(step: HandView['step'], seat: Seat, g: Game): Told {
	switch (step) {
		case 'card':
			return { role: g.person(seat).role, ...knows(seat, g) };
		case 'choose':
			return knows(seat, g);
		case 'read':
			return learns(seat, g);
		case 'reminder':
			return { role: g.person(seat).role };
	}
}

/** Everything, once the game is over; `null` before. */
export function recap(g: Game): Recap | null {
	const { end, people, facts, night } = g.state;
	if (!end) return null;
	const { sheet, options, deck } = g.setup;
	return { sheet, options, deck, side: end.side, winners: end.winners, nights: night, people, facts };
}
