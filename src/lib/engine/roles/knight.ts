import type { Seat } from '../words';
import { objects, since, stillAlive, type Role } from './role';

declare module '../words' {
	interface Actions {
		duel: true;
	}
	interface Told {
		/** Whom a controlled knight has really met. */
		readonly duel?: { readonly opponent: Seat };
	}
}

/** T14, T15, TR33: may duel by night; an enemy of the village dies, an ally is the knight's own death. */
export const knight: Role = {
	alone: true,
	powers: [
		{
			action: 'duel',
			names: 1,
			nights: since(1),
			answer: (me, { names: [opponent] }, g) =>
				opponent === undefined || g.pulledOnto(me) === undefined ? {} : { duel: { opponent } },
			reaches: stillAlive,
			act: (said, g) =>
				said.flatMap(({ by, choice }) =>
					choice.names.map((name) =>
						g.card(name).side === 'village'
							? ({ kind: 'die', who: by, cause: 'duel', certain: true } as const)
							: ({ kind: 'die', who: name, cause: 'duel' } as const),
					),
				),
		},
	],
	before: [objects('raise', 'forbid', (me, { who }) => (who === me ? 'never' : undefined))],
};
