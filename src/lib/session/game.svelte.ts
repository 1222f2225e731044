// The one living game: the engine decides, the decision is stored, and only then the table sees the next screen.
import {
	db,
	kept,
	newId,
	Writer,
	type Database,
	type Refusal as StoreRefusal,
	type State,
} from '$lib/db/index';
import {
	isRefusal,
	open,
	Play,
	readHead,
	type Answer,
	type HandView,
	type Recap,
	type Refusal,
	type Seat,
	type Setup,
	type TableView,
} from '$lib/engine/index';
import { COMFORT, readComfort, type Comfort } from './comfort';
import { tablet, type Tablet } from './tablet.svelte';

/** Where this window stands with the game. Only `live` shows it. */
export type Standing =
	/** There is no game here. */
	| 'none'
	| 'live'
	/** Another window has it. */
	| 'busy'
	/** Its record cannot be read at all, or was written by a newer version. */
	| 'damaged'
	| 'newer'
	/** The store answers nothing until another window is closed. */
	| 'blocked';

/** A game as this window holds it. */
interface Held {
	readonly id: string;
	readonly play: Play;
	readonly group: string | null;
}

/** Why a decision was not taken: the rules refuse it, or a touch came while the one before was being stored. */
const TOO_SOON: Refusal = { refused: 'stale' };

export class LivingGame {
	readonly #db: Database;
	readonly #tablet: Tablet;
	readonly #writer: Writer;
	#held: Held | null = null;
	/** The game that is open on the disk, whether or not this window may show it. */
	#openId: string | null = null;
	#storing: Promise<unknown> | null = null;
	#table = $state.raw<TableView | null>(null);
	#comfort = $state.raw(COMFORT);
	#standing = $state<Standing>('none');
	#storage = $state.raw<State>({ mode: 'closed' });
	#lost = $state(0);

