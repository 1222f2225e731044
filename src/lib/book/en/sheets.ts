import { WITH_PACK, WITH_TOWN, WITH_VILLAGE } from './cards/common';
import { noAnswer } from '../../words/en/sheets/teatro';
import { whisper } from '../../words/en/whisper';
import type { BookWords } from '../shape';

const { tasks, noNotes, morning } = whisper;

/** What a sheet says in its own way of a paragraph or a reason that others have too. */
export const sheets: BookWords['sheets'] = {
	classic: { cards: {}, paragraphs: {}, because: {}, hints: {}, moments: {} },
	'e-notte': {
		cards: {
			werewolf: {
				night:
					'When the pack hunts, you put one prey to it. Most picks win; if level, the last pick decides.',
			},
		},
		paragraphs: {
			P5: 'The wolves find the names of the pack on their card, the drunkards each other’s. There, everybody else reads that they know no one. If akela mundi changes, those who should know read about it the following night.',
			P9: 'The first vote is out loud, with the tablet in the middle of the table. The final vote is cast while holding, one at a time: after the last one, all the votes are shown together.',
			P13: 'Once you are out, the tablet only comes to you for your will. In the first vote you point at a name when it is your seat’s turn.',
		},
		moments: {
			nomination: 'Clockwise, out loud, everybody says a name. Ghosts point at one, in silence.',
			final: 'The tablet goes round: you vote unseen, between the names on trial.',
			'final-repeat': 'It was a tie: the tablet goes round once more, for these names only.',
			verdict: 'The vote has decided. Whoever goes to the stake keeps quiet, and votes on as a ghost.',
		},
		because: {
			mostVoted:
				'The two names with the most votes stand trial, and never more: among equals, the nearest to the opener.',
			evilEye: 'Whoever gets the evil eye stands trial by right, along with the most voted name.',
		},
		hints: {
			curseFirstNight: 'With the jinx in the deck: if not, the first evil eye falls on the second night.',
		},
	},
	licantropi: {
		cards: {
			werewolf: {
				summary: 'By night takes someone with the pack, by day votes with everyone else.',
				know: 'You know the pack’s and the traitor’s names, and they know yours.',
				win: 'You win with the werewolves, once you and the traitor rule the stake.',
				advice:
					'The vote is secret, and that helps you: nobody will ever know how you voted. The traitor’s aura is good, so send the traitor ahead. Fear the cleric more than the seer; and the reprobate looks just like you.',
			},
			seer: {
				summary: 'By night, may read somebody’s aura: good or bad.',
				are: 'You are village folk with a gift: at night people have a colour, to your eyes.',
				night: 'Each night you may read somebody’s aura: it’s bad for a werewolf, and for the reprobate.',
				win: WITH_VILLAGE,
				advice:
					'A bad aura is no verdict: it may be the reprobate, who is on your side. A good aura is no promise: the traitor has one. Compare notes with the cleric if you can, and speak up once you have more than one name.',
			},
		},
		paragraphs: {
			G6: 'A side wins as a whole, including whoever was out on the first night. Only the fool can lose alone.',
			P9: 'You vote while holding, one at a time: the tablet only shows the name chosen, or the names tied. Who voted for whom is never shown, not even at the end.',
		},
		moments: {},
		because: {
			prey: 'Every night the werewolves take one person together. In the morning you hear who is missing, no more.',
			voteAgain:
				'You vote again on the tied names only; everyone votes, the tied included. Three votes at most.',
			noWolves: 'The last of the werewolves is gone: the village can sleep.',
		},
		hints: {
			discussionSeconds: 'That is how long the day lasts: it rings at the end, but you decide when to vote.',
		},
	},
	teatro: {
		cards: {
			werewolf: {
				know: 'You will know the pack on the eve, and they will know you.',
				night: 'From the first night you put a prey to the pack. Most picks win; if level, the last pick.',
				win: WITH_PACK,
				advice:
					'One of you is the black wolf: find out together which cards are whose. Mind the piper, who steals the game from everybody, and the knight, who walks about armed at night. By day, as ever: calm and smiles.',
			},
			seer: {
				summary: 'Each night finds out whether someone is shady or innocent.',
				are: 'You are village folk with a gift: the night shows you who is shady at heart.',
				night: 'Each night, from the eve, you choose someone and read: shady or not. Now, or at dawn.',
				win: WITH_TOWN,
				advice:
					'Shady needn’t mean wolf, and innocent needn’t mean friend: some play for themselves. And ask yourself if your own eyes are right: one of the cards only dreams it is yours. Speak up when things add up.',
			},
			farmer: {
				win: WITH_TOWN,
			},
		},
		paragraphs: {
			G6: 'A side wins as a whole, including whoever was out on the first night. The exceptions: black wolf and white wolf may lose on their own; the puppeteer wins only when still in the game, the piper only for the piper.',
			P3: `All turns are alike: same touches, same pages, same names. With nothing to decide you are asked: “${tasks.suspect}” If it takes two names: “${tasks.trust}” If there is a page of cards: “${tasks.wish}” With no news, you read: “${noNotes.join(' ')}” Then: “${noAnswer}” And at dawn: “${morning}” It is all printed here, so that nobody can ask you for it as proof.`,
			P5: 'On the eve, after the thief has chosen, the wolves read the names of the pack and which of them is the black wolf; the white wolf appears as a werewolf. If a card changes during the game, those who should know read about it the following night.',
			P9: 'You vote in any order: whoever is ready taps their own name. If the pyromaniac is on the list, every vote is cast while holding; once confirmed, everybody sees it. Not voting is abstaining.',
			P13: 'Once you are out, the tablet no longer comes to you, unless the redeemer brings you back.',
		},
		moments: {},
		because: {
			whole:
				'A side wins as a whole, including those who were out long ago. Feuding wolves and loners are the exceptions.',
			parity:
				'The wolves are at least as many as the humans, and the piper is gone: no vote could stop them now.',
			strictParity:
				'The wolves are exactly as many as the humans, or no human is left; and the piper is gone.',
			noWolves: 'Neither wolves nor piper are left in the game: the village can sleep.',
			prey: 'From the first night the wolves agree on one prey. In the morning you learn who is missing, not why.',
		},
		hints: {
			wolvesWinAt:
				'It only matters if several deaths at once leave the wolves suddenly outnumbering the humans.',
		},
	},
};
