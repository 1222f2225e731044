import type { BookWords } from '../shape';

/** The rules a table may change: what hangs on each of them. */
export const options: BookWords['options'] = {
	title: 'Che cosa può cambiare il tavolo',
	own: (value) => `Così dice il foglio: ${value}.`,
	hints: {
		customDeck: 'Le carte le scegliete voi, da 5 a 24 persone. I lupi devono restare in minoranza.',
		sheet:
			'La prima fissa il mazzo per ogni numero di persone; la seconda parte da otto carte e vi lascia aggiungere le altre.',
		firstNightVictim:
			'I lupi possono prendere subito una persona, oppure accontentarsi del moderatore: allora nessuno esce prima di aver parlato.',
		wolvesWinAt:
			'Fa differenza soltanto se, con due morti nella stessa notte, i lupi diventano di colpo più degli altri.',
		curseFirstNight: 'Con il gufo nel mazzo: se no, il primo malocchio cade la seconda notte.',
		mythomaniacCopies: 'Oltre ai lupi, il mitomane può copiare una sola carta con un dono.',
		announceGuardSave:
			'Se ha fermato i lupi, all’alba si dice. Altrimenti si dice soltanto che non manca nessuno.',
		ghostsVoteFinal: 'Al primo voto partecipano sempre; con questa opzione anche a quello finale.',
		finalTie: 'Può decidere il posto a tavola, oppure un altro voto e poi la sorte.',
		dontaReads:
			'L’ultima persona andata al rogo, oppure una a sua scelta tra tutte quelle che ci sono andate.',
		akelaAloud: 'Dopo la seconda notte si annuncia che cosa è diventato akela mundi, senza dire chi è.',
		declareDeck: 'Se no, nessuno sa quali carte sono in gioco: per tavoli che conoscono già bene il gioco.',
		abstention: 'Se no, a ogni voto bisogna fare un nome.',
		revealRoleOnDeath: 'Chi esce dal gioco mostra che carta aveva. Il villaggio ne sa di più, i lupi pure.',
		discussionSeconds: 'Quando scade suona, ma non decide: siete voi ad andare al voto.',
		appealSeconds: 'I secondi per difendersi, e per il sindaco se vuole parlare.',
	},
};
