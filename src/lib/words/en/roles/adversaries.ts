import type { RoleWords } from '../../shape';

export const adversaries = {
	'black-wolf': {
		name: 'Black wolf',
		plural: 'Black wolves',
	},
	'white-wolf': {
		name: 'White wolf',
		plural: 'White wolves',
	},
	'pied-piper': {
		name: 'Pied piper',
		plural: 'Pied pipers',
	},
	puppeteer: {
		name: 'Puppeteer',
		plural: 'Puppeteers',
	},
} satisfies Readonly<Record<string, RoleWords>>;
