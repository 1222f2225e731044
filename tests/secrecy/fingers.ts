// Somebody at the table, who answers whatever is asked through the screens: by touch, as everybody does.
import { tick } from 'svelte';
import type { Answer, Choices, Of, Request, RoleId, Seat } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import { CONFIRM } from '$lib/ui/parts/hold';
import { language } from '$lib/words/language.svelte';
import { button, gone, listed, main, one, seatOf } from './glass';
import { Touch, wait, type Watcher } from './touch';

/** Plays one evening by touch, and calls the watcher at every frame. */
export class Fingers {
	readonly #touch: Touch;

	constructor(watch: Watcher) {
		this.#touch = new Touch(watch);
	}

	/** Answers what is asked now as the entry says, and waits until the next thing is asked. */
	async play(entry: LogEntry): Promise<void> {
		const { request } = this;
		if ('undo' in entry) return this.#touch.tap(button(language.words.evening.vote.undo), request);
		if ('stop' in entry) throw new Error('nobody stops a game here');
		await this.#curtain(request);
		await this.#answer(request, entry.answer);
	}

	get request(): Request {
		const request = game.table?.request;
		if (!request) throw new Error('the game is over');
		return request;
	}

	/** What lies on the table before anybody touches it. */
	async #curtain(request: Request): Promise<void> {
		const leaves = document.querySelector('.curtain') !== null;
		this.#touch.show('public', null);
		if (leaves && 'seat' in request) await this.#touch.identify();
		else if (leaves && request.kind === 'vote') await this.#touch.identify();
	}
	async #answer(request: Request, answer: Answer): Promise<void> {
		const words = language.words.evening;
		switch (request.kind) {
			case 'card':
				if (answer !== 'redeal') {
					await this.#touch.read(request.seat);
					await this.#touch.tap(button(words.turn.next));
					await this.#touch.read(request.seat);
					return this.#touch.go(request);
				}
				await this.#touch.tap(button(words.turn.notMe));
				this.#touch.show('public', null);
				await this.#touch.hold(CONFIRM + 10);
				return gone(request);
			case 'turn':
				if (answer === 'left') return this.#leave(request);
				return this.#turn(request, answer as Choices);
			case 'read':
				await this.#touch.read(request.seat);
				return this.#touch.go(request);
			case 'omen':
				await this.#touch.read(request.seat);
				await this.#touch.pick((answer as { pick: 0 | 1 }).pick, request.seat);
				return this.#touch.go(request);
			case 'announce':
			case 'judge':
			case 'count':
			case 'defence':
				return this.#touch.tap(answer === 'failed' ? button(words.judge.failed) : main(), request);
			case 'lots':
				await this.#touch.tap(main(), request);
				await wait(5_000);
				this.#touch.show('public', null);
				return this.#touch.tap(main());
			case 'discuss':
				await this.#remind(request);
				if (typeof answer === 'object') return this.#leave(request, (answer as { left: Seat }).left);
				await this.#touch.hold(CONFIRM + 10);
				return gone(request);
			case 'vote': {
				const { voter, target } = answer as { voter: Seat; target: Seat | null };
				if (request.manner === 'open') return this.#touch.tap(seatOf(target), request);
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
				return this.#touch.go(request);
			}
			case 'appeal':
				if (answer === 'silence') return this.#touch.tap(main(), request);
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
			await this.#touch.read(seat);
			await this.#touch.pick(pick, seat);
			await this.#touch.go(page + 1 === picks.length ? { seat, shape, ...request } : undefined);
		}
	}

	async #ballot(
		{ candidates, ...request }: Of<'vote'> | Of<'poll'>,
		voter: Seat,
		target: Seat | null,
		fire = false,
	): Promise<void> {
		await this.#touch.read(voter);
		const order = candidates.toSorted((a, b) => a - b);
		await this.#touch.pick(target === null ? null : order.indexOf(target), voter);
		if (fire) {
			// How often somebody moves a switch that moves for all is nobody's answer.
			await this.#touch.toggle(one('[role=switch]'));
		}
		await this.#touch.go({ candidates, ...request } as Request);
	}
	async #poll(request: Of<'poll'>, answer: Answer): Promise<void> {
		if (answer === 'close') return this.#touch.tap(main(), request);
		const { voter, target, fire } = answer as { voter: Seat; target: Seat | null; fire?: boolean };
		await this.#touch.tap(seatOf(voter));
		this.#touch.show('public', null);
		if (!request.fuel) return this.#touch.tap(seatOf(target), request);
		await this.#touch.identify();
		return this.#ballot(request, voter, target, fire);
	}
	async #mayor(request: Request, { by, burn }: { by: Seat; burn: Seat }): Promise<void> {
		await this.#touch.tap(button(language.words.evening.appeal.mayor));
		this.#touch.show('public', null);
		await this.#touch.tap(listed(by));
		this.#touch.show('public', null);
		await this.#touch.identify();
		await this.#touch.read(by);
		await this.#touch.pick(burn, by);
		await this.#touch.go(request);
	}
	/** Every day one of the living asks who they are. */
	async #remind({ day }: Of<'discuss'>): Promise<void> {
		const living = game.table?.seats.filter(({ alive }) => alive) ?? [];
		const seat = living[day % living.length]?.seat;
		if (seat === undefined || tablet.reminded !== null) return;
		await this.#touch.tap(button(language.words.evening.discuss.remind));
		this.#touch.show('public', null);
		await this.#touch.tap(listed(seat));
		this.#touch.show('public', null);
		await this.#touch.identify();
		await this.#touch.read(seat);
		const next = button(language.words.evening.turn.next);
		if (!next.disabled) {
			await this.#touch.tap(next);
			await this.#touch.read(seat);
		}
		await this.#touch.go();
		this.#touch.show('public', null);
	}
	/** Through the pause, and held: by day anybody, by night whoever's turn it is, before the curtain is drawn. */
	async #leave(request: Request, seat?: Seat): Promise<void> {
		const words = language.words.evening;
		if (request.kind === 'turn') {
			tablet.cover();
			await tick();
		}
		await this.#touch.tap(button(words.pause.open));
		this.#touch.show('public', null);
		await this.#touch.tap(button(words.pause.leave));
		if (seat !== undefined) await this.#touch.tap(listed(seat));
		this.#touch.show('public', null);
		await this.#touch.hold(CONFIRM + 10);
		await gone(request);
	}
}
