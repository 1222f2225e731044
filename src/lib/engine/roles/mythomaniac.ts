import type { Game } from '../happen';
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

/** CR18: on the second night only names another person; copies a werewolf or the seer, or stays human for good. */
export const mythomaniac: Role = {
	powers: [
		{
			action: 'imitate',
			names: 1,
			mandatory: true,
			from: () => 2,
			until: 2,
			// The change counts before the deaths of this dawn (NR12, NR13): the sheet's order puts it first.
			act(said, g) {
				for (const { by, choice } of said) {
					const role = copied(nameIn(choice), g);
					if (role) g.happen({ kind: 'become', who: by, role });
				}
			},
		},
	],
	learns: (_, { imitate }, g) => (imitate ? { becomes: copied(nameIn(imitate), g) ?? 'human' } : {}),
};

function copied(name: Seat | undefined, g: Game): RoleId | undefined {
	if (name === undefined) return undefined;
	const { role } = g.person(name);
	return role === 'werewolf' || role === g.options.mythomaniacCopies ? role : undefined;
}
