import type { RoleWords } from '../../shape';

export const adversaries = {
	'black-wolf': {
		name: 'Lupo nero',
		plural: 'Lupi neri',
	},
	'white-wolf': {
		name: 'Lupo bianco',
		plural: 'Lupi bianchi',
	},
	'pied-piper': {
		name: 'Pifferaio',
		plural: 'Pifferai',
	},
	puppeteer: {
		name: 'Marionettista',
		plural: 'Marionettisti',
	},
} satisfies Readonly<Record<string, RoleWords>>;
