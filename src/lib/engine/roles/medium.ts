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
		for (const fact of g.state.facts)
			if (fact.fact === 'died' && fact.cause === 'lynched' && fact.night === g.night - 1)
				return { medium: { target: fact.who, wolf: g.card(fact.who).shows.includes('wolf') } };
		return { medium: 'none' };
	},
};
