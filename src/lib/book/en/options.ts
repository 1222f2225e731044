import type { BookWords } from '../shape';

/** The rules a table may change: what hangs on each of them. */
export const options: BookWords['options'] = {
	title: 'What your table may change',
	own: (value) => `The sheet says: ${value}.`,
	hints: {
		customDeck: 'You choose the cards, for 5 to 24 players. The wolves must stay in the minority.',
		sheet:
			'The first fixes the deck for every number of players; the second starts from eight cards and lets you add the rest.',
		firstNightVictim:
			'The wolves can take a player right away, or make do with the moderator, so that everyone gets to speak at least once.',
		wolvesWinAt:
			'It only matters if two deaths in one night leave the wolves suddenly outnumbering everyone else.',
		curseFirstNight: 'With the owl in the deck: if not, the first evil eye falls on the second night.',
		mythomaniacCopies: 'Besides the wolves, the mythomaniac can copy just one card with a gift.',
		announceGuardSave:
			'If the bodyguard stopped the wolves, dawn says so. Otherwise you only hear that nobody is missing.',
		ghostsVoteFinal: 'They always take part in the first vote; with this option, in the final one too.',
		finalTie: 'Either the seats at the table decide, or another vote and then a lot.',
		dontaReads: 'The last person who went to the stake, or anyone of their choice who ever did.',
		akelaAloud: 'After the second night you hear what became of Akela Mundi, though not who that is.',
		declareDeck: 'If not, nobody knows which cards are in play: for tables that know the game well.',
		abstention: 'If not, every vote needs a name.',
		revealRoleOnDeath:
			'Whoever is out shows the card they had. The village learns more, and so do the wolves.',
		discussionSeconds: 'It rings when it’s up, but decides nothing: you go to the vote when you are ready.',
		appealSeconds: 'Seconds to plead, and for the mayor to speak up.',
	},
};
