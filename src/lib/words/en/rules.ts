import type { rules as source } from '../it/rules';

export const rules: typeof source = {
	sheets: {
		classic: {
			name: 'Lupus in Tabula',
			line: 'The classic: a village, its wolves, and one trip to the stake a day.',
			players: '8 to 24 players; from 5 with a free deck',
			length: 'half an hour to an hour',
			level: 'easy, you learn as you play',
		},
		'e-notte': {
			name: 'Nightfall',
			line: 'The scouts’ game: ghosts who vote, and wills to be opened.',
			players: '8 to 24 players; from 5 with a free deck',
			length: 'half an hour to an hour',
			level: 'easy, with a surprise or two',
		},
		licantropi: {
			name: 'Lycanthropes',
			line: 'It begins by day, the vote is secret, and the mayor has one word to spend.',
			players: '10 to 24 players; from 5 with a free deck',
			length: 'an hour or more',
			level: 'medium, for those who love to argue',
		},
		teatro: {
			name: 'Theatre of the Wolf',
			line: 'Everybody has a power, and every power crosses another.',
			players: '10 to 24 players; from 5 with a free deck',
			length: 'a whole evening',
			level: 'hard, for those who have played before',
		},
	},
	learn: {
		evening: {
			title: 'A first evening, alone',
			text: 'You really play, with a village to keep you company: six minutes, and you have seen it all.',
		},
		lead: {
			title: 'Leading the table',
			text: 'Eight small things for whoever gets everyone together: where to sit, what to say, what never.',
		},
		learn: {
			title: 'In five minutes',
			text: 'The rules to read, from the first night to the end.',
		},
		practice: {
			title: 'Practise with the bots',
			text: 'A game whenever you like, of any size, with the cards hidden or open.',
		},
	},
};
