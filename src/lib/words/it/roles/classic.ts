import type { RoleWords } from '../../shape';

export const classic = {
	villager: {
		name: 'Villico',
		plural: 'Villici',
		summary: 'Nessun potere: occhi aperti, buon senso e un voto.',
	},
	werewolf: {
		name: 'Lupo mannaro',
		plural: 'Lupi mannari',
		summary: 'Di notte sceglie la preda con il branco, di giorno fa finta di niente.',
	},
	seer: {
		name: 'Veggente',
		plural: 'Veggenti',
		summary: 'Ogni notte scopre se una persona è tra i lupi.',
	},
	medium: {
		name: 'Medium',
		plural: 'Medium',
		summary: 'Dalla seconda notte sa se chi è andato al rogo era tra i lupi.',
	},
	possessed: {
		name: 'Indemoniato',
		plural: 'Indemoniati',
		summary: 'Sembra dalla parte del villaggio, ma vince con i lupi. Non sa chi sono.',
	},
	bodyguard: {
		name: 'Guardia del corpo',
		plural: 'Guardie del corpo',
		summary: 'Dalla seconda notte difende dai lupi una persona, mai se stessa.',
	},
	mason: {
		name: 'Massone',
		plural: 'Massoni',
		summary: 'Sempre in coppia: fin dalle carte sanno di potersi fidare.',
	},
	werehamster: {
		name: 'Criceto mannaro',
		plural: 'Criceti mannari',
		summary: 'Gioca per sé. I lupi non possono prenderlo; lo sguardo del veggente sì.',
	},
	owl: {
		name: 'Gufo',
		plural: 'Gufi',
		summary: 'Ogni notte getta il malocchio: chi lo riceve, di giorno, va sotto accusa.',
	},
	mythomaniac: {
		name: 'Mitomane',
		plural: 'Mitomani',
		summary: 'La seconda notte imita una persona: può passare ai lupi o prenderne il dono.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
