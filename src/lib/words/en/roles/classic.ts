import type { RoleWords } from '../../shape';

export const classic = {
	villager: {
		name: 'Villager',
		plural: 'Villagers',
		summary: 'No powers: open eyes, common sense and one vote.',
	},
	werewolf: {
		name: 'Werewolf',
		plural: 'Werewolves',
		summary: 'Picks the prey with the pack by night, looks innocent by day.',
	},
	seer: {
		name: 'Seer',
		plural: 'Seers',
		summary: 'Each night finds out whether one person runs with the wolves.',
	},
	medium: {
		name: 'Medium',
		plural: 'Mediums',
		summary: 'From the second night, knows whether the stake claimed a werewolf.',
	},
	possessed: {
		name: 'Possessed',
		plural: 'Possessed',
		summary: 'Looks like village folk but wins with the wolves, without knowing them.',
	},
	bodyguard: {
		name: 'Bodyguard',
		plural: 'Bodyguards',
		summary: 'From the second night, keeps the wolves off one other person.',
	},
	mason: {
		name: 'Mason',
		plural: 'Masons',
		summary: 'Always a pair: from the deal on, each knows whom to trust.',
	},
	werehamster: {
		name: 'Werehamster',
		plural: 'Werehamsters',
		summary: 'Plays alone. Safe from the wolves, not from the seer’s gaze.',
	},
	owl: {
		name: 'Owl',
		plural: 'Owls',
		summary: 'Casts the evil eye each night: whoever gets it stands trial next day.',
	},
	mythomaniac: {
		name: 'Mythomaniac',
		plural: 'Mythomaniacs',
		summary: 'On the second night imitates someone, and may join the wolves or gain a gift.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
