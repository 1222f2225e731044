import { since, type Role } from './role';

declare module '../words' {
	interface Actions {
		recall: true;
	}
}

/** T23, TR30: may name one of the dead; if the redeemer dies this very night, that person comes back. */
export const redeemer: Role = {
	powers: [
		{
			action: 'recall',
			names: 1,
			on: 'dead',
			nights: since(1),
			posthumous: true,
			pulled: () => ({ names: [] }),
			act: (said, g) =>
				said
					.filter(({ by }) => !g.alive(by))
					.flatMap(({ choice }) => choice.names.map((who) => ({ kind: 'raise', who }) as const)),
		},
	],
};
