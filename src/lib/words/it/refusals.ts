import type { RefusalWords } from '../shape';
import { a } from './grammar';

/** What is wrong, and what to do about it. The night's refusals are read in secret: one line each, of one length (K11). */
export const refusals: RefusalWords = {
	because: {
		// the night
		self: () => 'Il tuo nome qui non vale: tocca quello di un’altra persona.',
		'not-alive': ({ name }) => `${name ?? 'Questa persona'} non è più in gioco: tocca un altro nome.`,
		'no-such-player': () => 'A quel posto non siede nessuno: tocca un nome del tavolo.',
		'pack-member': ({ name }) => `${name ?? 'Questa persona'} caccia con te: tocca un altro nome.`,
		mandatory: () => 'Stanotte non puoi astenerti: tocca un nome e conferma.',
		'wrong-number': () => 'Il numero dei nomi non torna: tocca quanti ne chiede la notte.',
		'not-yet': () => 'È ancora presto: stanotte rispondi alla domanda che leggi.',
		'used-up': () => 'Questo potere è già speso: rispondi alla domanda che leggi.',
		'no-such-power': () => 'La tua carta non può farlo: rispondi alla domanda che leggi.',
		'not-dead': ({ name }) => `${name ?? 'Questa persona'} gioca ancora: tocca un altro nome.`,
		'not-lynched': ({ name }) => `Il rogo non ha preso ${name ?? 'questa persona'}: tocca un altro nome.`,
		'same-as-last-night': ({ name }) =>
			`${name ?? 'Questo nome'} andava bene ieri: per stanotte toccane un altro.`,
		'same-twice': () => 'Due volte lo stesso nome non va: toccane uno diverso.',
		'not-adjacent': () => 'Devono essere tre posti vicini: tocca quello in mezzo.',
		'cooling-down': () => 'Ci hai già provato ieri: rispondi alla domanda che leggi.',
		'role-not-allowed': () => 'Questa carta non si può dire: toccane una di quelle in lista.',
		'not-offered': () => 'Quella carta non c’è: scegline una delle due che vedi.',
		// the stake
		'not-mayor': () => 'La tua carta non può fermare il rogo: lascia che decida il voto.',
		'same-as-condemned': ({ name }) => `Sul rogo c’è già ${name ?? 'quel nome'}: tocca un altro nome.`,
		'too-long': ({ is = 0, most = 0 }) => `Qui ci stanno ${most} caratteri, e sono ${is}: taglia qualcosa.`,
		// the vote
		'not-a-voter': () => 'In questo giro quella persona non vota: tocca a chi è in evidenza al tavolo.',
		'not-a-candidate': ({ name }) =>
			name === undefined
				? 'Quel nome non è sotto accusa: sceglietene uno tra quelli in evidenza.'
				: `${name} non è sotto accusa: scegliete un nome tra quelli in evidenza.`,
		'abstention-not-allowed': () => 'Qui non ci si astiene: ogni voto vuole un nome.',
		'already-voted': ({ name }) =>
			name === undefined ? 'Ha già votato, e il voto resta.' : `${name} ha già votato, e il voto resta.`,
		'out-of-turn': ({ name }) =>
			name === undefined
				? 'Non è ancora il suo turno: si vota in senso orario.'
				: `Adesso tocca ${a(name)}: si vota in senso orario.`,
		'game-over': () => 'La partita è finita: si può solo rileggerla.',
		// the deck
		'deck-size': ({ is = 0, most = 0 }) => {
			const gap = Math.abs(most - is);
			const cards = gap === 1 ? 'una carta' : `${gap} carte`;
			return is < most
				? `Siete in ${most}, le carte sono ${is}: aggiungete ${cards} al mazzo.`
				: `Siete in ${most}, le carte sono ${is}: togliete ${cards} dal mazzo.`;
		},
		'deck-range': ({ is = 0, least = 0, most = 0 }) =>
			`Siete in ${is}: così si gioca da ${least} a ${most} persone.${least > 5 ? ' Con il mazzo libero, da 5 a 24.' : ''}`,
		'deck-no-wolf': () => 'Nel mazzo mancano i lupi: senza di loro si dormirebbe e basta. Aggiungeteli.',
		'deck-too-many-wolves': ({ is = 0, most = 0 }) =>
			`${is} lupi sono troppi: devono essere meno di tutti gli altri, quindi al massimo ${most}.`,
		'deck-missing-role': ({ role }) =>
			`${role?.name ?? 'Una delle carte'}: qui questa carta non manca mai. Mettetela, o scegliete il mazzo libero.`,
		'deck-pair': ({ role, is = 0 }) =>
			`${role?.plural ?? 'Queste carte'}: o due o nessuna carta, mai ${is}. Mettetele in coppia o toglietele.`,
		'deck-unique': ({ role, is = 2 }) =>
			`${role?.name ?? 'Questa carta'}: al massimo una nel mazzo, e adesso sono ${is}. Lasciatene una.`,
		'deck-base': ({ least = 0, is = 0 }) =>
			`Questa edizione chiede almeno ${least} villici, un veggente e ${is} lupi mannari: rimetteteli, o scegliete il mazzo libero.`,
		'deck-not-the-table': () =>
			'In questa edizione il mazzo è già deciso per ogni numero di persone: rimettetelo, o scegliete il mazzo libero.',
		'deck-unknown-role': ({ role }) =>
			`${role?.name ?? 'Una delle carte'}: questa carta non fa parte del gioco scelto. Toglietela dal mazzo.`,
		// the table
		'names-same': ({ name }) =>
			`${name ?? 'Lo stesso nome'} c’è due volte: aggiungete un’iniziale o un soprannome.`,
		'names-empty': () => 'A un posto manca il nome: scrivetelo, oppure togliete il posto.',
		'option-unknown': () => 'C’è un’opzione che questo gioco non conosce: tornate a quelle di partenza.',
		'option-value': () => 'Un’opzione ha un valore impossibile: tornate a quelle di partenza.',
		// the tablet
		stale: () => 'La partita è già andata oltre questa schermata: ecco il punto giusto.',
		malformed: () => 'Questa risposta non si capisce: riprovate dalla schermata di prima.',
		'log-damaged': () => 'Questa partita è rovinata e non si può leggere. Il resto non è stato toccato.',
		'log-too-new': () =>
			'Questa partita viene da un Plenilunio più recente: aggiornate l’app, poi riprovate.',
		'log-too-old': () => 'Questa partita viene da un Plenilunio precedente, che giocava con altre regole.',
		'nothing-to-undo': () => 'Non c’è niente da annullare: oltre questo punto non si torna indietro.',
	},
	mend: {
		'deck-size': 'Pareggia con i villici',
		'deck-range': 'Usa il mazzo libero',
		'deck-no-wolf': 'Aggiungi i lupi',
		'deck-too-many-wolves': 'Togli i lupi di troppo',
		'deck-pair': 'Sistema la coppia',
		'deck-unique': 'Lasciane una',
		'deck-base': 'Rimetti le carte di base',
		'deck-missing-role': 'Metti la carta',
		'deck-not-the-table': 'Rimetti il mazzo del foglio',
		'deck-unknown-role': 'Togli la carta',
		'names-same': 'Rendili diversi',
		'names-empty': 'Togli il posto vuoto',
		'option-unknown': 'Opzioni di partenza',
		'option-value': 'Opzioni di partenza',
	},
};
