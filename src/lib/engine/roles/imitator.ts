import type { Game } from '../happen';
import type { Options } from '../options';
import type { RoleId, Seat } from '../words';
import { nameIn, type Role } from './role';

declare module '../words' {
	interface Actions {
		imitate: true;
	}
	interface Told {
		/** What somebody turns into; `human` where nothing came of it. */
		readonly becomes?: RoleId | 'human';
	}
}

/** CR18, N24: on the second night only names another person; becomes a werewolf or the other role, or stays human. */
export function imitator(other: (options: Options) => RoleId): Role {
	const copied = (name: Seat | undefined, g: Game): RoleId | undefined => {
		if (name === undefined) return undefined;
		const { role } = g.person(name);
		return role === 'werewolf' || role === other(g.options) ? role : undefined;
	};
	return {
		powers: [
			{
				action: 'imitate',
				names: 1,
				nights: (night) => (night < 2 ? 'not-yet' : night > 2 ? 'used-up' : 'now'),
				answer: (_, choice, g) => ({ becomes: copied(nameIn(choice), g) ?? 'human' }),
				// The change counts before the deaths of this dawn (NR12, NR13): the sheets' order puts it first.
				act: (said, g) =>
					said.flatMap(({ by, choice }) => {
						const role = copied(nameIn(choice), g);
						return role ? [{ kind: 'become', who: by, role } as const] : [];
					}),
			},
		],
	};
}
