import type { tell as source } from '../it/tell';
import { list, ordinal } from './grammar';
import { recount } from './recount';
import { whisper } from './whisper';

export const tell: typeof source = {
	list,
	night: (n) => `The ${ordinal(n)} night`,
	day: (n) => `The ${ordinal(n)} day`,
	sides: {
		humans: 'The humans',
		wolves: 'The wolves',
		werehamster: 'The werehamster',
	},
	copies: {
		any: 'as many as you like',
		one: 'one at most',
		pair: 'two or none',
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
	},
	verdict: {
		small: 'The village has decided',
		drawn: 'The lot has spoken',
		headline: (name) => `${name} goes to the stake.`,
		note: 'The card stays face down.',
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
	},
	stopped: { small: 'The table has decided', headline: 'The game stops here.' },
	winners: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
	because: {
		prey: 'Every night the wolves agree on one prey. In the morning you learn who is missing, not why, nor which card.',
		gaze: 'The werehamster is in the deck, so the seer’s gaze may kill as well. Which it was, you will learn at the end.',
		together:
			'Everyone who dies in a night is named together, in seat order, so that nobody can guess who died of what.',
		silence:
			'Whoever is out says nothing, signals nothing and keeps the card hidden: the rest of the show is enjoyed in silence.',
		calm: 'Nobody died tonight. What went wrong for the wolves will only be told at the end.',
		guarded: 'The bodyguard is in the deck: from the second night on, one door may stay shut to the wolves.',
		tough: 'The werehamster is in the deck, and no wolves can catch it.',
		moderator:
			'That is what you chose: on the first night the wolves take the moderator, so none of you is out at once.',
		opens:
			'The vote opens on the left of the last person taken by night. If no one has been taken yet, it opens at the first seat.',
		opensByLot:
			'More than one person is missing today, so a lot decides whose left it is. That keeps the wolves’ own prey a secret.',
		mostVoted: 'The two names with the most votes stand trial. Ties all count: nobody gets cut.',
		evilEye:
			'The evil eye counts as a charge: unless already on trial, its target stands trial instead of whoever came second.',
		noEvilEye:
			'The evil eye needs a target still in the game. Otherwise it is “nobody”, and the reason stays a secret.',
		voteAgain:
			'The tied plead again, then you vote on those names only. Everyone else still in the game votes.',
		tiedAgain: 'After a second tie the voting stops: a lot decides among the names still tied.',
		oneADay: 'Each day the village sends one person to the stake: the most voted of those on trial.',
		covered:
			'The card of whoever goes to the stake stays face down to the end, and the doubt stays at the table.',
		byLot: 'When votes can’t settle it, or there is no one left to vote, a lot decides among the tied.',
		left: 'Whoever leaves the table is out, as after any other death, and the card stays face down.',
		noWolves: 'All the wolves are out of the game: the village can sleep.',
		parity: 'The wolves are at least as many as everybody else left: no vote could stop them now.',
		strictParity: 'The wolves are exactly as many as everybody else left, or there is nobody else left.',
		hamster: 'The werehamster was still in the game at the end: however it ends, it alone has won.',
		whole: 'A side wins as a whole, including those who were out long ago.',
		possessed: 'The possessed counts as a human, but wins with the wolves.',
	},
	whisper,
	recount,
};
