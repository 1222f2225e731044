// A game in progress. The saved form is setup + seed + entries: opening, undoing and testing are all the same act, replay.
import type { Answer, Request, Script } from './ask';
import { seeded, type Chance } from './draw';
import { Game } from './happen';
import { FORMAT, readEntry, RULES, type GameLog, type LogEntry, type LogHead } from './log';
import { refuseChoices } from './choose';
import { refuse } from './refuse';
import { play } from './script';
import { handView, recap, tableView, type HandView, type Recap, type TableView } from './view';
import { isRefusal, type Refusal } from './refusal';
import type { Choices, Seat, Setup } from './words';

/**
 * Whether an answer may be taken back while nothing has followed from it: nobody has shown or seen a secret (K22). With a
 * ballot from a private page a fire might go that nobody else knows of (P11).
 */
const canTakeBack = (request: Request, answer: Answer): boolean =>
	request.kind === 'discuss' ||
	(request.kind === 'poll' && (!request.fuel || answer === 'close')) ||
	(request.kind === 'vote' && request.manner === 'open');

/** Where the table is offered to take the last answer back: on the pages that show everybody what it was. */
const offersToTakeBack = (request: Request): boolean =>
	request.kind === 'poll' ||
	request.kind === 'count' ||
	(request.kind === 'vote' && request.manner === 'open') ||
	(request.kind === 'announce' && request.announcement.of === 'departure');

interface Decision {
	readonly undoable: boolean;
	readonly answer: Answer;
}

/** One game, with one owner. `decide` and `undo` either move it on or refuse and change nothing. */
export class Play {
	readonly #head: LogHead;
	readonly #chance: Chance;
	readonly #entries: LogEntry[] = [];
	/** The answers that still stand. */
	#decisions: Decision[] = [];
	#game: Game;
	#script: Script;
	#request: Request | null = null;

	/** Deals and asks for the first time. `chance` follows the seed; scenarios stage it. */
	constructor(setup: Setup, seed: string, chance: Chance = seeded(seed)) {
		this.#head = { format: FORMAT, rules: RULES, setup, seed };
		this.#chance = chance;
		this.#game = new Game(setup, chance);
		this.#script = play(this.#game);
		this.#request = this.#script.next().value ?? null;
	}

	/** What the table is asked now; `null` once the game is over. */
	get request(): Request | null {
		return this.#request;
	}
	/** The saved form. */
	get log(): GameLog {
		return { ...this.#head, entries: [...this.#entries] };
	}
	/** The last entry of the saved form: what `decide` or `undo` has just added. */
	get lastEntry(): LogEntry | undefined {
		return this.#entries.at(-1);
	}
	get table(): TableView {
		return tableView(this.#game, this.#request, this.#undoable());
	}
	hand(seat: Seat): HandView | null {
		return handView(this.#game, this.#request, seat);
	}
	get recap(): Recap | null {
		return recap(this.#game);
	}

	/** Answers the request. Refuses what the rules do not allow, and then nothing has changed. */
	decide(answer: Answer): Refusal | null {
		const request = this.#request;
		if (!request) return { refused: 'game-over' };
		const against = refuse(request, answer, this.#game);
		if (against) return against;
		this.#entries.push({ key: request.key, answer });
		this.#decisions.push({ undoable: canTakeBack(request, answer), answer });
		this.#request = this.#script.next(answer).value ?? null;
		return null;
	}

	/** Ends the game early, by common consent: nobody has won, and the whole story may be read. */
	stop(): Refusal | null {
		if (!this.#request) return { refused: 'game-over' };
		this.#entries.push({ stop: true });
		this.#game.note({ fact: 'stopped' });
		this.#request = null;
		return null;
	}

	/** Whether a player could choose this tonight, whoever's turn it is: the question behind every refusal of the night. */
	refusalOf(seat: Seat, choices: Choices): Refusal | null {
		return refuseChoices(seat, choices, this.#game);
	}

	#undoable(): boolean {
		const last = this.#decisions.at(-1);
		return this.#request !== null && offersToTakeBack(this.#request) && last?.undoable === true;
	}

	/** Takes the last answer back; never past the point where a secret was shown. */
	undo(): Refusal | null {
		if (!this.#undoable()) return { refused: 'nothing-to-undo' };
		this.#entries.push({ undo: true });
		this.#decisions = this.#decisions.slice(0, -1);
		this.#game = new Game(this.#head.setup, this.#chance);
		this.#script = play(this.#game);
		this.#request = this.#script.next().value ?? null;
		for (const { answer } of this.#decisions) this.#request = this.#script.next(answer).value ?? null;
		return null;
	}
}

/** A game opened again: `kept` entries were sound; the rest was dropped for the reason given. */
export interface Opened {
	readonly play: Play;
	readonly kept: number;
	readonly dropped: Refusal | null;
}

/**
 * Replays stored entries up to the last sound one. An entry is unsound when it cannot be read, when its key is not the
 * key of the request it answers (`stale`), or when the rules refuse it. `watch` sees the game before each entry.
 */
export function open(
	{ setup, seed }: LogHead,
	entries: readonly unknown[],
	chance: Chance = seeded(seed),
	watch: (game: Play, entry: LogEntry) => void = () => undefined,
): Opened {
	const game = new Play(setup, seed, chance);
	for (const [kept, stored] of entries.entries()) {
		const entry = readEntry(stored);
		if (!isRefusal(entry)) watch(game, entry);
		const dropped = isRefusal(entry) ? entry : repeat(game, entry);
		if (dropped) return { play: game, kept, dropped };
	}
	return { play: game, kept: entries.length, dropped: null };
}

function repeat(game: Play, entry: LogEntry): Refusal | null {
	if ('undo' in entry) return game.undo();
	if ('stop' in entry) return game.stop();
	return entry.key === game.request?.key ? game.decide(entry.answer) : { refused: 'stale' };
}
