import type { RoleWords } from '../../shape';

export const eNotte = {
	donta: {
		name: 'Donta',
		plural: 'Dontas',
		summary: 'Sifts the ashes: from the second night, knows whether the stake hit home.',
	},
	jinx: {
		name: 'Jinx',
		plural: 'Jinxes',
		summary: 'Casts the evil eye by night: its target is on trial before the first vote.',
	},
	drunkard: {
		name: 'Drunkard',
		plural: 'Drunkards',
		summary: 'Always a pair: old friends from the tavern, with no secrets between them.',
	},
	notary: {
		name: 'Notary',
		plural: 'Notaries',
		summary: 'Keeps the wills: once the notary is out, every one of them is read.',
	},
	'akela-mundi': {
		name: 'Akela Mundi',
		plural: 'Akela Mundi',
		summary: 'On the second night follows someone, and may join the wolves or gain a gift.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
