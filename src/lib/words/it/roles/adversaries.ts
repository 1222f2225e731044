import type { RoleWords } from '../../shape';

export const adversaries = {
	'black-wolf': {
		name: 'Lupo nero',
		plural: 'Lupi neri',
		summary: 'Caccia con il branco; se indovina la carta di una persona, prende anche quella.',
	},
	'white-wolf': {
		name: 'Lupo bianco',
		plural: 'Lupi bianchi',
		summary: 'Per il branco è un lupo come gli altri; ma vince solo senza il lupo nero.',
	},
	'pied-piper': {
		name: 'Pifferaio',
		plural: 'Pifferai',
		summary: 'Incanta due persone a notte: se tutti ballano, la partita è sua.',
	},
	puppeteer: {
		name: 'Marionettista',
		plural: 'Marionettisti',
		summary: 'Ogni notte tira i fili di una persona. Vince con chi batte il villaggio.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
