import type { Game } from '../happen';
import type { RoleId } from '../words';
import type { Role } from './role';

declare module '../words' {
	interface Told {
		/** The two cards the thief may choose from, as they are shown (T22). */
		readonly offered?: readonly RoleId[];
	}
}

/** TR36: two of the cards that were left over, by lot. */
const offered = (g: Game): RoleId[] =>
	g.chance.shuffle(`offer/${g.state.attempt}`, g.state.discards).slice(0, 2);

/** T22, TR36: before the first night takes one of two cards that were left over, and is that role from then on. */
export const thief: Role = {
	offered,
	knows: (_, g) => ({ offered: offered(g).map((role) => g.shown(role)) }),
};
