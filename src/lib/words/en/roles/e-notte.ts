import type { RoleWords } from '../../shape';

export const eNotte = {
	donta: {
		name: 'Donta',
		plural: 'Dontas',
	},
	jinx: {
		name: 'Jinx',
		plural: 'Jinxes',
	},
	drunkard: {
		name: 'Drunkard',
		plural: 'Drunkards',
	},
	notary: {
		name: 'Notary',
		plural: 'Notaries',
	},
	'akela-mundi': {
		name: 'Akela Mundi',
		plural: 'Akela Mundi',
	},
} satisfies Readonly<Record<string, RoleWords>>;
