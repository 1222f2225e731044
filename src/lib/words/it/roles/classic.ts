import type { RoleWords } from '../../shape';

export const classic = {
	villager: {
		name: 'Villico',
		plural: 'Villici',
	},
	werewolf: {
		name: 'Lupo mannaro',
		plural: 'Lupi mannari',
	},
	seer: {
		name: 'Veggente',
		plural: 'Veggenti',
	},
	medium: {
		name: 'Medium',
		plural: 'Medium',
	},
	possessed: {
		name: 'Indemoniato',
		plural: 'Indemoniati',
	},
	bodyguard: {
		name: 'Guardia del corpo',
		plural: 'Guardie del corpo',
	},
	mason: {
		name: 'Massone',
		plural: 'Massoni',
	},
	werehamster: {
		name: 'Criceto mannaro',
		plural: 'Criceti mannari',
	},
	owl: {
		name: 'Gufo',
		plural: 'Gufi',
	},
	mythomaniac: {
		name: 'Mitomane',
		plural: 'Mitomani',
	},
} satisfies Readonly<Record<string, RoleWords>>;
