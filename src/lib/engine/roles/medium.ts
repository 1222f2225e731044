import type { Game } from '../happen';
import type { Seat, Told } from '../words';
import { colleagues, type Role } from './role';

declare module '../words' {
	interface Told {
		readonly medium?: { readonly target: Seat; readonly wolf: boolean } | 'none';
	}
}

/** C9, CR16: from the second night is told whether the person lynched on the day just ended was a werewolf. */
export const medium: Role = {
	knows: colleagues,
	learns: (_, __, g) => lastLynched(g),
};

/** Everybody lynched so far, in the order of their deaths. */
export const lynched = (g: Game): Seat[] =>
	g.state.deaths.filter(({ cause }) => cause === 'lynched').map(({ who }) => who);

/** Whether somebody was a werewolf when he died: roles do not change after death. */
export const wasWolf = (who: Seat, g: Game): boolean => g.card(who).shows.includes('wolf');

/** What the medium hears tonight about the day just ended. */
export function lastLynched(g: Game): Told {
	if (g.night < 2) return {};
	for (const fact of g.state.facts)
		if (fact.fact === 'died' && fact.cause === 'lynched' && fact.night === g.night - 1)
			return { medium: { target: fact.who, wolf: wasWolf(fact.who, g) } };
	return { medium: 'none' };
}
