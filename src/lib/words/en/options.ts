import type { options as source } from '../it/options';
import { duration } from './grammar';

const yesNo = { true: 'yes', false: 'no' };

export const options: typeof source = {
	customDeck: {
		label: 'Free deck',
		hint: 'You choose the cards, for 5 to 24 players. The wolves must stay in the minority.',
		values: yesNo,
	},
	sheet: {
		label: 'Edition',
		hint: 'The first fixes the deck for every number of players; the second starts from eight cards and lets you add the rest.',
		values: { '000': 'fixed deck, up to 22', '002': 'deck to build, up to 24' },
	},
	firstNightVictim: {
		label: 'Prey of the first night',
		hint: 'The wolves can take a player right away, or make do with the moderator, so that everyone gets to speak at least once.',
		values: { player: 'someone at the table', moderator: 'the moderator' },
	},
	wolvesWinAt: {
		label: 'When the wolves win',
		hint: 'It only matters if two deaths in one night leave the wolves suddenly outnumbering everyone else.',
		values: { 'parity-or-more': 'as many as the others, or more', parity: 'exactly as many as the others' },
	},
	curseFirstNight: {
		label: 'Evil eye from the first night',
		hint: 'With the owl in the deck: if not, the first evil eye falls on the second night.',
		values: yesNo,
	},
	mythomaniacCopies: {
		label: 'Whom the mythomaniac can copy',
		hint: 'Besides the wolves, the mythomaniac can copy just one card with a gift.',
		values: { seer: 'the seer', medium: 'the medium' },
	},
	announceGuardSave: {
		label: 'Thank the bodyguard',
		hint: 'If the bodyguard stopped the wolves, dawn says so. Otherwise you only hear that nobody is missing.',
		values: yesNo,
	},
	ghostsVoteFinal: {
		label: 'Ghosts vote to the end',
		hint: 'They always take part in the first vote; with this option, in the final one too.',
		values: yesNo,
	},
	finalTie: {
		label: 'A tie in the final vote',
		hint: 'Either the seats at the table decide, or another vote and then a lot.',
		values: { nearest: 'whoever sits nearest to the opener', 'revote-then-lots': 'vote again, then a lot' },
	},
	dontaReads: {
		label: 'What the donta reads',
		hint: 'The last person who went to the stake, or anyone of their choice who ever did.',
		values: { 'last-lynched': 'the last stake', 'any-lynched': 'any stake' },
	},
	akelaAloud: {
		label: 'Akela Mundi aloud',
		hint: 'After the second night you hear what became of Akela Mundi, though not who that is.',
		values: yesNo,
	},
	declareDeck: {
		label: 'Declared deck',
		hint: 'If not, nobody knows which cards are in play: for tables that know the game well.',
		values: yesNo,
	},
	abstention: {
		label: 'Abstaining is allowed',
		hint: 'If not, every vote needs a name.',
		values: yesNo,
	},
	revealRoleOnDeath: {
		label: 'Turn over the cards of the dead',
		hint: 'Whoever is out shows the card they had. The village learns more, and so do the wolves.',
		values: yesNo,
	},
	discussionSeconds: {
		label: 'Time to talk',
		hint: 'It rings when it’s up, but decides nothing: you go to the vote when you are ready.',
		values: duration,
	},
	appealSeconds: {
		label: 'Time before the fire',
		hint: 'Seconds to plead, and for the mayor to speak up.',
		values: duration,
	},
};
