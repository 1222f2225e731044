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

export const en: BookWords = {
	sections: {
		aim: 'The aim',
		deal: 'The cards',
		night: 'The night',
		odd: 'Two odd characters',
		day: 'The day',
		tie: 'Ties',
		end: 'The end',
		table: 'The tablet at the table',
		curse: 'Evil eye and leaders',
		wills: 'The wills',
		first: 'The first day',
		stake: 'The stake',
		company: 'The others',
		pack: 'The pack',
		gifts: 'The gifts of the village',
		strings: 'Music and strings',
	},
	because,
	paragraphs,
	rulingsOf: {
		common: 'Fine points of every game',
		classic: 'Fine points of Lupus in Tabula',
		'e-notte': 'Fine points of Nightfall',
		licantropi: 'Fine points of Lycanthropes',
		teatro: 'Fine points of Theatre of the Wolf',
	},
	cards,
	comparison,
	evening,
	glossary: {
		title: 'The words',
		line: 'What the words of the game mean. Where one belongs to some of the games only, those are named.',
		terms,
		moments,
	},
	lessons,
	menus,
	options,
	rulings,
	sheets,
};
