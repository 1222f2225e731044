import type { RoleWords } from '../../shape';

export const eNotte = {
	donta: {
		name: 'Donta',
		plural: 'Donta',
		summary: 'Fruga nelle ceneri: dalla seconda notte sa se il rogo ha colpito i lupi.',
	},
	jinx: {
		name: 'Iettatore',
		plural: 'Iettatori',
		summary: 'Di notte getta il malocchio: chi lo riceve, al primo voto, è già sotto accusa.',
	},
	drunkard: {
		name: 'Beone',
		plural: 'Beoni',
		summary: 'Sempre in coppia: all’osteria si sono riconosciuti, e si fidano.',
	},
	notary: {
		name: 'Notaio',
		plural: 'Notai',
		summary: 'Custodisce i testamenti: quando esce dal gioco, si leggono tutti.',
	},
	'akela-mundi': {
		name: 'Akela mundi',
		plural: 'Akela mundi',
		summary: 'La seconda notte segue una persona: può passare ai lupi o prenderne il dono.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
