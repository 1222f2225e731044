import type { CardWords } from '../../shape';
import { STRANGERS } from './common';

export const adversaries = {
	'black-wolf': {
		summary: 'Hunts with the pack; on guessing someone’s card, takes that person as well.',
		are: 'By day you are village folk; by night you are the darkest voice in the whole pack.',
		know: 'You will know the pack on the eve, and they will know you.',
		night: 'From night one you hunt; from night two you may guess a card: if right, one more prey.',
		win: 'You win with the wolves, unless you die and the white wolf lives.',
		advice:
			'To strike twice you must know someone’s card: listen for those who give themselves away. You won’t learn if you were right, and the next night you rest. In the pack your pick is just one: persuade them.',
	},
	'white-wolf': {
		summary: 'To the pack a werewolf like any other, but wins only without the black wolf.',
		are: 'The pack takes you for one of them; but you have a score to settle with the black wolf.',
		know: 'You will know the pack on the eve; they won’t know the real you.',
		night: 'From the first night you put a prey to the pack. Most picks win; if level, the last pick.',
		win: 'You win with the wolves, but only if the black wolf is gone by the end.',
		advice:
			'Hunt along, smile, and let the village deal with the black wolf: one doubt dropped at the right moment will do. If the pack works out what you are, you will have no friends left to speak of by daylight.',
	},
	'pied-piper': {
		summary: 'Charms two people a night: once everyone dances, the game is won.',
		are: 'You look like village folk, but you want the whole village dancing to your tune.',
		know: STRANGERS,
		night: 'From the first night you may charm two people, for ever. Dawn will mention the melody.',
		win: 'You win, and nobody else does, once everyone left is under your spell.',
		advice:
			'While you are in, the game can’t end: wolves and village will hunt you together. Keep count of who is dancing, begin with those likely to last, and on some nights play nothing at all, just to spoil their sums.',
	},
	puppeteer: {
		summary: 'Pulls someone’s strings each night. Wins with whoever beats the village.',
		are: 'You look like village folk, but your fingers hold strings, and someone’s always on them.',
		know: STRANGERS,
		night: 'From night one you pull someone’s strings: you read their card, and aim their power.',
		win: 'You win with whoever beats the village, if you are in the game at the end.',
		advice:
			'Each night you learn a card: soon you will know more than anyone. Decide whom to win with, wolves or piper, and push that way. Whoever you moved will know it, but not by whom: practise looking surprised.',
	},
} satisfies Readonly<Record<string, CardWords>>;
