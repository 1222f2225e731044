import type { Game } from '../happen';
import type { Seat, Told } from '../words';
import { colleagues, nameIn, type Role } from './role';

declare module '../words' {
	interface Actions {
		see: true;
	}
	interface Told {
		readonly see?:
			{ readonly target: Seat; readonly wolf: boolean } | { readonly target: Seat; readonly shady: boolean };
		readonly aura?: { readonly target: Seat; readonly good: boolean };
		/** The others who share the power (CR19, NR14). */
		readonly colleague?: readonly Seat[];
	}
}

/** C8, L19, T11: every night looks at one person and learns what the sheet lets it see. Two share one look (CR19). */
export const seer: Role = {
	powers: [
		{
			action: 'see',
			names: 1,
			lost: (me, g) => (g.livingAs('seer')[0] === me ? undefined : 'no-such-power'),
			answer: (_, choice, g) => seen(nameIn(choice), g),
			act: (said) =>
				said.flatMap(({ by, choice }) => choice.names.map((at) => ({ kind: 'look', by, at }) as const)),
		},
	],
	knows: colleagues,
	learns: (me, _, g) => (g.livingAs('seer')[0] === me ? {} : seen(nameIn(g.said('see')[0]?.choice), g)),
};

/** What a look finds. */
function seen(target: Seat | undefined, g: Game): Told {
	if (target === undefined) return {};
	const found = g.card(target).shows.includes(g.sheet.sees);
	switch (g.sheet.sees) {
		case 'aura':
			return { aura: { target, good: !found } };
		case 'shady':
			return { see: { target, shady: found } };
		case 'wolf':
		case 'alignment':
		case 'mystic':
			return { see: { target, wolf: found } };
	}
}
