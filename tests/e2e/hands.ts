// Hands that play a rehearsed evening on a real tablet: for every answer they touch what leads to it, and tell of each frame.
import type { Answer, Choices, Of, Play, Request, RoleId, Seat } from '../../src/lib/engine';
import type { LogEntry } from '../../src/lib/engine/log';
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import { CONFIRM, READ, REVEAL_DELAY } from '../../src/lib/ui/parts/hold';
import { words } from './frames';
import { repeat } from './repeat';
import type { Point, Tablet } from './tablet';

const { evening } = words;

/** What is on the glass: for all, covered in somebody's hands, or held. */
export interface Frame {
	readonly kind: 'public' | 'covered' | 'held';
	/** Whose hands the tablet is in, if anybody's. */
	readonly seat: Seat | null;
	/** Whether the holder has touched something on this page: what, is for nobody else to see. */
	readonly chosen: boolean;
}
export type Watcher = (frame: Frame) => Promise<void>;

/** The hands of everybody at a table. The tablet needs the script `GLASS`, and a clock that stands still. */
export class Hands {
	readonly #t: Tablet;
	readonly #play: Play;
	readonly #watch: Watcher;
	#answers = 0;

	/** `play` is the evening as the engine alone plays it, before its first answer: it knows what is asked next. */
	constructor(t: Tablet, play: Play, watch: Watcher) {
		this.#t = t;
		this.#play = play;
		this.#watch = watch;
	}

