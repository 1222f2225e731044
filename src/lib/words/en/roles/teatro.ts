import type { RoleWords } from '../../shape';

export const teatro = {
	lunatic: {
		name: 'Lunatic',
		plural: 'Lunatics',
	},
	scapegoat: {
		name: 'Scapegoat',
		plural: 'Scapegoats',
	},
	knight: {
		name: 'Knight',
		plural: 'Knights',
	},
	guardian: {
		name: 'Guardian',
		plural: 'Guardians',
	},
	'bear-tamer': {
		name: 'Bear tamer',
		plural: 'Bear tamers',
	},
	'village-idiot': {
		name: 'Village idiot',
		plural: 'Village idiots',
	},
	pyromaniac: {
		name: 'Pyromaniac',
		plural: 'Pyromaniacs',
	},
	'wild-child': {
		name: 'Wild child',
		plural: 'Wild children',
	},
	redeemer: {
		name: 'Redeemer',
		plural: 'Redeemers',
	},
	fox: {
		name: 'Fox',
		plural: 'Foxes',
	},
	thief: {
		name: 'Thief',
		plural: 'Thieves',
	},
} satisfies Readonly<Record<string, RoleWords>>;
