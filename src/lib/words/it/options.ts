import type { OptionWords } from '../shape';
import { duration } from './grammar';

const yesNo = { true: 'sì', false: 'no' };

export const options: OptionWords = {
	customDeck: {
		label: 'Mazzo libero',
		values: yesNo,
	},
	sheet: {
		label: 'Edizione',
		values: { '000': 'mazzo fisso, fino a 22', '002': 'mazzo da comporre, fino a 24' },
	},
	firstNightVictim: {
		label: 'Preda della prima notte',
		values: { player: 'una persona al tavolo', moderator: 'il moderatore' },
	},
	wolvesWinAt: {
		label: 'Quando vincono i lupi',
		values: { 'parity-or-more': 'se sono almeno quanti gli altri', parity: 'solo se sono quanti gli altri' },
	},
	curseFirstNight: {
		label: 'Malocchio dalla prima notte',
		values: yesNo,
	},
	mythomaniacCopies: {
		label: 'Chi può imitare il mitomane',
		values: { seer: 'il veggente', medium: 'il medium' },
	},
	announceGuardSave: {
		label: 'Si ringrazia la guardia del corpo',
		values: yesNo,
	},
	ghostsVoteFinal: {
		label: 'I fantasmi votano fino in fondo',
		values: yesNo,
	},
	finalTie: {
		label: 'Parità nel voto finale',
		values: {
			nearest: 'il più vicino a chi ha aperto il voto',
			'revote-then-lots': 'si rivota, poi la sorte',
		},
	},
	dontaReads: {
		label: 'Che cosa legge il donta',
		values: { 'last-lynched': 'l’ultimo rogo', 'any-lynched': 'un rogo a scelta' },
	},
	akelaAloud: {
		label: 'Akela mundi ad alta voce',
		values: yesNo,
	},
	declareDeck: {
		label: 'Mazzo dichiarato',
		values: yesNo,
	},
	abstention: {
		label: 'Ci si può astenere',
		values: yesNo,
	},
	revealRoleOnDeath: {
		label: 'Le carte dei morti si girano',
		values: yesNo,
	},
	discussionSeconds: {
		label: 'Tempo per discutere',
		values: duration,
	},
	appealSeconds: {
		label: 'Tempo davanti al rogo',
		values: duration,
	},
};
