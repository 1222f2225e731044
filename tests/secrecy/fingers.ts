// Somebody at the table, who answers whatever is asked through the screens: by touch, as everybody does.
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { Answer, Choices, Of, Request, RoleId, Seat } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { CONFIRM, READ, REVEAL_DELAY } from '$lib/ui/parts/hold';
import { language } from '$lib/words/language.svelte';
import { pad } from '../screens/evening/evening';
import { lift, press } from '../screens/parts/fingers';
import { button, gone, listed, main, one, seatOf } from './glass';

/** What is on the glass: for all, covered in somebody's hands, or held. */
export interface Frame {
	readonly kind: 'public' | 'covered' | 'held';
	/** Whose hands the tablet is in, if anybody's. */
	readonly seat: Seat | null;
	/** Touches since the frame before, and how long the frame before refused to go on, in ms. */
	readonly taps: number;
	readonly dwell: number;
}
export type Watcher = (frame: Frame) => void;

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Plays one evening by touch, and calls the watcher at every frame. */
export class Fingers {
	readonly #watch: Watcher;
	#taps = 0;
	#dwell = 0;

	constructor(watch: Watcher) {
		this.#watch = watch;
	}

	/** Answers what is asked now as the entry says, and waits until the next thing is asked. */
	async play(entry: LogEntry): Promise<void> {
		const { request } = this;
		if ('undo' in entry) return this.#tap(button(language.words.evening.vote.undo), request);
		if ('stop' in entry) throw new Error('nobody stops a game here');
		await this.#curtain(request);
		await this.#answer(request, entry.answer);
	}

	get request(): Request {
		const request = game.table?.request;
		if (!request) throw new Error('the game is over');
		return request;
	}

	#show(kind: Frame['kind'], seat: Seat | null): void {
		this.#watch({ kind, seat, taps: this.#taps, dwell: this.#dwell });
		[this.#taps, this.#dwell] = [0, 0];
	}