	/** The game has just been opened again: a neutral frame, and the way on from it. */
	async wake(): Promise<void> {
		await this.#t.js(`await glass.until(() => document.querySelector('button'), 'button');`);
		await this.#show('public', null);
		if (!(await this.#isCurtain())) await this.#goOn();
	}

	/** Answers as the entry says, and waits until the answer lies on the disk. */
	async play(entry: LogEntry): Promise<void> {
		const { request } = this.#play;
		if (!request || 'stop' in entry) throw new Error('nobody stops a game here');
		await this.#show('public', null);
		if ('undo' in entry) await this.#tap(`button('${evening.vote.undo}')`);
		else if (entry.answer === 'left') await this.#leave();
		else {
			if (await this.#t.js<boolean>(`return document.querySelector('.curtain') !== null;`))
				await this.#hold();
			await this.#answer(request, entry.answer);
		}
		this.#answers += 1;
		await this.#t.js(`await glass.stored(${this.#answers});`);
		repeat(this.#play, entry);
	}

	async #show(kind: Frame['kind'], seat: Seat | null, chosen = false): Promise<void> {
		await this.#t.pass(40);
		await this.#rest();
		await this.#watch({ kind, seat, chosen });
	}

	#isCurtain(): Promise<boolean> {
		return this.#t.js(`return document.querySelector('.curtain') !== null;`);
	}

	/** Touches what `glass` finds. */
	async #tap(what: string): Promise<void> {
		const [at, clicks] = await this.#t.js<[Point, number]>(`return [glass.${what}, glass.clicks()];`);
		await this.#t.touch('start', [at]);
		await this.#lift(`glass.clicks() > ${clicks}`);
	}
	/** Holds the pad for as long as it takes to say who one is, or to agree; or for longer. */
	async #hold(ms = CONFIRM, during = async () => {}): Promise<void> {
		const [at, lifts] = await this.#t.js<[Point, number]>(`return [glass.one('.pad'), glass.lifts()];`);
		await this.#t.touch('start', [at]);
		await this.#t.pass(ms);
		await this.#rest();
		await during();
		await this.#lift(`glass.lifts() > ${lifts}`);
	}
	/** What is answered is stored, and shown, before the clock of the page goes on: it takes no time. */
	async #lift(isHeard: string): Promise<void> {
		await this.#t.touch('end');
		await this.#t.js(`await glass.until(() => ${isHeard}, 'finger lifted'); await glass.rest();`);
		await this.#t.pass(COOL_DOWN + 10);
	}
	#rest(): Promise<void> {
		return this.#t.js(`await glass.rest();`);
	}
	/** The one button that leads on. */
	#goOn(): Promise<void> {
		return this.#tap(`one('button.main')`);
	}

	/** Reads what is held, and lets go. */
	async #read(seat: Seat): Promise<void> {
		await this.#show('covered', seat);
		await this.#hold(REVEAL_DELAY + READ, () => this.#show('held', seat));
		await this.#show('covered', seat);
	}
	/** Touches a name or a role of the list; nobody is its last cell. */
	async #pick(at: number | null, seat: Seat): Promise<void> {
		await this.#tap(`cell(${at ?? -1})`);
		await this.#show('covered', seat, true);
	}
	/** Touches a name in a list over the table, and says "that is me". */
	async #called(seat: Seat): Promise<void> {
		await this.#show('public', null);
		await this.#tap(`listed(${JSON.stringify(this.#nameOf(seat))})`);
		await this.#show('public', null);
		await this.#hold();
	}
	#nameOf = (seat: Seat): string => this.#play.table.seats[seat]?.name ?? '';

	async #answer(request: Request, answer: Answer): Promise<void> {
		switch (request.kind) {
			case 'card':
				if (answer === 'redeal') return this.#redeal();
				await this.#read(request.seat);
				await this.#tap(`button('${evening.turn.next}')`);
				await this.#read(request.seat);
				return this.#goOn();
			case 'turn':
				return this.#turn(request, answer as Choices);
			case 'read':
				await this.#read(request.seat);
				return this.#goOn();
			case 'omen':
				await this.#read(request.seat);
				await this.#pick((answer as { pick: 0 | 1 }).pick, request.seat);
				return this.#goOn();
			case 'judge':
				if (answer === 'failed') return this.#tap(`button('${evening.judge.failed}')`);
				return this.#goOn();
			case 'announce':
			case 'count':
			case 'defence':
				return this.#goOn();
			case 'lots':
				await this.#goOn();
				await this.#show('public', null);
				return this.#goOn();
			case 'discuss':
				await this.#remind(request);
				if (typeof answer === 'object') return this.#leave((answer as { left: Seat }).left);
				return this.#hold();
			case 'vote': {
				const { target } = answer as { target: Seat | null };
				return request.manner === 'open'
					? this.#accuse(target)
					: this.#ballot(request, request.voter, target);
			}
			case 'poll':
				return this.#poll(request, answer);
			case 'will':
				await this.#tap(`one('textarea')`);
				await this.#t.js(
					`document.execCommand('insertText', false, '${(answer as { text: string }).text}');`,
				);
				await this.#show('covered', request.seat, true);
				return this.#goOn();
			case 'appeal':
				return answer === 'silence' ? this.#goOn() : this.#mayor(answer as { by: Seat; burn: Seat });
		}
	}

	async #redeal(): Promise<void> {
		await this.#tap(`button('${evening.turn.notMe}')`);
		await this.#show('public', null);
		await this.#hold();
	}

	/** A page for each name, and one for the role where the turns have one. */
	async #turn({ seat, shape }: Of<'turn'>, choices: Choices): Promise<void> {
		const questions = this.#play.hand(seat)?.questions ?? [];
		// Where the list has no nobody, whoever has no thoughts names the last that may be named: no rule asks (GR13).
		const names: (Seat | null)[] = questions.flatMap(({ action, places }) =>
			places.map((legal, at) => choices[action]?.names[at] ?? (shape.nobody ? null : (legal.at(-1) ?? null))),
		);
		const role = Object.values(choices).flatMap((choice): RoleId[] => (choice?.role ? [choice.role] : []))[0];
		const roles = shape.roles.length > 0 ? [role === undefined ? null : shape.roles.indexOf(role)] : [];
		for (const pick of [...Array.from({ length: shape.names }, (_, at) => names[at] ?? null), ...roles]) {
			await this.#read(seat);
			await this.#pick(pick, seat);
			await this.#goOn();
		}
	}

	#accuse(target: Seat | null): Promise<void> {
		return this.#tap(target === null ? `button('${evening.poll.abstain}')` : `seat(${target})`);
	}
	async #ballot(
		{ candidates }: Of<'vote'> | Of<'poll'>,
		voter: Seat,
		target: Seat | null,
		fire = false,
	): Promise<void> {
		await this.#read(voter);
		const order = candidates.toSorted((a, b) => a - b);
		await this.#pick(target === null ? null : order.indexOf(target), voter);
		if (fire) await this.#tap(`one('[role=switch]')`);
		await this.#goOn();
	}
	async #poll(request: Of<'poll'>, answer: Answer): Promise<void> {
		if (answer === 'close') return this.#goOn();
		const { voter, target, fire } = answer as { voter: Seat; target: Seat | null; fire?: boolean };
		await this.#tap(`seat(${voter})`);
		await this.#show('public', null);
		if (!request.fuel) return this.#accuse(target);
		await this.#hold();
		return this.#ballot(request, voter, target, fire);
	}
	async #mayor({ by, burn }: { by: Seat; burn: Seat }): Promise<void> {
		await this.#tap(`button('${evening.appeal.mayor}')`);
		await this.#called(by);
		await this.#read(by);
		await this.#pick(burn, by);
		await this.#goOn();
	}

	/** Every day one of the living asks who they are. */
	async #remind({ day }: Of<'discuss'>): Promise<void> {
		const living = this.#play.table.seats.filter(({ alive }) => alive);
		const seat = living[day % living.length]?.seat;
		if (seat === undefined) return;
		await this.#tap(`button('${evening.discuss.remind}')`);
		await this.#called(seat);
		await this.#read(seat);
		await this.#goOn();
		await this.#show('public', null);
	}
	/** Through the pause: by day anybody, by night whoever's turn it is, before they take the tablet. */
	async #leave(seat?: Seat): Promise<void> {
		await this.#tap(`button('${evening.pause.open}')`);
		await this.#show('public', null);
		await this.#tap(`button('${evening.pause.leave}')`);
		if (seat !== undefined) await this.#tap(`listed(${JSON.stringify(this.#nameOf(seat))})`);
		await this.#show('public', null);
		await this.#hold();
	}
}
