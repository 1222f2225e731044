import type { Seat } from '../words';
import { marks, since, stillAlive, type Role } from './role';

declare module '../words' {
	interface Actions {
		charm: true;
	}
	interface Told {
		/** Whom a controlled piper has really charmed. */
		readonly charmed?: readonly Seat[];
	}
}

/** T20, TR22, TR26: may charm two people a night for good; when all the others alive are charmed, wins alone. */
export const piedPiper: Role = {
	powers: [
		{
			action: 'charm',
			names: 2,
			nights: since(1),
			refuses: (_, name, names) =>
				names.indexOf(name) !== names.lastIndexOf(name) ? 'same-twice' : undefined,
			answer: (me, { names }, g) => (g.pulledOnto(me) === undefined ? {} : { charmed: names }),
			pulled: (_, onto) => ({ names: [onto] }),
			reaches: stillAlive,
			act: marks('charmed'),
		},
	],
};
