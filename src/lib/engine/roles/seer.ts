import type { Seat } from '../words';
import { fellows, nameIn, type Role } from './role';

declare module '../words' {
	interface Actions {
		see: true;
	}
	interface Told {
		readonly see?: { readonly target: Seat; readonly wolf: boolean };
		/** The others who share the power (CR19, NR14). */
		readonly colleague?: readonly Seat[];
	}
}

/** C8: every night looks at one person and learns whether it is a werewolf. Two seers share one look (CR19). */
export const seer: Role = {
	powers: [
		{
			action: 'see',
			names: 1,
			mandatory: true,
			mine: (me, g) => g.livingAs('seer')[0] === me,
			act(said, g) {
				for (const { by, choice } of said) for (const at of choice.names) g.happen({ kind: 'look', by, at });
			},
		},
	],
	knows(me, g) {
		const others = g.state.phase === 'night' ? fellows(me, g) : [];
		return others.length > 0 ? { colleague: others } : {};
	},
	learns(_, choices, g) {
		const target = nameIn(choices.see ?? g.said('see')[0]?.choice);
		return target === undefined ? {} : { see: { target, wolf: g.card(target).shows.includes('wolf') } };
	},
};
