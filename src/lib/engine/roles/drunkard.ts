import type { Seat } from '../words';
import { fellows, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly drunkards?: readonly Seat[];
	}
}

/** N3, P5: two who know each other from the deal, like the masons. */
export const drunkard: Role = {
	knows: (me, g) => (g.state.phase === 'deal' ? { drunkards: fellows(me, g) } : {}),
};
