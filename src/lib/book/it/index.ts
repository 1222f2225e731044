import type { BookWords } from '../shape';
import { because } from './because';
import { paragraphs } from './paragraphs/index';
import { cards } from './cards/index';
import { comparison } from './comparison';
import { evening } from './evening';
import { lessons } from './lessons';
import { menus } from './menus';
import { moments } from './moments';
import { options } from './options';
import { rulings } from './rulings/index';
import { sheets } from './sheets';
import { terms } from './terms';

export const it: BookWords = {
	sections: {
		aim: 'Lo scopo',
		deal: 'Le carte',
		night: 'La notte',
		odd: 'Due tipi strani',
		day: 'Il giorno',
		tie: 'Le parità',
		end: 'La fine',
		table: 'Il tablet a tavola',
		curse: 'Malocchio e guide',
		wills: 'I testamenti',
		first: 'Il primo giorno',
		stake: 'Il rogo',
		company: 'Gli altri',
		pack: 'Il branco',
		gifts: 'I poteri del villaggio',
		strings: 'Musica e fili',
	},
	because,
	paragraphs,
	rulingsOf: {
		common: 'Casi dubbi, in ogni gioco',
		classic: 'Casi dubbi, in Lupus in Tabula',
		'e-notte': 'Casi dubbi, in È notte',
		licantropi: 'Casi dubbi, in Licantropi',
		teatro: 'Casi dubbi, nel Teatro del Lupus',
	},
	cards,
	comparison,
	evening,
	glossary: {
		title: 'Le parole',
		line: 'Che cosa vogliono dire le parole del gioco. Di quelle che non valgono dappertutto si dice dove valgono.',
		terms,
		moments,
	},
	lessons,
	menus,
	options,
	rulings,
	sheets,
};
