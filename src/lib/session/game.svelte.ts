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
import { Play, type Answer, type Refusal, type Setup } from '$lib/engine/index';
import { COMFORT, type Comfort } from './comfort';
import { codeOf } from './sha256';
import { newRecord, reopen, troubleOf, type Reopened, type Trouble } from './record';
import { answerAll, takeBack, type Rehearsal } from './rehearsal';
import { Shown } from './shown.svelte';
import { tablet, type Tablet } from './tablet.svelte';

/** Where this window stands with the game: only `live` shows it; `none` is open; another window has it; or it cannot be read. */
export type Standing = 'none' | 'live' | 'busy' | Trouble;

/** Why a touch counts for nothing: it came while the one before was still being stored. */
const TOO_SOON: Refusal = { refused: 'stale' };

export class LivingGame extends Shown {
	readonly #db: Database;
	readonly #tablet: Tablet;
	readonly #writer: Writer;
	/** The game that is open on the disk, whether or not this window may show it. */
	#openId: string | null = null;
	#opening: Promise<Standing> | null = null;
	#storing: Promise<void> | null = null;
	#standing = $state<Standing>('none');
	#storage = $state.raw<State>({ mode: 'closed' });
	#lost = $state(0);

	constructor(database: Database, holder: Tablet) {
		super();
		this.#db = database;
		this.#tablet = holder;
		this.#writer = new Writer({
			onYield: async () => {
				this.#giveUp();
				await this.#storing;
			},
			onStolen: () => this.#giveUp(),
		});
		database.store.watch((state) => (this.#storage = state));
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

	/** Deals a new game and stores it. `busy` while another window writes; else what the store has against it. */
	async start(
		setup: Setup,
		comfort: Comfort = COMFORT,
		group: string | null = null,
	): Promise<'started' | 'busy' | StoreRefusal> {
		if ((await this.#writer.claim()) === 'busy') return 'busy';
		const seed = newId();
		const [play, code] = [new Play(setup, seed), await codeOf(seed)];
		const record = newRecord(play, comfort, group);
		const saved = await this.#db.games.createGame(record);
		if (!saved.ok && saved.why !== 'memory') {
			if (this.held === null) this.#writer.release();
			return saved.why;
		}
		this.#tablet.goOn();
		this.#hold({ id: record.id, play, code, comfort, group, lost: 0 });
		return 'started';
	}

	/** Plays a game that is kept nowhere. A stored one lets go first, and waits on the disk as it is. */
	async rehearse(rehearsal: Rehearsal, comfort: Comfort = COMFORT): Promise<void> {
		await this.#opening;
		await this.#storing;
		this.#leave();
		const { play } = rehearsal;
		this.#tablet.goOn();
		this.#hold({ id: '', play, code: '', comfort, group: null, lost: 0 });
		this.company = rehearsal;
		this.#openId = null;
		await this.#settle();
	}

	/** Opens the unfinished game, if there is one; what came of it is the standing. It always lands on a neutral frame. */
	async resume(): Promise<Standing> {
		if (this.company) this.#leave();
		if (this.#standing === 'live') {
			this.#tablet.resume();
			return 'live';
		}
		this.#opening ??= this.#find();
		this.#standing = await this.#opening;
		this.#opening = null;
		return this.#standing;
	}

	async #find(): Promise<Standing> {
		const listed = await this.#db.games.openGame();
		if (!listed.ok) return troubleOf(listed.why);
		if (listed.value === null) return 'none';
		this.#openId = listed.value.id;
		return (await this.#writer.claim()) === 'busy' ? 'busy' : this.#open(listed.value.id);
	}

	async #open(id: string): Promise<Standing> {
		const found = await reopen(this.#db.games, id);
		if (typeof found === 'string') return found;
		this.#tablet.resume();
		this.#hold(found);
		return 'live';
	}

	/** "Use this window": the other one covers its screen and lets go. */
	async takeOver(): Promise<Standing> {
		if (this.#openId === null) return this.resume();
		await this.#writer.takeOver(this.#openId);
		this.#standing = await this.#open(this.#openId);
		return this.#standing;
	}

	/** Answers the request. Refuses what the rules refuse; else the answer is on the disk before the next screen shows. */
	decide(answer: Answer): Promise<Refusal | null> {
		if (this.company?.accepts(answer) === false) return Promise.resolve(null);
		return this.#take((play) => play.decide(answer));
	}
	/** Takes the last public answer back (K22). */
	undo(): Promise<Refusal | null> {
		return this.#take((play) => takeBack(play, this.company));
	}
	/** Ends the game early, by common consent: nobody has won, and the story is kept and told. */
	stop(): Promise<Refusal | null> {
		return this.#take((play) => play.stop());
	}

	async #take(act: (play: Play) => Refusal | null): Promise<Refusal | null> {
		const held = this.held;
		if (held === null || this.#storing !== null) return TOO_SOON;
		const refusal = act(held.play);
		if (refusal) return refusal;
		await this.#settle();
		return null;
	}

	/** Puts away what has been decided, and shows what follows. */
	async #settle(): Promise<void> {
		const held = this.held;
		if (held === null) return;
		const work = this.company ? this.#listen(this.company) : this.#store(held);
		const storing = work.finally(() => {
			if (this.#storing === storing) this.#storing = null;
		});
		this.#storing = storing;
		await storing;
	}

	async #store(held: Pick<Reopened, 'id' | 'play'>): Promise<void> {
		const n = held.play.log.entries.length - 1;
		const saved = await this.#db.games.append(held.id, n, held.play.lastEntry);
		if (this.held !== held) return;
		if (kept(saved)) this.view = held.play.table;
		else this.#giveUp();
	}

	/** Shows what the company answers to it, for as long as it is there. */
	async #listen(company: Rehearsal): Promise<void> {
		const show = () => (this.view = company.play.table);
		const isThere = () => this.company === company;
		if (await answerAll(company, isThere, show)) show();
	}

	/** Closes the book on a game that is over: its story is kept for good, and there is no open game any more. */
	async close(): Promise<void> {
		await this.#finish();
		this.#leave();
	}

	/** Leaves a game that will not be played to its end, or cannot be read; gives all that is stored of it, as a text. */
	async setAside(): Promise<string | null> {
		const id = this.#openId;
		if (id === null || this.recap !== null) {
			await this.close();
			return null;
		}
		await this.#db.games.setAside(id);
		this.#leave();
		const record = await this.#db.history.rawText(id);
		return record.ok ? record.value : null;
	}

	/** The same table once more: a new deal, of which nothing can be known from this one. */
	async rematch(): Promise<void> {
		const held = this.held;
		if (held === null) return;
		if (this.company) return this.rehearse(this.company.again(), this.ease);
		await this.#finish();
		await this.start(held.play.log.setup, this.ease, held.group);
	}

	async #finish(): Promise<void> {
		const held = this.held;
		const story = this.recap;
		if (held && story && !this.company) await this.#db.games.finish(held.id, story);
	}

	#hold({ id, play, code, comfort, group, lost }: Reopened): void {
		this.company = null;
		this.held = { id, play, code, group };
		this.#openId = id;
		this.ease = comfort;
		this.#lost = lost;
		this.view = play.table;
		this.#standing = 'live';
	}

	/** Another window has it from now on: nothing of the game stays here. */
	#giveUp(): void {
		this.held = null;
		this.company = null;
		this.view = null;
		this.#tablet.cover();
		this.#standing = 'busy';
	}

	#leave(): void {
		this.#giveUp();
		this.#openId = null;
		this.#standing = 'none';
		this.#writer.release();
	}
}

export const game = new LivingGame(db, tablet);
