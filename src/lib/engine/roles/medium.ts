import type { Seat } from '../words';
import { fellows, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly medium?: { readonly target: Seat; readonly wolf: boolean } | 'none';
	}
}

/** C9, CR16: from the second night is told whether the person lynched on the day just ended was a werewolf. */
export const medium: Role = {
	knows(me, g) {
		const others = g.state.phase === 'night' ? fellows(me, g) : [];
		return others.length > 0 ? { colleague: others } : {};
	},
	learns(_, __, g) {
		if (g.night < 2) return {};
		const lynched = g.state.deaths.find(({ cause, night }) => cause === 'lynched' && night === g.night - 1);
		if (!lynched) return { medium: 'none' };
		return { medium: { target: lynched.who, wolf: g.card(lynched.who).shows.includes('wolf') } };
	},
};
