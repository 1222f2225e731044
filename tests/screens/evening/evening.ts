// An evening for the tests of its screens: the real game, the real engine, a disk of paper.
import { render, screen } from '@testing-library/svelte';
import { vi } from 'vitest';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	suggestedDeck,
	type Answer,
	type Deck,
	type Of,
	type Options,
	type Request,
	type Seat,
	type SheetId,
} from '$lib/engine/index';
import type { Comfort } from '$lib/session/comfort';
import { game } from '$lib/session/game.svelte';
import { tablet } from '$lib/session/tablet.svelte';
import { CONFIRM, READ, REVEAL_DELAY } from '$lib/ui/parts/hold';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import Page from '../../../src/routes/game/+page.svelte';
import { lift, press } from '../parts/fingers';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo', 'Irene', 'Luca'];

export interface Sitting {
	readonly sheet?: SheetId;
	readonly names?: readonly string[];
	readonly deck?: Deck;
	readonly options?: Partial<Options>;
	readonly comfort?: Partial<Comfort>;
}

/** Deals a new game, whatever was on the table before. */
export async function sit({
	sheet = 'classic',
	names = NAMES,
	deck,
	options = {},
	comfort = {},
}: Sitting = {}): Promise<void> {
	await game.resume();
	if (game.standing !== 'none') await game.setAside();
	const changes = deck ? { customDeck: true, ...options } : options;
	const setup = checkSetup({
		sheet,
		options: changes,
		names,
		deck: deck ?? suggestedDeck(sheet, names.length, optionsOf(sheet, changes)),
	});
	if (isRefusal(setup)) throw new Error(setup.refused);
	const started = await game.start(setup, {
		reveal: 'hold',
		minimumSeconds: 0,
		spoken: false,
		firstEvening: false,
		...comfort,
	});
	if (started !== 'started') throw new Error(started);
	tablet.remind(null);
}

/** Whom a voter accuses. */
type Accuse = (ballot: Of<'vote'>) => Seat;
/** Two people are accused again and again. */
const quarrel: Accuse = ({ voter, candidates, cast }) => {
	const others = candidates.filter((seat) => seat !== voter);
	return others[cast.length % 2] ?? voter;
};
/** Everybody accuses their neighbour: nobody is left to judge, and the lot decides (CR6). */
export const neighbours: Accuse = ({ voter, candidates }) =>
	candidates[(candidates.indexOf(voter) + 1) % candidates.length] ?? voter;

/** Answers everything, each in a legal way, until the request is the one that is waited for; `null` at the end. */
export async function playUntil(
	is: (request: Request) => boolean,
	accuse: Accuse = quarrel,
): Promise<Request | null> {
	for (;;) {
		const request = game.table?.request ?? null;
		if (request === null || is(request)) return request;
		const refusal = await game.decide(answerTo(request, accuse));
		if (refusal) throw new Error(`${request.key}: ${refusal.refused}`);
	}
}
export const isKind =
	(kind: Request['kind']) =>
	(request: Request): boolean =>
		request.kind === kind;
export const announces =
	(of: string) =>
	(request: Request): boolean =>
		request.kind === 'announce' && request.announcement.of === of;

function answerTo(request: Request, accuse: Accuse): Answer {
	switch (request.kind) {
		case 'card':
			return 'seen';
		case 'turn': {
			const questions = game.hand(request.seat)?.questions ?? [];
			return Object.fromEntries(
				questions.map(({ action, places, roles }) => {
					const names = new Set<Seat>();
					for (const legal of places) names.add(legal.findLast((seat) => !names.has(seat)) ?? -1);
					names.delete(-1);
					const role = roles[0] === undefined ? {} : { role: roles[0] };
					return [action, names.size < places.length ? null : { names: [...names], ...role }] as const;
				}),
			);
		}
		case 'read':
			return 'read';
		case 'announce':
			return 'heard';
		case 'discuss':
			return 'vote';
		case 'vote':
			return { voter: request.voter, target: accuse(request) };
		case 'omen':
			return { pick: 0 };
		case 'poll': {
			const { voters, candidates, cast } = request;
			const voter = voters.find((seat) => cast.every((vote) => vote.voter !== seat)) ?? -1;
			return { voter, target: candidates.find((seat) => seat !== voter) ?? null };
		}
		case 'will':
			return { text: '' };
		case 'appeal':
			return 'silence';
		case 'judge':
			return 'kept';
		case 'count':
			return 'confirmed';
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
	}
}

/** Draws the page of the game as it stands. */
export const lookAtIt = () => render(Page);

/** The pad of the screen, or of the dialog over it. */
export const pad = (): HTMLElement => {
	const found =
		document.querySelector<HTMLElement>('dialog .pad') ?? document.querySelector<HTMLElement>('.pad');
	if (!found) throw new Error('no pad on this screen');
	return found;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Timers that obey the test; the disk goes on by itself. */
export const takeTheClock = () =>
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
	});

/** "I am Bruno." */
export async function identify(): Promise<void> {
	press(pad());
	await wait(CONFIRM + 10);
	lift(document.body);
	await wait(COOL_DOWN + 10);
}
/** Holds the pad, looks, and lets go. Long enough to count as read. */
export async function read<T>(look: () => T, ms = READ + 10): Promise<T> {
	press(pad());
	await wait(REVEAL_DELAY + ms);
	const seen = look();
	lift(pad());
	await wait(COOL_DOWN + 10);
	return seen;
}

/** Everything that a reader, a search or a curious friend could find in the document. */
export const everything = () => document.documentElement.outerHTML;

/** The shape of what is on the screen: every element with its kind, its role and what it can do; no words. */
export function skeleton(root: Element = document.body): string {
	const own = [
		root.tagName.toLowerCase(),
		...[...root.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`),
		...[...root.attributes]
			.filter(({ name }) => !['class', 'aria-label', 'style', 'id', 'd'].includes(name))
			.map(({ name, value }) => `[${name}=${value}]`),
	].join('');
	const children = [...root.children].map((child) => skeleton(child));
	return children.length === 0 ? own : `${own}(${children.join(' ')})`;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
