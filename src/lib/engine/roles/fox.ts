import type { Game } from '../happen';
import type { Seat } from '../words';
import { since, type Role } from './role';

declare module '../words' {
	interface Actions {
		sniff: true;
	}
	interface Told {
		readonly sniff?: { readonly targets: readonly Seat[]; readonly shady: boolean };
	}
}

/** Somebody and the two who sit next to them, in seat order; with fewer than three alive, everybody (TR19). */
function trio(middle: Seat, g: Game): Seat[] {
	const three = new Set([middle, ...g.neighbours(middle)]);
	return [...three].filter((seat) => g.alive(seat)).sort((a, b) => a - b);
}

const isTrio = (names: readonly Seat[], g: Game): boolean => {
	const sorted = [...names].sort((a, b) => a - b).join();
	return names.some((middle) => trio(middle, g).join() === sorted);
};

const isShady = (seat: Seat, g: Game): boolean => g.card(seat).shows.includes('shady');

/** T18, TR19: sniffs three who sit side by side and learns whether one is shady; three innocents cost the nose. */
export const fox: Role = {
	powers: [
		{
			action: 'sniff',
			names: 3,
			places: 1,
			selfAt: [0, 1, 2],
			nights: since(1),
			lost: (me, g) => (g.hasMark('spent', me) ? 'used-up' : undefined),
			wrongNumber: 'not-adjacent',
			complete: (names, g) => (names.length === 1 ? names.flatMap((middle) => trioOrSelf(middle, g)) : names),
			refuses: (_, __, names, g) => (isTrio(names, g) || names.length < 2 ? undefined : 'not-adjacent'),
			answer: (_, { names: targets }, g) => ({
				sniff: {
					targets: [...targets].sort((a, b) => a - b),
					shady: targets.some((seat) => isShady(seat, g)),
				},
			}),
			pulled: (_, onto, __, g) => ({ names: trio(onto, g) }),
			act(said, g) {
				for (const { by, choice } of said)
					if (!choice.names.some((seat) => isShady(seat, g)))
						g.note({ fact: 'marked', mark: { kind: 'spent', on: by, by, night: g.night } });
				return [];
			},
		},
	],
};

/** A name that is not at the table, or dead, stays alone: the common reasons will say so. */
const trioOrSelf = (middle: Seat, g: Game): Seat[] => (g.alive(middle) ? trio(middle, g) : [middle]);
