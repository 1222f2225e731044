import { due, Unexpected } from '../../support/unexpected';
import { fieldsOf, type Fields } from '../fields';
import type { Stage } from '../stage';

/** Plays one step of the file, as it stands there; notes what differs, throws where it cannot go on. */
export type Step = (entry: unknown, stage: Stage) => void;

/** A type of step: the keys it may have, its own first, and how it is played. */
export const step =
	<K extends string>(keys: readonly K[], play: (fields: Fields<K>, stage: Stage) => void): Step =>
	(entry, stage) => {
		play(fieldsOf(entry, 'this step', keys), stage);
	};

/** Throws unless it is the turn of such a step. */
export function expectDue(isDue: boolean, what: string, { table }: Stage): void {
	if (!isDue) throw new Unexpected('what is due', what, due(table.request));
}