	constructor(database: Database, holder: Tablet) {
		this.#db = database;
		this.#tablet = holder;
		this.#writer = new Writer({
			onYield: async () => {
				this.#leaveTo('busy');
				await this.#storing;
			},
			onStolen: () => this.#leaveTo('busy'),
		});
		database.store.watch((state) => (this.#storage = state));
	}

	/** What everybody may see; `null` while there is nothing to show. Nothing secret is ever in here (R6). */
	get table(): TableView | null {
		return this.#table;
	}
	get comfort(): Comfort {
		return this.#comfort;
	}
	get standing(): Standing {
		return this.#standing;
	}
	/** Where the decisions are kept at the moment: on the disk, or in this window alone. */
	get storage(): State {
		return this.#storage;
	}
	/** How many decisions of a damaged record were dropped when it was opened. */
	get lost(): number {
		return this.#lost;
	}
	/** The whole story, once the game is over. */
	get recap(): Recap | null {
		return this.#table?.request === null ? (this.#held?.play.recap ?? null) : null;
	}
	/** What this seat reads while it holds the tablet. A call and never a rune: whoever calls keeps nothing (R6). */
	hand(seat: Seat): HandView | null {
		return this.#held?.play.hand(seat) ?? null;
	}

	/** Deals a new game and stores it. `busy` while another window writes; else what the store has against it. */
	async start(
		setup: Setup,
		comfort: Comfort = COMFORT,
		group: string | null = null,
	): Promise<'started' | 'busy' | StoreRefusal> {
		if ((await this.#writer.claim()) === 'busy') return 'busy';
		const play = new Play(setup, newId());
		const { format, rules, seed } = play.log;
		const id = newId();
		const saved = await this.#db.games.createGame({
			id,
			format,
			rules,
			head: { format, rules, setup, seed, comfort },
			title: { sheet: setup.sheet, names: setup.names, group },
		});
		if (!saved.ok && saved.why !== 'memory') {
			this.#writer.release();
			return saved.why;
		}
		this.#hold({ id, play, group }, comfort, 0);
		return 'started';
	}

	/** Opens the unfinished game, if there is one; what came of it is the standing. It always lands on a neutral frame. */
	async resume(): Promise<Standing> {
		if (this.#held && this.#standing === 'live') this.#tablet.resume();
		else this.#standing = await this.#reopen();
		return this.#standing;
	}

	async #reopen(): Promise<Standing> {
		const listed = await this.#db.games.openGame();
		if (!listed.ok)
			return listed.why === 'too-new' ? 'newer' : listed.why === 'blocked' ? 'blocked' : 'damaged';
		if (listed.value === null) return 'none';
		this.#openId = listed.value.id;
		if ((await this.#writer.claim()) === 'busy') return 'busy';
		return this.#load(listed.value.id);
	}

	async #load(id: string): Promise<Standing> {
		const stored = await this.#db.games.resume(id);
		if (!stored.ok)
			return stored.why === 'too-new' ? 'newer' : stored.why === 'blocked' ? 'blocked' : 'damaged';
		const head = readHead(stored.head.head);
		if (isRefusal(head)) return head.refused === 'log-too-new' ? 'newer' : 'damaged';
		const { play, kept: sound } = open(head, stored.entries);
		const lost = stored.dropped + stored.entries.length - sound;
		if (lost > 0) await this.#db.games.dropTail(id, sound);
		const { comfort } = { comfort: undefined, ...(stored.head.head as object) };
		this.#hold({ id, play, group: stored.head.title.group }, readComfort(comfort), lost);
		this.#tablet.resume();
		return 'live';
	}

	/** "Use this window": the other one covers its screen and lets go. */
	async takeOver(): Promise<Standing> {
		if (this.#openId === null) return this.resume();
		await this.#writer.takeOver(this.#openId);
		this.#standing = await this.#load(this.#openId);
		return this.#standing;
	}

	/** Answers the request. Refuses what the rules refuse; else the answer is on the disk before the next screen shows. */
	decide(answer: Answer): Promise<Refusal | null> {
		return this.#take((play) => play.decide(answer));
	}
	/** Takes the last public answer back (K22). */
	undo(): Promise<Refusal | null> {
		return this.#take((play) => play.undo());
	}
	/** Ends the game early, by common consent: nobody has won, and the story is kept and told. */
	stop(): Promise<Refusal | null> {
		return this.#take((play) => play.stop());
	}

	async #take(act: (play: Play) => Refusal | null): Promise<Refusal | null> {
		const held = this.#held;
		if (held === null || this.#storing !== null) return TOO_SOON;
		const refusal = act(held.play);
		if (refusal) return refusal;
		const n = held.play.log.entries.length - 1;
		this.#storing = this.#db.games.append(held.id, n, held.play.lastEntry).then((saved) => {
			this.#storing = null;
			if (this.#held !== held) return;
			if (!kept(saved)) this.#leaveTo('busy');
			else this.#table = held.play.table;
		});
		await this.#storing;
		return null;
	}

	/** Closes the book on a game that is over, or puts one aside that cannot be read; then there is none. */
	async close(): Promise<void> {
		const recap = this.#held?.play.recap ?? null;
		if (this.#held && recap) await this.#db.games.finish(this.#held.id, recap);
		this.#leaveTo('none');
		this.#writer.release();
	}
	async setAside(): Promise<void> {
		if (this.#openId !== null) await this.#db.games.setAside(this.#openId);
		await this.close();
	}
	/** The same table once more: a new deal, of which nothing can be known from this one. */
	async rematch(): Promise<void> {
		if (this.#held === null) return;
		const { play, group } = this.#held;
		await this.close();
		await this.start(play.log.setup, this.#comfort, group);
	}

	/** Speaks from now on, or no longer does. */
	speak(spoken: boolean): void {
		this.#comfort = { ...this.#comfort, spoken };
	}

	#hold(held: Held, comfort: Comfort, lost: number): void {
		this.#held = held;
		this.#openId = held.id;
		this.#comfort = comfort;
		this.#lost = lost;
		this.#table = held.play.table;
		this.#standing = 'live';
	}

	#leaveTo(standing: Standing): void {
		this.#held = null;
		this.#table = null;
		this.#tablet.cover();
		this.#standing = standing;
	}
}

export const game = new LivingGame(db, tablet);
