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
	primer: {
		title: 'How to play',
		lead: 'Five minutes of reading, then dim the lights.',
		steps: [
			{
				title: 'The idea',
				text: 'Wolves are hiding in a quiet village. By night they take someone. By day the village talks, accuses, and sends one person to the stake, hoping it guessed right. The humans win when the wolves are gone; the wolves, when they are as many as everybody else.',
			},
			{
				title: 'The cards',
				text: 'The tablet goes round the table. When it is in your hands, and only then, press and read your card: who you are, whom you know, what you will do at night and how you win. Lift your finger, and it is gone. The wolves also read the names of the pack.',
			},
			{
				title: 'The night',
				text: 'Once more round, in silence. The tablet asks everyone a question, and everyone taps a name: the wolves put forward a prey, the seer finds out whether someone is a werewolf, others protect or make mischief. If you have no power, the question is “Who do you suspect?”. From outside, all turns look the same: no one can tell who is doing what.',
			},
			{
				title: 'The dawn',
				text: 'The tablet goes back to the middle of the table and tells you who won’t be waking up. No cause, no card. Whoever is out keeps quiet to the end: no words, no faces.',
			},
			{
				title: 'The talk',
				text: 'Three minutes to talk. Say what you like: accuse, deny, claim a card, real or made up. The one thing you may not do is show it.',
			},
			{
				title: 'The vote',
				text: 'One at a time, out loud, everybody accuses someone. The most accused defend themselves; the others choose which of them goes to the stake. If it is a tie you vote again, and if it is a tie again a lot decides. Then night falls.',
			},
			{
				title: 'The end',
				text: 'When a side has won, all the cards are turned over, and the tablet tells the whole story: who chose whom, who suspected whom, and who was right. Even if you were out at once, you win when your side does.',
			},
			{
				title: 'Three tips',
				text: 'Hold the tablet low and close. Take your time: it is the same for everybody. And lie with a smile, because tomorrow you will still be friends.',
			},
		],
	},
};
