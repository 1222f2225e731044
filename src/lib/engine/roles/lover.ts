import type { Seat } from '../words';
import { fellows, reacts, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly lovers?: readonly Seat[];
	}
}

/** LR22: two villagers who know each other; when one dies, the other dies of grief at once. */
export const lover: Role = {
	knows: (me, g) => (g.state.phase === 'deal' ? { lovers: fellows(me, g) } : {}),
	after: [
		reacts('die', (me, { who }, g) => {
			if (who !== me && g.person(who).role === 'lover')
				g.happen({ kind: 'die', who: me, cause: 'grief', certain: true });
		}),
	],
};
