import type { Seat } from '../words';
import { fellows, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly masons?: readonly Seat[];
	}
}

/** C12, P5: the two know each other from the deal, and nothing else. */
export const mason: Role = {
	knows: (me, g) => (g.state.phase === 'deal' ? { masons: fellows(me, g) } : {}),
};
