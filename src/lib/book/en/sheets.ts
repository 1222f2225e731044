import { noAnswer } from '../../words/en/sheets/teatro';
import { whisper } from '../../words/en/whisper';
import type { BookWords } from '../shape';

const { tasks, noNotes, morning } = whisper;

/** What a sheet says in its own way of a paragraph that others have too. */
export const sheets: BookWords['sheets'] = {
	classic: {},
	'e-notte': {
		P5: 'The wolves find the names of the pack on their card, the drunkards each other’s. There, everybody else reads that they know no one. If akela mundi changes, those who should know read about it the following night.',
		P9: 'The first vote is out loud, with the tablet in the middle of the table. The final vote is cast while holding, one at a time: after the last one, all the votes are shown together.',
		P13: 'Once you are out, the tablet only comes to you for your will. In the first vote you point at a name when it is your seat’s turn.',
	},
	licantropi: {
		G6: 'A side wins as a whole, including whoever was out on the first night. Only the fool can lose alone.',
		P9: 'You vote while holding, one at a time: the tablet only shows the name chosen, or the names tied. Who voted for whom is never shown, not even at the end.',
	},
	teatro: {
		G6: 'A side wins as a whole, including whoever was out on the first night. The exceptions: black wolf and white wolf may lose on their own; the puppeteer wins only when still in the game, the piper only for the piper.',
		P3: `All turns are alike: same touches, same pages, same names. With nothing to decide you are asked: “${tasks.suspect}” If it takes two names: “${tasks.trust}” If there is a page of cards: “${tasks.wish}” With no news, you read: “${noNotes.join(' ')}” Then: “${noAnswer}” And at dawn: “${morning}” It is all printed here, so that nobody can ask you for it as proof.`,
		P5: 'On the eve, after the thief has chosen, the wolves read the names of the pack and which of them is the black wolf; the white wolf appears as a werewolf. If a card changes during the game, those who should know read about it the following night.',
		P9: 'You vote in any order: whoever is ready taps their own name. If the pyromaniac is on the list, every vote is cast while holding; once confirmed, everybody sees it. Not voting is abstaining.',
		P13: 'Once you are out, the tablet no longer comes to you, unless the redeemer brings you back.',
	},
};
