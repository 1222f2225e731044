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
	announceGuardSave: {
		label: 'Si ringrazia la guardia del corpo',
		hint: 'Se ha fermato i lupi, all’alba si dice. Altrimenti si dice soltanto che non manca nessuno.',
		values: yesNo,
	},
	ghostsVoteFinal: {
		label: 'I fantasmi votano fino in fondo',
		hint: 'Al primo voto partecipano sempre; con questa opzione anche a quello finale.',
		values: yesNo,
	},
	finalTie: {
		label: 'Parità nel voto finale',
		hint: 'Può decidere il posto a tavola, oppure un altro voto e poi la sorte.',
		values: {
			nearest: 'il più vicino a chi ha aperto il voto',
			'revote-then-lots': 'si rivota, poi la sorte',
		},
	},
	dontaReads: {
		label: 'Che cosa legge il donta',
		hint: 'L’ultima persona andata al rogo, oppure una a sua scelta tra tutte quelle che ci sono andate.',
		values: { 'last-lynched': 'l’ultimo rogo', 'any-lynched': 'un rogo a scelta' },
	},
	akelaAloud: {
		label: 'Akela mundi ad alta voce',
		hint: 'Dopo la seconda notte si annuncia che cosa è diventato akela mundi, senza dire chi è.',
		values: yesNo,
	},
	declareDeck: {
		label: 'Mazzo dichiarato',
		hint: 'Se no, nessuno sa quali carte sono in gioco: per tavoli che conoscono già bene il gioco.',
		values: yesNo,
	},
	abstention: {
		label: 'Ci si può astenere',
		hint: 'Se no, a ogni voto bisogna fare un nome.',
		values: yesNo,
	},
	revealRoleOnDeath: {
		label: 'Le carte dei morti si girano',
		hint: 'Chi esce dal gioco mostra che carta aveva. Il villaggio ne sa di più, i lupi pure.',
		values: yesNo,
	},
	discussionSeconds: {
		label: 'Tempo per discutere',
		hint: 'Quando scade suona, ma non decide: siete voi ad andare al voto.',
		values: duration,
	},
	appealSeconds: {
		label: 'Tempo davanti al rogo',
		hint: 'I secondi per difendersi, e per il sindaco se vuole parlare.',
		values: duration,
	},
};
