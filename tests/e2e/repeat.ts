import type { Play } from '../../src/lib/engine';
import type { LogEntry } from '../../src/lib/engine/log';

/** Gives the engine an entry of a log, which it must not refuse. Nobody stops a game here. */
export function repeat(play: Play, entry: LogEntry): void {
	const { request } = play;
	if ('stop' in entry) throw new Error('nobody stops a game here');
	const refusal = 'undo' in entry ? play.undo() : play.decide(entry.answer);
	if (refusal) throw new Error(`${request?.key}: ${JSON.stringify(refusal)}`);
}
