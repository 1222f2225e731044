import type { RoleId, Seat } from '../words';
import { nameIn, since, type Role } from './role';

declare module '../words' {
	interface Actions {
		control: true;
	}
	interface Told {
		/** What the controlled person really is. */
		readonly puppet?: { readonly target: Seat; readonly role: RoleId };
		/** Somebody has pulled the strings of the reader tonight. */
		readonly controlled?: true;
	}
}

/** T21, TR23: every night turns one person's power onto another; alive, joins whoever beats the village. */
export const puppeteer: Role = {
	pulls: true,
	powers: [
		{
			action: 'control',
			names: 2,
			selfAt: [1],
			nights: since(1),
			wrongNumber: 'mandatory',
			atOnce: true,
			refuses(me, name, names, g) {
				if (names.length === 2 && names[0] === names[1]) return 'same-twice';
				const again = names[0] === name && g.hasLaid('controlled', me, name, g.night - 1);
				return again ? 'same-as-last-night' : undefined;
			},
			answer(_, choice, g) {
				const target = nameIn(choice);
				return target === undefined ? {} : { puppet: { target, role: g.person(target).role } };
			},
			act(said, g) {
				for (const { by, choice } of said) {
					const [on, onto] = choice.names;
					if (on !== undefined && onto !== undefined)
						g.note({ fact: 'marked', mark: { kind: 'controlled', on, by, night: g.night, onto } });
				}
				return [];
			},
		},
	],
	wins: (me, side, g) => side !== 'village' && g.alive(me),
};
