import type { OptionWords } from '../shape';
import { duration } from './grammar';

const yesNo = { true: 'sì', false: 'no' };

export const options: OptionWords = {
	customDeck: {
		label: 'Mazzo libero',
		hint: 'Le carte le scegliete voi, da 5 a 24 persone. I lupi devono restare in minoranza.',
		values: yesNo,
	},
	sheet: {
		label: 'Edizione',
		hint: 'La prima fissa il mazzo per ogni numero di persone; la seconda parte da otto carte e vi lascia aggiungere le altre.',
		values: { '000': 'mazzo fisso, fino a 22', '002': 'mazzo da comporre, fino a 24' },
	},
	firstNightVictim: {
		label: 'Preda della prima notte',
		hint: 'I lupi possono prendere subito una persona, oppure accontentarsi del moderatore: allora nessuno esce prima di aver parlato.',
		values: { player: 'una persona al tavolo', moderator: 'il moderatore' },
	},
	wolvesWinAt: {
		label: 'Quando vincono i lupi',
		hint: 'Fa differenza soltanto se, con due morti nella stessa notte, i lupi diventano di colpo più degli altri.',
		values: { 'parity-or-more': 'se sono almeno quanti gli altri', parity: 'solo se sono quanti gli altri' },
	},
	curseFirstNight: {
		label: 'Malocchio dalla prima notte',
		hint: 'Con il gufo nel mazzo: se no, il primo malocchio cade la seconda notte.',
		values: yesNo,
	},
	mythomaniacCopies: {
		label: 'Chi può imitare il mitomane',
		hint: 'Oltre ai lupi, il mitomane può copiare una sola carta con un dono.',
		values: { seer: 'il veggente', medium: 'il medium' },
	},
	discussionSeconds: {
		label: 'Tempo per discutere',
		hint: 'Quando scade suona, ma non decide: siete voi ad andare al voto.',
		values: duration,
	},
};
