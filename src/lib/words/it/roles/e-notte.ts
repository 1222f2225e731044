import type { RoleWords } from '../../shape';

export const eNotte = {
	donta: {
		name: 'Donta',
		plural: 'Donta',
	},
	jinx: {
		name: 'Iettatore',
		plural: 'Iettatori',
	},
	drunkard: {
		name: 'Beone',
		plural: 'Beoni',
	},
	notary: {
		name: 'Notaio',
		plural: 'Notai',
	},
	'akela-mundi': {
		name: 'Akela mundi',
		plural: 'Akela mundi',
	},
} satisfies Readonly<Record<string, RoleWords>>;
