// The row that says which game is open and which window writes it. There is one such row: one open game, one writer.
import { isRecord, type PlainRecord } from './plain';
import type { Place } from './write';

export const OPEN: Place = { table: 'meta', key: 'open' };

/** The row with which a window, known by a name of its own, opens a game or takes it over. */
export function openRow(game: string, writer: string): PlainRecord {
	return { key: 'open', value: { game, writer } };
}

/** The game that a stored row says is open, or null. */
export function openGameIn(stored: unknown): string | null {
	const value = isRecord(stored) ? stored['value'] : null;
	const game = isRecord(value) ? value['game'] : null;
	return typeof game === 'string' ? game : null;
}
