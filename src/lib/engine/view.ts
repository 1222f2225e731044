// The only door for a secret. Each view lists what it shows; what nobody listed is not shown.
import type { Request } from './ask';
import type { Game } from './happen';
import { legalNames, mandatory, powersOf } from './choose';
import { believed, hears, knows, learns } from './night';
import { refuse } from './refuse';
import type { Options } from './options';
import type {
	Action,
	Allegiance,
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
	TurnShape,
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
	/** `null` where the table keeps the deck to itself (L3). */
	readonly deck: Deck | null;
	readonly phase: Phase;
	readonly night: number;
	readonly day: number;
	readonly seats: readonly PublicSeat[];
	/** What the table is asked now; `null` once the game is over. */
	readonly request: Request | null;
	/** Whether the last answer may be taken back. */
	readonly undoable: boolean;
}

/** What a player is asked by night: for each place on the list of names, the verb and the names that are legal. */
export interface Question {
	readonly action: Action;
	readonly mandatory: boolean;
	/** For each place on the list of names that it fills: the names that could stand there. */
	readonly places: readonly (readonly Seat[])[];
	/** The roles it may name, where it names one. */
	readonly roles: readonly RoleId[];
}

/** What the holder reads while holding. It is made by a call, at that moment, and kept by nobody (R6). */
export interface HandView {
	readonly seat: Seat;
	readonly role: RoleId;
	readonly side: Allegiance;
	readonly step: 'card' | 'omen' | 'choose' | 'hear' | 'read' | 'ballot' | 'will' | 'appeal' | 'reminder';
	readonly told: Told;
	readonly shape: TurnShape | null;
	/** One entry for each verb, in the order of the places; empty where nothing is asked. */
	readonly questions: readonly Question[];
	/** Whether the switch of the private ballot does anything in this hand (P11). */
	readonly fuel: boolean;
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
	/** The cards that were not dealt. */
	readonly discards: readonly RoleId[];
	readonly people: readonly Person[];
	readonly facts: readonly Fact[];
}

/** The view of the table: names, who is alive, the request, nothing else (K1). */
export function tableView(g: Game, request: Request | null, undoable: boolean): TableView {
	const { options } = g;
	const { sheet, deck } = g.setup;
	return {
		sheet,
		options,
		deck: options.declareDeck ? deck : null,
		phase: g.state.phase,
		night: g.night,
		day: g.state.day,
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
	const role = believed(seat, g);
	return {
		seat,
		role,
		side: g.sheet.cards[role]?.side ?? g.card(seat).side,
		step,
		told: toldNow(step, seat, g),
		shape: request?.kind === 'turn' ? request.shape : null,
		questions: questionsFor(request, seat, g),
		fuel: step === 'ballot' && g.role(seat).fuels === true && !g.hasMark('spent', seat),
		chosen: step === 'read' ? (g.state.chosen.get(seat) ?? null) : null,
		notebook: g.state.notebooks[seat] ?? [],
	};
}

/** What the holder is asked: the powers of the night, or, at the appeal, who should burn instead (P10). */
function questionsFor(request: Request | null, seat: Seat, g: Game): Question[] {
	if (request?.kind === 'turn')
		return powersOf(seat, g).map((power) => {
			const { action, roles = [] } = power;
			return { action, mandatory: mandatory(action, g), places: legalNames(power, seat, g), roles };
		});
	if (request?.kind === 'appeal') {
		const legal = g.living().filter((burn) => refuse(request, { by: seat, burn }, g) === null);
		return legal.length > 0 ? [{ action: 'burn', mandatory: true, places: [legal], roles: [] }] : [];
	}
	return [];
}

function stepOf(request: Request | null, seat: Seat, g: Game): HandView['step'] | null {
	switch (request?.kind) {
		case 'card':
			return request.seat === seat ? 'card' : null;
		case 'omen':
			return request.seat === seat ? 'omen' : null;
		case 'turn':
			return request.seat === seat ? 'choose' : null;
		case 'read':
			if (request.seat !== seat) return null;
			return request.lap.kind === 'dawn' ? 'hear' : 'read';
		case 'poll':
			return request.voters.includes(seat) ? 'ballot' : null;
		case 'will':
			return request.seat === seat ? 'will' : null;
		case 'appeal':
			return g.alive(seat) ? 'appeal' : null;
		case 'discuss':
			return g.alive(seat) ? 'reminder' : null;
		case 'vote':
			return request.manner !== 'open' && request.voter === seat ? 'ballot' : null;
		case 'announce':
		case 'count':
		case 'defence':
		case 'lots':
		case 'judge':
		case undefined:
			return null;
	}
}

function toldNow(step: HandView['step'], seat: Seat, g: Game): Told {
	switch (step) {
		case 'card':
			return { role: believed(seat, g), ...knows(seat, g) };
		case 'omen':
		case 'choose':
			return knows(seat, g);
		case 'read':
			return g.state.phase === 'deal' ? changed(seat, g) : learns(seat, g);
		case 'hear':
			return hears(seat, g);
		case 'ballot':
		case 'will':
		case 'appeal':
		case 'reminder':
			return { role: believed(seat, g) };
	}
}

/** What has come of a choice at the deal: the thief's new role (T22). */
function changed(seat: Seat, g: Game): Told {
	const { card, role } = g.person(seat);
	return card === role ? {} : { becomes: believed(seat, g) };
}

/** Everything, once the game is over; `null` before. */
export function recap(g: Game): Recap | null {
	const { end, people, facts, night, discards } = g.state;
	if (!end) return null;
	const { options } = g;
	const { sheet, deck } = g.setup;
	return {
		sheet,
		options,
		deck,
		side: end.side,
		winners: end.winners,
		nights: night,
		discards,
		people,
		facts,
	};
}
