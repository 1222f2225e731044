// Games as they lie on the disk of a tablet, put there past the app: played to where a test needs them, or as no app of
// ours has written them.
import { RULES, FORMAT, Play, type Seat, type Setup } from '../../src/lib/engine';
import { randomBot, type Bot } from '../../src/lib/sim/bots';
import { dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';
import type { Tablet } from './tablet';

/** Nobody votes for anybody, where the sheet lets them: who is alive says nothing of the deal. */
const QUIET: Bot = {
	...randomBot,
	vote: ({ abstain, candidates }) => (abstain ? null : (candidates[0] ?? null)),
};

/** Lets bots play up to the first turn of a seat in the night; null where the game never gets there. */
export function playedTo(setup: Setup, seed: string, seat: Seat): Play | null {
	const play = new Play(setup, seed);
	const roll = dice(seed);
	for (let { request } = play; request; { request } = play) {
		if (request.kind === 'turn' && request.seat === seat && request.shape.names > 0) return play;
		if (play.decide(answer(request, play, QUIET, roll)) !== null) return null;
	}
	return null;
}

/** The row of a game and those of its decisions, as the app of these numbers would have stored them. */
export function rowsOf({ log }: Play, { format = FORMAT, rules = RULES } = {}) {
	const { setup, seed, entries } = log;
	const comfort = { reveal: 'hold', minimumSeconds: 0, spoken: false };
	const game = {
		id: 'by-hand',
		format,
		rules,
		head: { format, rules, setup, seed, comfort },
		title: { sheet: setup.sheet, names: setup.names, group: null },
		createdAt: 1,
		finishedAt: null,
		recap: null,
	};
	return { game, entries: entries.map((entry, n) => ({ game: game.id, n, entry })) };
}

/** Whatever a page of the site does with the disk; `disk` is open, `answer` waits for a request. */
export const ON_DISK = (work: string) => `
	const answer = (request) => new Promise((ok, no) => {
		request.onsuccess = () => ok(request.result);
		request.onerror = () => no(request.error);
	});
	const disk = await answer(indexedDB.open('plenilunio'));
	try {
		${work}
	} finally {
		disk.close();
	}
`;

/**
 * Makes a game the open one of a tablet on which the app has run before, in place of all others, and opens it. A page without
 * scripts does it: no app is there meanwhile.
 */
export async function lay(
	t: Tablet,
	url: string,
	{ game, entries }: { game: object; entries: readonly object[] },
) {
	await t.open(`${url}/book/it/classic/`);
	await t.js(
		ON_DISK(`
			const write = disk.transaction(['games', 'entries', 'meta'], 'readwrite');
			const table = (name) => write.objectStore(name);
			table('games').clear();
			table('entries').clear();
			const { game, entries } = ${JSON.stringify({ game, entries })};
			table('games').put(game);
			for (const row of entries) table('entries').put(row);
			table('meta').put({ key: 'open', value: { game: game.id, writer: 'nobody' } });
			await new Promise((done) => (write.oncomplete = done));
		`),
	);
	await t.open(`${url}/game/`);
}
