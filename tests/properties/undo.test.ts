// K22: taking back reaches what everybody has seen, and nothing that somebody answered in secret.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { open, type Play, type Request } from '../../src/lib/engine';
import type { LogEntry } from '../../src/lib/engine/log';
import { holderOf } from '../../src/lib/session/tablet.svelte';
import { evening } from './evening';
import { SEED, SHEET_IDS, tables } from './tables';

/** What somebody presses: gives the game as it stands afterwards, or null where nothing can be taken back. */
type Undo = (play: Play) => Play | null;

const honest: Undo = (play) => {
	const { play: copy } = open(play.log, play.log.entries);
	return copy.undo() === null ? copy : null;
};
/** A fault, made on purpose: whatever was answered last is gone. */
const careless: Undo = (play) => {
	const entries = play.log.entries.filter((entry) => 'answer' in entry);
	return entries.length > 0 ? open(play.log, entries.slice(0, -1)).play : null;
};
/** Another: what is shown again is not what was there before. */
const forgetful: Undo = (play) => (honest(play) ? open(play.log, play.log.entries.slice(0, -2)).play : null);

/** Whether it was answered behind the hold; a vote is closed before all. */
const isSecret = (request: Request, entry: LogEntry | undefined): boolean =>
	holderOf(request) !== null ||
	(request.kind === 'poll' && request.fuel && !(entry && 'answer' in entry && entry.answer === 'close'));
const hands = (play: Play): string => JSON.stringify(play.table.seats.map(({ seat }) => play.hand(seat)));
const shown = (play: Play): string => JSON.stringify(play.table) + hands(play);

/** What is wrong with an undo, pressed at every step of an evening; null where nothing is. Counts what it took back. */
function faultOf(play: Play, undo: Undo, before: { request: Request; shown: string } | null): string | null {
	const after = undo(play);
	if (after === null) return null;
	if (before === null) return 'took back what was not there';
	if (isSecret(before.request, play.log.entries.at(-1)))
		return `took back a secret answer to ${before.request.key}`;
	if (shown(after) !== before.shown) return `shows something else than before ${before.request.key}`;
	return null;
}

function press(undo: Undo, sheet: (typeof SHEET_IDS)[number], runs: number) {
	let takenBack = 0;
	const faults: string[] = [];
	fc.assert(
		fc.property(tables(sheet, [6, 9, 12]), fc.string(), (setup, seed) => {
			let before: { request: Request; shown: string } | null = null;
			let entries = 0;
			evening(setup, seed, (play) => {
				// Once somebody has taken something back, there is no single answer before this one.
				if (play.log.entries.length !== entries + 1 || 'undo' in (play.log.entries.at(-1) ?? {}))
					before = null;
				const pressed = before !== null;
				const fault = pressed ? faultOf(play, undo, before) : null;
				if (fault !== null) faults.push(fault);
				if (pressed && honest(play)) takenBack += 1;
				entries = play.log.entries.length;
				before = play.request ? { request: play.request, shown: shown(play) } : null;
			});
		}),
		{ seed: SEED, numRuns: runs },
	);
	return { faults, takenBack };
}

describe.each(SHEET_IDS)('K22: in %s', (sheet) => {
	// Where all ballots are secret, nothing but a departure can be taken back.
	const [runs, least] = sheet === 'licantropi' ? [40, 4] : [4, 12];

	test('whoever takes back sees what was there before, and no secret answer goes', () => {
		const { faults, takenBack } = press(honest, sheet, runs);
		expect(faults).toEqual([]);
		expect(takenBack).toBeGreaterThan(least);
	});

	test('a seeded fault is found: secret answers that can be taken back', () => {
		expect(press(careless, sheet, 1).faults.join()).toMatch(/secret answer/);
	});

	test('a seeded fault is found: another page than the one before', () => {
		expect(press(forgetful, sheet, runs).faults.join()).toMatch(/something else/);
	});
});
