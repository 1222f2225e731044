import type { options as source } from '../it/options';
import { duration } from './grammar';

const yesNo = { true: 'yes', false: 'no' };

export const options: typeof source = {
	customDeck: {
		label: 'Free deck',
		values: yesNo,
	},
	sheet: {
		label: 'Edition',
		values: { '000': 'fixed deck, up to 22', '002': 'deck to build, up to 24' },
	},
	firstNightVictim: {
		label: 'Prey of the first night',
		values: { player: 'someone at the table', moderator: 'the moderator' },
	},
	wolvesWinAt: {
		label: 'When the wolves win',
		values: { 'parity-or-more': 'as many as the others, or more', parity: 'exactly as many as the others' },
	},
	curseFirstNight: {
		label: 'Evil eye from the first night',
		values: yesNo,
	},
	mythomaniacCopies: {
		label: 'Whom the mythomaniac can copy',
		values: { seer: 'the seer', medium: 'the medium' },
	},
	announceGuardSave: {
		label: 'Thank the bodyguard',
		values: yesNo,
	},
	ghostsVoteFinal: {
		label: 'Ghosts vote to the end',
		values: yesNo,
	},
	finalTie: {
		label: 'A tie in the final vote',
		values: { nearest: 'whoever sits nearest to the opener', 'revote-then-lots': 'vote again, then a lot' },
	},
	dontaReads: {
		label: 'What the donta reads',
		values: { 'last-lynched': 'the last stake', 'any-lynched': 'any stake' },
	},
	akelaAloud: {
		label: 'Akela Mundi aloud',
		values: yesNo,
	},
	declareDeck: {
		label: 'Declared deck',
		values: yesNo,
	},
	abstention: {
		label: 'Abstaining is allowed',
		values: yesNo,
	},
	revealRoleOnDeath: {
		label: 'Turn over the cards of the dead',
		values: yesNo,
	},
	discussionSeconds: {
		label: 'Time to talk',
		values: duration,
	},
	appealSeconds: {
		label: 'Time before the fire',
		values: duration,
	},
};
