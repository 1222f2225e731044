// Twin evenings, played by the engine alone before the screens play them: who answers what, how long the two must look the
// same, and whose hand is the same in both at each step (K8).
import type { Seat } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import type { Evening } from '../properties/acts';
import type { Twins } from '../properties/deals';
import { same } from '../properties/released';
import { follow, HONEST, type Course } from '../properties/twins';

export interface Step {
	readonly key: string;
	/** What is answered in each of the two evenings. */
	readonly entries: readonly [LogEntry, LogEntry];
	/** Those who may not tell the two apart by what they read now. */
	readonly alike: ReadonlySet<Seat>;
}
export interface Rehearsal extends Course {
	readonly twins: Twins;
	/** Up to the first thing that the rules let differ. */
	readonly steps: readonly Step[];
}

export function rehearse(twins: Twins): Rehearsal {
	const evenings = new Set<Evening>();
	const keys: string[] = [];
	const alike: Set<Seat>[] = [];
	const course = follow(twins, {
		...HONEST,
		table(evening) {
			if (evenings.size === 0 || [...evenings][0] === evening) {
				keys.push(evening.play.request?.key ?? '');
				alike.push(new Set());
			}
			evenings.add(evening);
			return HONEST.table(evening);
		},
		hand(evening, seat) {
			const [one, other] = [...evenings];
			const hand = HONEST.hand(evening, seat);
			if (evening === other && one && same(HONEST.hand(one, seat), hand)) alike.at(-1)?.add(seat);
			return hand;
		},
	});
	const [one, other] = [...evenings].map(({ play }) => play.log.entries);
	const steps = (one ?? []).flatMap((entry, at): Step[] => {
		const [key, twin, whose] = [keys[at], other?.[at], alike[at]];
		return key !== undefined && twin && whose ? [{ key, entries: [entry, twin], alike: whose }] : [];
	});
	return { ...course, twins, steps };
}
