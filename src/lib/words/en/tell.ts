import type { tell as source } from '../it/tell';
import { list, ordinal } from './grammar';
import { recount } from './recount';
import { whisper } from './whisper';

export const tell: typeof source = {
	list,
	night: (n) => (n === 0 ? 'The eve' : `The ${ordinal(n)} night`),
	day: (n) => `The ${ordinal(n)} day`,
	sides: {
		humans: 'The humans',
		wolves: 'The wolves',
		werehamster: 'The werehamster',
		village: 'The village',
		werewolves: 'The werewolves',
		pack: 'The wolves',
		piper: 'The pied piper',
		solitary: 'Those who play alone',
	},
	dawn: {
		small: (day) => `Dawn of the ${ordinal(day)} day`,
		gone: (names) => `${list(names)} won’t be waking up.`,
		goneNotes: [
			'Not a word from the departed. Everyone else, on your feet.',
			'There is coffee left over this morning.',
			'The village counts heads, and comes up short.',
			'Somebody here knows more than they say.',
		],
		calm: 'Nobody is missing this morning.',
		calmNotes: ['Out in the woods, someone is still hungry.', 'A quiet night. Almost too quiet.'],
		moderator: 'The wolves ate the moderator.',
		moderatorNote: 'Luckily, you never needed one.',
		moderatorToo: 'And the wolves ate the moderator.',
		saved: 'Thanks to the bodyguard: the wolves found the door shut.',
		savedToo: 'Not the wolves’ doing: the bodyguard saw to them.',
		akela: (plural) => `Akela Mundi has chosen, and now runs with the ${plural.toLowerCase()}.`,
		akelaHuman: 'Akela Mundi has chosen, and stays with the humans.',
		returned: (names) => `The night has given back ${list(names)}.`,
		melody: 'Somewhere in the dark, a melody was playing.',
		noMelody: 'There was no music in the dark.',
	},
	shown: (name, role) => `${name}’s card: ${role}.`,
	prelude: {
		small: 'The first day, and a bad start',
		headline: 'The mill stands still: no miller.',
		note: 'The miller had no seat at this table. Whoever knows more, however, does.',
	},
	starter: {
		small: 'Who goes first',
		drawn: 'The lot has spoken',
		headline: (name) => `${name} opens the vote.`,
		note: 'Talk it over first. Then vote, clockwise.',
	},
	nominees: {
		small: 'The votes are in',
		headline: (names) => `On trial: ${list(names)}.`,
		evilEye: (name) => `The evil eye has fallen on ${name}.`,
		noEvilEye: 'The evil eye has fallen on nobody.',
	},
	tie: {
		small: 'The votes are level',
		headline: (names) => `A tie: ${list(names)}.`,
		repeat: 'One more plea each, then vote again.',
		lots: 'Again. Now it’s up to chance.',
		nearest: 'The seats decide: whoever is nearest to where the vote began.',
		nobody: 'Three votes, and no name. The stake stays cold.',
	},
	noVotes: {
		small: 'That vote is over',
		headline: 'Nobody named anyone.',
		repeat: 'You vote again, on the same names.',
		nobody: 'Three votes, and no name. The stake stays cold.',
	},
	verdict: {
		small: 'The village has decided',
		drawn: 'The lot has spoken',
		headline: (name) => `${name} goes to the stake.`,
		note: 'The card stays face down.',
	},
	condemned: {
		small: 'The village has chosen',
		headline: (name) => `The stake awaits ${name}.`,
		note: 'If there is anything left to say, say it now.',
		nobody: {
			small: 'The village has not chosen',
			headline: 'The stake stays cold tonight.',
			note: 'Night falls, and every doubt is still there.',
		},
	},
	burned: {
		small: 'The flames go up',
		bySmall: 'The mayor has spoken',
		headline: (name) => `${name} goes to the stake.`,
		note: 'The card stays face down.',
		mayorSays: (name) => `The mayor is ${name}: one word to say, and it is said.`,
		self: 'It is the mayor’s own choice.',
		grief: (names) => `And grief carries off ${list(names)}.`,
	},
	pyre: {
		small: 'The flames go up',
		headline: (names) =>
			names.length === 0
				? 'The fire dies down by itself.'
				: `${list(names)} ${names.length === 1 ? 'goes' : 'go'} to the stake.`,
		rescue: (name) => `${name} steps down from the stake.`,
		nobody: {
			small: 'Nobody has voted',
			headline: 'The stake stays cold tonight.',
			note: 'The village goes to bed undecided.',
		},
		why: {
			'most-votes': (name) => `The name with the most votes was ${name}.`,
			scapegoat: (_, tied) => `A tie between ${list(tied)}: the scapegoat pays.`,
			'first-to-reach': (name, tied) =>
				`A tie between ${list(tied)}: the deciding vote fell on ${name} first.`,
		},
		saved: (name) => `${name} is the village idiot, and flames are not for idiots.`,
		secondFire: (name) => `A second fire was lit for ${name}.`,
		revenge: (name) => `One last flame reached ${name}.`,
		insteadOf: (burned, spared) => `${burned} took the place of ${spared}.`,
	},
	wills: {
		small: 'The wills are opened',
		headline: (name) => `The notary was ${name}.`,
		note: 'This is what was in the safe.',
		none: 'The safe was empty.',
		blank: 'A blank sheet.',
	},
	departure: {
		small: 'A seat stays empty',
		headline: (name) => `${name} leaves the village.`,
		note: 'The card stays face down.',
	},
	ends: {
		humans: { small: 'No more howling at night', headline: 'The village wins.' },
		wolves: { small: 'Too few are left to stop them', headline: 'The wolves win.' },
		werehamster: { small: 'Everyone was watching the wolves', headline: 'The werehamster wins.' },
		village: { small: 'Tonight you may leave the door open', headline: 'The village wins.' },
		werewolves: { small: 'From now on the stake is theirs', headline: 'The werewolves win.' },
		pack: { small: 'Too few are left to stop them', headline: 'The wolves win.' },
		piper: { small: 'Everyone dances to the same tune', headline: 'The pied piper wins.' },
	},
	stopped: { small: 'The table has decided', headline: 'The game stops here.' },
	winners: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
	whisper,
	recount,
};
