// The saved form of a game, and how older forms are read. Two numbers, because two things change: the shape of the
// record, which can be migrated, and the meaning of the rules, which cannot.
import { isRecord, type Answer } from './ask';
import { checkSetup, type Draft } from './setup';
import { isSheet } from './sheets/index';
import { isRefusal, type Refusal } from './refusal';
import type { Setup } from './words';

/** The shape of the record. */
export const FORMAT = 1;
/** The meaning: raised whenever an old game would replay otherwise (the golden games tell). */
export const RULES = 1;

/** A decision with the key of its request, the taking back of the last one, or the early end of the game. */
export type LogEntry =
	{ readonly key: string; readonly answer: Answer } | { readonly undo: true } | { readonly stop: true };

/** What a game was begun with. */
export interface LogHead {
	readonly format: number;
	readonly rules: number;
	readonly setup: Setup;
	readonly seed: string;
}

export interface GameLog extends LogHead {
	readonly entries: readonly LogEntry[];
}

/**
 * Reads a stored head: refuses `log-too-new` where a newer Plenilunio wrote it, `log-too-old` where one did whose games go
 * otherwise, `log-damaged` where it makes no sense.
 */
export function readHead(value: unknown): LogHead | Refusal {
	if (!isRecord(value)) return { refused: 'log-damaged' };
	const { format, rules, setup, seed } = value;
	if (!isVersion(format) || !isVersion(rules)) return { refused: 'log-damaged' };
	if (format > FORMAT || rules > RULES) return { refused: 'log-too-new' };
	if (format < FORMAT || rules < RULES) return { refused: 'log-too-old' };
	if (typeof seed !== 'string' || !isDraft(setup)) return { refused: 'log-damaged' };
	const checked = checkSetup(setup);
	return isRefusal(checked) ? checked : { format, rules, setup: checked, seed };
}

/** Reads a stored entry; what is answered is judged by `refuse` when it is replayed. */
export function readEntry(value: unknown): LogEntry | Refusal {
	if (!isRecord(value)) return { refused: 'log-damaged' };
	if (value['undo'] === true) return { undo: true };
	if (value['stop'] === true) return { stop: true };
	const { key, answer } = value;
	return typeof key === 'string' && answer !== undefined
		? { key, answer: answer as Answer }
		: { refused: 'log-damaged' };
}

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a value has the shape of a draft; `checkSetup` says whether it can be played. */
function isDraft(value: unknown): value is Draft {
	if (!isRecord(value)) return false;
	const { sheet, options, names, deck } = value;
	return (
		isSheet(sheet) &&
		isRecord(options) &&
		Array.isArray(names) &&
		names.every((name) => typeof name === 'string') &&
		isRecord(deck)
	);
}
