// What the tests of the past share: evenings that were played, put on the tablet as the session puts them there.
import { db } from '$lib/db/index';
import { isRefusal, readHead, type Setup } from '$lib/engine/index';
import { newRecord } from '$lib/session/record';
import { COMFORT } from '$lib/session/comfort';
import { playEvening, seat } from '../../words/evenings';

/** A table of people with these names. */
export const tableOf = (names: readonly string[]): Setup => ({ ...seat('classic', names.length), names });

interface Evening {
	readonly setup: Setup;
	/** What drew the cards. */
	readonly seed: string;
	readonly group?: string;
	/** How it is left: finished, unless it says otherwise. */
	readonly left?: 'open' | 'aside';
}

/** Plays an evening and stores it with its log; gives its id. */
export async function remember({ setup, seed, group, left }: Evening): Promise<string> {
	const play = playEvening(setup, seed);
	const record = newRecord(play, COMFORT, group ?? null);
	if (isRefusal(readHead(record.head))) throw new Error('no game');
	await db.games.createGame(record);
	for (const [n, entry] of play.log.entries.entries()) await db.games.append(record.id, n, entry);
	if (left === 'aside') await db.games.setAside(record.id);
	else if (left !== 'open') await db.games.finish(record.id, play.recap);
	return record.id;
}

/** Takes everything of the past off the tablet. */
export async function forget(): Promise<void> {
	const open = await db.games.openGame();
	if (open.ok && open.value) await db.games.setAside(open.value.id);
	const [finished, aside] = [await db.history.finished(), await db.history.aside()];
	for (const { id } of [...(finished.ok ? finished.value : []), ...(aside.ok ? aside.value : [])])
		await db.history.remove(id);
}

/** Twenty-four names that do not fit anywhere. */
export const LONG = Array.from(
	{ length: 24 },
	(_, n) => `Maria Maddalena Annunziata Wolfeschlegel ${String.fromCharCode(65 + n)}`,
);
