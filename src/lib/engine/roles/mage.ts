import type { Seat } from '../words';
import { nameIn, type Role } from './role';

declare module '../words' {
	interface Actions {
		divine: true;
	}
	interface Told {
		readonly mystic?: { readonly target: Seat; readonly is: boolean };
	}
}

/** L18: every night may learn of one living person whether it is the seer or the cleric, not which. */
export const mage: Role = {
	powers: [
		{
			action: 'divine',
			names: 1,
			answer(_, choice, g) {
				const target = nameIn(choice);
				return target === undefined
					? {}
					: { mystic: { target, is: g.card(target).shows.includes('mystic') } };
			},
		},
	],
};
