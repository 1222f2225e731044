import type { Seat } from '../words';
import { fellows, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly guards?: readonly Seat[];
	}
}

/** L4, L22: the guards know each other from the deal, and nothing else. */
export const guard: Role = {
	knows: (me, g) => (g.state.phase === 'deal' ? { guards: fellows(me, g) } : {}),
};
