// Twin evenings, played by the engine alone before the screens play them: who answers what, how long the two must look the
// same, and whose hand is the same in both at each step (K8).
import type { Fact, Seat, TableView } from '$lib/engine/index';
import type { LogEntry } from '$lib/engine/log';
import type { Evening } from '../properties/acts';
import type { Twins } from '../properties/deals';
import { same } from '../properties/released';
import { follow, HONEST, type Course } from '../properties/twins';

/** What lies on the table at a step, and who may read what. */
interface Moment {
	readonly key: string;
	/** What everybody sees, the same in both. */
	readonly table: TableView;
	/** Those who may not tell the two apart by what they read now. */
	readonly alike: ReadonlySet<Seat>;
	/** Those who read now with whom they hunt, in either of the two. */
	readonly pack: ReadonlySet<Seat>;
}
/** While it is being filled. */
interface Noted extends Moment {
	readonly alike: Set<Seat>;
	readonly pack: Set<Seat>;
}
export interface Step extends Moment {
	/** What is answered in each of the two evenings. */
	readonly entries: readonly [LogEntry, LogEntry];
}
export interface Rehearsal extends Course {
	readonly twins: Twins;
	/** Up to the first thing that the rules let differ. */
	readonly steps: readonly Step[];
	/** What has happened in the first of the two. */
	readonly facts: readonly Fact[];
}

export function rehearse(twins: Twins): Rehearsal {
	const evenings = new Set<Evening>();
	const moments: Noted[] = [];
	const course = follow(twins, {
		...HONEST,
		table(evening) {
			const table = HONEST.table(evening);
			if (evenings.size === 0 || [...evenings][0] === evening)
				moments.push({ key: table.request?.key ?? '', table, alike: new Set(), pack: new Set() });
			evenings.add(evening);
			return table;
		},
		hand(evening, seat) {
			const [one, other] = [...evenings];
			const [hand, now] = [HONEST.hand(evening, seat), moments.at(-1)];
			if (hand?.told.pack) now?.pack.add(seat);
			if (evening === other && one && same(HONEST.hand(one, seat), hand)) now?.alike.add(seat);
			return hand;
		},
	});
	const [one, other] = [...evenings].map(({ play }) => [...play.log.entries]);
	const steps = (one ?? []).flatMap((entry, at): Step[] => {
		const [moment, twin] = [moments[at], other?.[at]];
		return moment && twin ? [{ ...moment, entries: [entry, twin] }] : [];
	});
	return { ...course, twins, steps, facts: [...evenings].slice(0, 1).flatMap(factsOf) };
}

/** Only a game that is over tells: where the two have parted in the middle, it is stopped. */
function factsOf({ play }: Evening): readonly Fact[] {
	if (play.request) play.stop();
	return play.recap?.facts ?? [];
}