	/** What lies on the table before anybody touches it. */
	async #curtain(request: Request): Promise<void> {
		const leaves = document.querySelector('.curtain') !== null;
		this.#show('public', null);
		if (leaves && 'seat' in request) await this.#identify();
		else if (leaves && request.kind === 'vote') await this.#identify();
	}
	/** "I am Bruno." */
	async #identify(): Promise<void> {
		await this.#hold(CONFIRM + 10);
	}
	async #hold(ms: number, look?: () => void): Promise<void> {
		this.#taps += 1;
		press(pad());
		await wait(ms);
		look?.();
		lift(document.body);
		await wait(COOL_DOWN + 10);
		await tick();
	}

	async #tap(target: HTMLButtonElement, before?: Request): Promise<void> {
		if (target.disabled) throw new Error(`${before?.key}: ${target.textContent} cannot be touched`);
		this.#taps += 1;
		target.focus();
		target.click();
		if (before) await gone(before);
		await wait(COOL_DOWN + 10);
		await tick();
	}
	/** The one action of a private page, as soon as it can be taken. */
	async #go(request?: Request): Promise<void> {
		while (main().disabled && this.#dwell < 60_000) {
			this.#dwell += 250;
			await wait(250);
		}
		await this.#tap(main(), request);
	}
	/** Reads what is held, and lets go. */
	async #read(seat: Seat): Promise<void> {
		this.#show('covered', seat);
		await this.#hold(REVEAL_DELAY + READ + 10, () => this.#show('held', seat));
		this.#show('covered', seat);
	}
	/** Touches a name or a role of the list; nobody is its last cell. */
	async #pick(at: number | null, seat: Seat): Promise<void> {
		const cells = [...document.querySelectorAll<HTMLButtonElement>('.cell')];
		const cell = at === null ? cells.at(-1) : cells[at];
		if (!cell) throw new Error(`${this.request.key}: no cell ${at}`);
		// Whoever finds a name chosen already has nothing to touch.
		if (!document.querySelector('.cell.picked')) await this.#tap(cell);
		this.#show('covered', seat);
	}

	async #answer(request: Request, answer: Answer): Promise<void> {
		const words = language.words.evening;
		switch (request.kind) {
			case 'card':
				if (answer !== 'redeal') {
					await this.#read(request.seat);
					await this.#tap(button(words.turn.next));
					await this.#read(request.seat);
					return this.#go(request);
				}
				await this.#tap(button(words.turn.notMe));
				this.#show('public', null);
				await this.#hold(CONFIRM + 10);
				return gone(request);
			case 'turn':
				if (answer === 'left') return this.#leave(request);
				return this.#turn(request, answer as Choices);
			case 'read':
				await this.#read(request.seat);
				return this.#go(request);
			case 'omen':
				await this.#read(request.seat);
				await this.#pick((answer as { pick: 0 | 1 }).pick, request.seat);
				return this.#go(request);
			case 'announce':
			case 'judge':
			case 'count':
			case 'defence':
				return this.#tap(answer === 'failed' ? button(words.judge.failed) : main(), request);
			case 'lots':
				await this.#tap(main(), request);
				await wait(5_000);
				this.#show('public', null);
				return this.#tap(main());
			case 'discuss':
				await this.#remind(request);
				if (typeof answer === 'object') return this.#leave(request, (answer as { left: Seat }).left);
				await this.#hold(CONFIRM + 10);
				return gone(request);
			case 'vote': {
				const { voter, target } = answer as { voter: Seat; target: Seat | null };
				if (request.manner === 'open') return this.#tap(seatOf(target), request);
				return this.#ballot(request, voter, target);
			}
			case 'poll':
				return this.#poll(request, answer);
			case 'will': {
				const paper = document.querySelector('textarea');
				if (!paper) throw new Error('no paper for a will');
				paper.value = (answer as { text: string }).text;
				paper.dispatchEvent(new Event('input', { bubbles: true }));
				await tick();
				return this.#go(request);
			}
			case 'appeal':
				if (answer === 'silence') return this.#tap(main(), request);
				return this.#mayor(request, answer as { by: Seat; burn: Seat });
		}
	}

	/** A page for each name, and one for the role where the turns have one. */
	async #turn({ seat, shape, ...request }: Of<'turn'>, choices: Choices): Promise<void> {
		const questions = game.hand(seat)?.questions ?? [];
		// Where the list has no nobody, whoever has no thoughts names the last that may be named: no rule asks (GR13).
		const names: (Seat | null)[] = questions.flatMap(({ action, places }) =>
			places.map((legal, at) => choices[action]?.names[at] ?? (shape.nobody ? null : (legal.at(-1) ?? null))),
		);
		const role = Object.values(choices).flatMap((choice): RoleId[] => (choice?.role ? [choice.role] : []))[0];
		const roles = shape.roles.length > 0 ? [role === undefined ? null : shape.roles.indexOf(role)] : [];
		const picks = [...Array.from({ length: shape.names }, (_, at) => names[at] ?? null), ...roles];
		for (const [page, pick] of picks.entries()) {
			await this.#read(seat);
			await this.#pick(pick, seat);
			await this.#go(page + 1 === picks.length ? { seat, shape, ...request } : undefined);
		}
	}

	async #ballot(
		{ candidates, ...request }: Of<'vote'> | Of<'poll'>,
		voter: Seat,
		target: Seat | null,
		fire = false,
	): Promise<void> {
		await this.#read(voter);
		const order = candidates.toSorted((a, b) => a - b);
		await this.#pick(target === null ? null : order.indexOf(target), voter);
		if (fire) {
			// How often somebody moves a switch that moves for all is nobody's answer.
			await this.#tap(one('[role=switch]'));
			this.#taps -= 1;
		}
		await this.#go({ candidates, ...request } as Request);
	}
	async #poll(request: Of<'poll'>, answer: Answer): Promise<void> {
		if (answer === 'close') return this.#tap(main(), request);
		const { voter, target, fire } = answer as { voter: Seat; target: Seat | null; fire?: boolean };
		await this.#tap(seatOf(voter));
		this.#show('public', null);
		if (!request.fuel) return this.#tap(seatOf(target), request);
		await this.#identify();
		return this.#ballot(request, voter, target, fire);
	}
	async #mayor(request: Request, { by, burn }: { by: Seat; burn: Seat }): Promise<void> {
		await this.#tap(button(language.words.evening.appeal.mayor));
		this.#show('public', null);
		await this.#tap(listed(by));
		this.#show('public', null);
		await this.#identify();
		await this.#read(by);
		await this.#pick(burn, by);
		await this.#go(request);
	}
	/** Every day one of the living asks who they are. */
	async #remind({ day }: Of<'discuss'>): Promise<void> {
		const living = game.table?.seats.filter(({ alive }) => alive) ?? [];
		const seat = living[day % living.length]?.seat;
		if (seat === undefined || tablet.reminded !== null) return;
		await this.#tap(button(language.words.evening.discuss.remind));
		this.#show('public', null);
		await this.#tap(listed(seat));
		this.#show('public', null);
		await this.#identify();
		await this.#read(seat);
		const next = button(language.words.evening.turn.next);
		if (!next.disabled) {
			await this.#tap(next);
			await this.#read(seat);
		}
		await this.#go();
		this.#show('public', null);
	}
	/** Through the pause, and held: by day anybody, by night whoever's turn it is, before the curtain is drawn. */
	async #leave(request: Request, seat?: Seat): Promise<void> {
		const words = language.words.evening;
		if (request.kind === 'turn') {
			tablet.cover();
			await tick();
		}
		await this.#tap(button(words.pause.open));
		this.#show('public', null);
		await this.#tap(button(words.pause.leave));
		if (seat !== undefined) await this.#tap(listed(seat));
		this.#show('public', null);
		await this.#hold(CONFIRM + 10);
		await gone(request);
	}
}
