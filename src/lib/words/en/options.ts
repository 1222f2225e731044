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
	discussionSeconds: {
		label: 'Time to talk',
		hint: 'It rings when it’s up, but decides nothing: you go to the vote when you are ready.',
		values: duration,
	},
};
