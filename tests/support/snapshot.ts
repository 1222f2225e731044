import type { Play } from '../../src/lib/engine';

/** All that could be seen of a game at this moment: the request and every view, for every seat. */
export function viewsOf(play: Play): string {
	const { table, recap } = play;
	return JSON.stringify([table, recap, table.seats.map(({ seat }) => play.hand(seat))]);
}

/** All that an answer could change: the views and the record. */
export const snapshotOf = (play: Play): string => viewsOf(play) + JSON.stringify(play.log);
