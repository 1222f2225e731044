import type { RulingWords } from '../../shape';

export const licantropi = {
	LR1: {
		question: 'How many can play?',
		answer:
			'The tablet suggests decks for 10 to 24 players: beyond 18 is the sheet’s “even more”. Below ten it takes a free deck.',
	},
	LR2: {
		question: 'Which deck does the tablet suggest?',
		answer:
			'The cards that are never missing, a second werewolf, two guards, the mayor, and farmers for the other seats. From 20 players on there are three werewolves. You can change everything but the six that are never missing.',
	},
	LR3: {
		question: 'Can I abstain?',
		answer: 'Yes: a vote is yours to use, not a duty. An option makes it compulsory.',
	},
	LR4: {
		question: 'Whom can I vote for?',
		answer:
			'In the first vote, anyone else in the game; after that, only the tied. But everybody always votes, even the tied, only not for themselves.',
	},
	LR5: {
		question: 'What if three or more are tied?',
		answer: 'All of them go on to the next vote. The third is about those tied in the second.',
	},
	LR6: {
		question: 'How many votes are there in an evening?',
		answer: 'Three at most, counting the first.',
	},
	LR7: {
		question: 'What if everybody abstains?',
		answer: 'The vote counts, and the names stay the same. You hear that nobody named anyone.',
	},
	LR8: {
		question: 'What are we told about a tie?',
		answer: 'The names, without numbers.',
	},
	LR9: {
		question: 'Whom can the mayor send to the stake?',
		answer:
			'Anyone in the game, except the one already there: even the mayor, and even a werewolf. Only once, only while in the game, and only in those seconds.',
	},
	LR10: {
		question: 'How long are the seconds before the fire?',
		answer: 'Fifteen, unless you change them. Whoever is on the stake need not call the mayor.',
	},
	LR11: {
		question: 'Will we know at the end who voted for whom?',
		answer: 'No, never. A vote says a lot about a person, and tomorrow you will play again.',
	},
	LR12: {
		question: 'Can mage, seer and cleric pass?',
		answer:
			'Yes: they may, they needn’t. The werewolves have to choose. Mage and seer name someone else in the game.',
	},
	LR13: {
		question: 'Whom can the cleric question?',
		answer:
			'Anyone who was out when night fell; not tonight’s victim. The same person may be asked again. While nobody is dead, there is nothing to ask.',
	},
	LR14: {
		question: 'Can the werewolves take the traitor?',
		answer: 'Yes, even though they know who it is.',
	},
	LR15: {
		question: 'When exactly do the werewolves rule the stake?',
		answer:
			'When werewolves and traitor still in the game are together at least as many as all the others, and at least one werewolf is left.',
	},
	LR16: {
		question: 'When is that counted?',
		answer: 'At every dawn and after every stake. The night that follows could only help them.',
	},
	LR17: {
		question: 'Does a mayor with a word left to spend change the count?',
		answer: 'No. The mayor counts as one of the village, and so do fool and lovers.',
	},
	LR18: {
		question: 'With three left, two of them of the village: what if nothing is decided?',
		answer:
			'If the third vote yields no name, even through abstaining, the werewolves win at once. If a name comes out, the stake goes ahead as usual.',
	},
	LR19: {
		question: 'What if the last of the werewolves burns but the numbers are theirs?',
		answer: 'The village wins: first you look whether any werewolves are left.',
	},
	LR20: {
		question: 'Who judges the fool?',
		answer:
			'The table, at the end, with the cards turned over, if the village has won: did the fool keep up another character by the third day? If the fool was out before, what counts is what they did.',
	},
	LR21: {
		question: 'What does “by the third day” mean?',
		answer: 'The third day of the game: the first is the one that opens it.',
	},
	LR22: {
		question: 'Who are the lovers?',
		answer:
			'The sheet only names them. With us they are two of the village who know each other from the deal on: if one dies, by night or at the stake, so does the other, at once. If you don’t like them, leave them out.',
	},
	LR23: {
		question: 'What changes with a secret deck?',
		answer:
			'The list isn’t shown, and the tablet behaves as if any card of the game might be there: the mayor’s button, for instance, always appears.',
	},
	LR24: {
		question: 'Do we see the cards of the dead?',
		answer: 'No: otherwise the cleric would be of no use.',
	},
	LR25: {
		question: 'When does the one on the stake speak?',
		answer: 'After the name is announced, in the seconds before the fire.',
	},
	LR26: {
		question: 'Who exactly wins?',
		answer:
			'With the village, all its cards, even those who are out, except a fool who didn’t convince. With the werewolves, all of them and the traitor, in the game or out.',
	},
	LR27: {
		question: 'What if one of the lovers dies at night?',
		answer: 'Both names are announced, in seat order, without a cause.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
