import type { RoleId } from '../words';
import { isWolf, since, type Role } from './role';
import { maul, packNews } from './werewolf';

declare module '../words' {
	interface Actions {
		associate: true;
	}
}

/** The roles that can be guessed at (TR32), in the order of the page everybody is shown. */
const GUESSABLE: readonly RoleId[] = [
	'seer',
	'lunatic',
	'scapegoat',
	'knight',
	'guardian',
	'bear-tamer',
	'village-idiot',
	'pyromaniac',
	'wild-child',
	'redeemer',
	'fox',
];

/** T8, T9, TR32: hunts with the pack and, from the third night, may put a name to a role: right, and that person dies. */
export const blackWolf: Role = {
	powers: [
		maul,
		{
			action: 'associate',
			names: 1,
			roles: GUESSABLE,
			nights: since(2),
			rests: (me, g) =>
				g.state.facts.some(
					(fact) =>
						fact.fact === 'used' &&
						fact.action === 'associate' &&
						fact.by === me &&
						fact.night === g.night - 1,
				)
					? 'cooling-down'
					: undefined,
			refuses: (_, name, __, g) => (isWolf(name, g) ? 'pack-member' : undefined),
			pulled: (own) => own,
			reaches: (who, g, role) => g.person(who).role === role,
			act: (said) =>
				said.flatMap(({ choice }) =>
					choice.names.map((who) => ({ kind: 'die', who, cause: 'associated' }) as const),
				),
		},
	],
	knows: packNews,
	wins: (me, side, g) => side === 'pack' && (g.alive(me) || g.livingAs('white-wolf').length === 0),
};
