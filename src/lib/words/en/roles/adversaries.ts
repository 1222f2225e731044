import type { RoleWords } from '../../shape';

export const adversaries = {
	'black-wolf': {
		name: 'Black wolf',
		plural: 'Black wolves',
		summary: 'Hunts with the pack; on guessing someone’s card, takes that person as well.',
	},
	'white-wolf': {
		name: 'White wolf',
		plural: 'White wolves',
		summary: 'To the pack a werewolf like any other, but wins only without the black wolf.',
	},
	'pied-piper': {
		name: 'Pied piper',
		plural: 'Pied pipers',
		summary: 'Charms two people a night: once everyone dances, the game is won.',
	},
	puppeteer: {
		name: 'Puppeteer',
		plural: 'Puppeteers',
		summary: 'Pulls someone’s strings each night. Wins with whoever beats the village.',
	},
} satisfies Readonly<Record<string, RoleWords>>;
