import type { Seat } from '../words';
import { nameIn, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly alignment?: { readonly target: Seat; readonly good: boolean };
	}
}

/** L20, LR13: every night may learn of one person who is dead whether they were good. */
export const cleric: Role = {
	powers: [
		{
			action: 'exhume',
			names: 1,
			on: 'dead',
			answer(_, choice, g) {
				const target = nameIn(choice);
				if (target === undefined) return {};
				return { alignment: { target, good: !g.card(target).shows.includes('alignment') } };
			},
		},
	],
};
