import { marks, objects, since, type Role } from './role';

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
			act: marks('protected'),
		},
	],
	before: [
		objects('die', 'guard', (me, { who, cause }, g) =>
			cause === 'mauled' && g.hasLaid('protected', me, who) ? 'never' : undefined,
		),
	],
};
