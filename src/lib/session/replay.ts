// A finished game once more, moment by moment, through the eyes of anybody who sat there.
import {
	isRefusal,
	open,
	readHead,
	seeded,
	type Answer,
	type HandView,
	type Play,
	type Request,
	type Seat,
	type TableView,
} from '$lib/engine/index';
import { holderOf } from './tablet.svelte';

/** One request, with what its holder read and what was answered. */
export interface Moment {
	/** How far the evening had come, counted in all of its moments. */
	readonly n: number;
	/** What was asked; `null` at the end of the game. */
	readonly request: Request | null;
	/** `null` at the end, and of a secret ballot: it stays secret for ever, whoever looks on (LR11). */
	readonly answer: Answer | null;
	readonly table: TableView;
	/** What the holder of the tablet read; `null` where it lay on the table for all. */
	readonly hand: HandView | null;
}

/**
 * Every moment of a stored game, without what was taken back and without deals that were dealt again; `null` where it is not
 * over, was damaged, or is another version's: there is nothing to look at then (K13, K14).
 */
export function replay(stored: unknown, entries: readonly unknown[]): readonly Moment[] | null {
	const head = readHead(stored);
	if (isRefusal(head)) return null;
	let moments: Omit<Moment, 'n'>[] = [];
	const { play, dropped } = open(head, entries, seeded(head.seed), (game, entry) => {
		if ('undo' in entry) moments.pop();
		else if ('key' in entry && entry.answer === 'redeal') moments = [];
		else if ('key' in entry) moments.push(momentOf(game, entry.answer));
	});
	if (dropped || play.request !== null) return null;
	const end = { request: null, answer: null, table: play.table, hand: null };
	return [...moments, end].map((moment, n) => ({ ...moment, n }));
}

function momentOf(game: Play, answer: Answer): Omit<Moment, 'n'> {
	const { request, table } = game;
	const holder = request && holderOf(request);
	if (isSecret(request)) return { request, answer: null, table, hand: null };
	return { request, answer, table, hand: holder === null ? null : game.hand(holder) };
}

const isSecret = (request: Request | null): boolean =>
	request?.kind === 'vote' && request.manner === 'secret';

/**
 * What one person saw of it, or the table where that is `null`: everything public, and of the private turns the own. While
 * the tablet goes round for the others, that is one moment. Votes in front of all are seen once, as they are counted.
 */
export function seenBy(seat: Seat | null, moments: readonly Moment[]): readonly Moment[] {
	return moments.flatMap((moment) => {
		const { request } = moment;
		const holder = request && holderOf(request);
		if (request?.kind === 'poll' || (request?.kind === 'vote' && request.manner === 'open')) return [];
		if (holder === null) return [moment];
		if (holder === seat && moment.hand) return [moment];
		return isFirst(request) ? [{ ...moment, answer: null, hand: null }] : [];
	});
}

/** Whether the tablet sets out here: to deal, into a night, to vote in secret. */
function isFirst(request: Request | null): boolean {
	if (request?.kind === 'vote') return request.manner === 'secret' && request.voter === request.voters[0];
	return (request?.kind === 'card' || request?.kind === 'turn') && request.lap.index === 0;
}
