// Everything as one file, and back. It never throws: what stands against a file is a value.
import { kept, type Database } from '$lib/db/index';
import { readContent, readGame, readGroup, written } from './content';
import { LARGEST, seal, unseal, type Unsealed } from './sealed';

/** How much went into a file, or came out of it. */
export interface Amount {
	readonly games: number;
	readonly groups: number;
}

/** What became of a file that was read. `known`: what was here already, and stays as it is. */
export type Restored =
	| (Amount & { readonly known: number; readonly isStored: boolean })
	| {
			/** `unsound`: a game that does not replay, or names nobody could have typed. `in-play`: a game that is open here. */
			readonly refused: Unsealed | 'unsound' | 'in-play' | 'unsaved';
	  };

/**
 * Finished games and groups, as the text of a file; null where the tablet cannot read them now. A game in play is not in
 * it (K14), nor what `restore` would refuse, so that one old mishap does not spoil the whole backup.
 */
export async function backup(db: Database): Promise<(Amount & { readonly text: string }) | null> {
	const all = await db.archive.all();
	if (!all.ok) return null;
	const games = all.value.games.map(written).filter((game) => readGame(game) !== null);
	const groups = all.value.groups.flatMap((group) => readGroup(group) ?? []);
	return { games: games.length, groups: groups.length, text: await seal({ games, groups }) };
}

/** Reads a file and adds what is new in it: all of it or nothing, and never over a game in play (K19). */
export async function restore(db: Database, file: Blob): Promise<Restored> {
	if (file.size > LARGEST) return { refused: 'too-big' };
	const opened = await unseal(await file.text());
	if (typeof opened === 'string') return { refused: opened };
	const content = readContent(opened.body);
	if (content === null) return { refused: 'unsound' };
	const { saved, ...added } = await db.archive.add(content);
	if (kept(saved)) return { ...added, isStored: saved.ok };
	return { refused: !saved.ok && saved.why === 'open-game' ? 'in-play' : 'unsaved' };
}
