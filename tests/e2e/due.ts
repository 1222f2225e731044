// What the engine, left alone with the log of a game, asks next: the screen that is due, and who reads what on it.
import { cardOf } from '../../src/lib/book/pages';
import { isRefusal, open, readHead, type Play, type Request } from '../../src/lib/engine';
import type { Words } from '../../src/lib/words';
import { answer, card, hear, task, wish } from '../../src/lib/words/whisper';
import type { Frame } from './frames';

/** A game as it lies on the disk: what it was begun with, and its decisions in their order. */
export interface Kept {
	readonly head: unknown;
	readonly entries: readonly unknown[];
}

/** The game played again from its log by the engine alone. Throws where the log is not sound to its last entry. */
export function replayed({ head, entries }: Kept): Play {
	const read = readHead(head);
	if (isRefusal(read)) throw new Error(`the head of the log: ${read.refused}`);
	const { play, kept, dropped } = open(read, entries);
	if (dropped !== null) throw new Error(`entry ${kept} of ${entries.length}: ${dropped.refused}`);
	return play;
}

/** The screen of a request. */
export function screenOf(request: Request | null): Frame {
	if (request === null) return 'end';
	switch (request.kind) {
		case 'turn':
			return request.shape.names > 0 ? 'names' : 'roles';
		case 'vote':
			return request.manner === 'open' ? 'vote' : 'ballot';
		case 'announce':
			return announced(request.announcement);
		case 'read':
			return 'answer';
		case 'discuss':
			return 'discussion';
		case 'poll':
			return 'free vote';
		case 'judge':
			return 'judgement';
		case 'lots':
			return 'lot';
		case 'card':
		case 'omen':
		case 'will':
		case 'count':
		case 'appeal':
		case 'defence':
			return request.kind;
	}
}

function announced(said: Extract<Request, { kind: 'announce' }>['announcement']): Frame {
	switch (said.of) {
		case 'condemned':
			return said.condemned === null ? 'nobody condemned' : 'condemned';
		case 'burned':
			return said.mayor === undefined ? 'burned' : 'mayor has spoken';
		case 'pyre':
			return said.condemned === null ? 'nobody condemned' : 'burned';
		case 'no-votes':
			return 'no votes';
		case 'dawn':
		case 'departure':
		case 'nominees':
		case 'prelude':
		case 'starter':
		case 'tie':
		case 'verdict':
		case 'wills':
			return said.of;
	}
}

/** Who is asked behind a curtain, by name; null where the tablet lies on the table. */
export function holderOf({ request, table }: Play): string | null {
	const isPrivate =
		request !== null &&
		(['card', 'omen', 'turn', 'read', 'will'].includes(request.kind) || screenOf(request) === 'ballot');
	const seat = !isPrivate
		? null
		: 'seat' in request
			? request.seat
			: 'voter' in request
				? request.voter
				: null;
	return table.seats.find((person) => person.seat === seat)?.name ?? null;
}

/** What stands on a private page of a request, line by line; of a ballot only whose hands it is in. */
export function secretOf(play: Play, frame: Frame, words: Words): readonly string[] {
	const { request, table } = play;
	if (request === null || !('seat' in request)) return [];
	const held = play.hand(request.seat);
	if (held === null) return [];
	const names = table.seats.map(({ name }) => name);
	const page =
		request.kind === 'card'
			? card(held, names, words, cardOf('it', table.sheet, held.role))
			: request.kind === 'turn'
				? frame === 'roles'
					? wish(held, names, words)
					: task(held, names, words)
				: request.kind !== 'read'
					? null
					: request.lap.kind === 'dawn'
						? hear(held, names, words)
						: answer(held, names, words);
	return page === null ? [words.roles[held.role].name] : [page.title, ...page.lines];
}
