import { objects, since, type Role } from './role';

declare module '../words' {
	interface Actions {
		protect: true;
	}
}

/** C11, CR14: from the second night protects another person against the wolves, for that night only. */
export const bodyguard: Role = {
	powers: [
		{
			action: 'protect',
			names: 1,
			nights: since(2),
			act(said, g) {
				for (const { by, choice } of said)
					for (const on of choice.names)
						g.note({ fact: 'marked', mark: { kind: 'protected', on, by, night: g.night } });
				return [];
			},
		},
	],
	before: [
		objects('die', 'guard', (me, { who, cause }, g) =>
			cause === 'mauled' && g.marked('protected').some((mark) => mark.by === me && mark.on === who)
				? 'never'
				: undefined,
		),
	],
};
