import type { RoleWords } from '../../shape';

export const classic = {
	villager: {
		name: 'Villager',
		plural: 'Villagers',
	},
	werewolf: {
		name: 'Werewolf',
		plural: 'Werewolves',
	},
	seer: {
		name: 'Seer',
		plural: 'Seers',
	},
	medium: {
		name: 'Medium',
		plural: 'Mediums',
	},
	possessed: {
		name: 'Possessed',
		plural: 'Possessed',
	},
	bodyguard: {
		name: 'Bodyguard',
		plural: 'Bodyguards',
	},
	mason: {
		name: 'Mason',
		plural: 'Masons',
	},
	werehamster: {
		name: 'Werehamster',
		plural: 'Werehamsters',
	},
	owl: {
		name: 'Owl',
		plural: 'Owls',
	},
	mythomaniac: {
		name: 'Mythomaniac',
		plural: 'Mythomaniacs',
	},
} satisfies Readonly<Record<string, RoleWords>>;
