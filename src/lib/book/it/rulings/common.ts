import type { RulingWords } from '../../shape';

export const common = {
	GR1: {
		question: 'Quando si controlla se la partita è finita?',
		answer:
			'All’alba, quando tutto quello che è successo di notte si è compiuto; dopo il rogo, o dopo l’ultima votazione andata a vuoto; e quando qualcuno lascia il tavolo. Mai a metà: se no conterebbe l’ordine dei conti, non quello che è successo.',
	},
	GR2: {
		question: 'Chi viene prima, se due parti sembrano vincere insieme?',
		answer:
			'Prima si guarda se restano lupi: se non ce ne sono, vince il villaggio. Soltanto dopo si confrontano i numeri. Una vittoria speciale, come quella del criceto mannaro, passa davanti a tutto.',
	},
	GR3: {
		question: 'Si può votare per sé?',
		answer: 'No, in nessun voto. La domanda è chi accusi: e così un tocco sbagliato non fa danni.',
	},
	GR4: {
		question: 'Si può cambiare il proprio voto?',
		answer:
			'Una volta dato, resta. Se il dito ha toccato il nome sbagliato si annulla l’ultimo voto, prima di confermare il conteggio.',
	},
	GR5: {
		question: 'Chi si può scegliere di notte?',
		answer:
			'Un’altra persona che al calare della notte è in gioco. La stessa si può scegliere anche più notti di fila, se la sua carta non lo vieta.',
	},
	GR6: {
		question: 'I lupi possono prendersela con uno del branco?',
		answer:
			'No, nemmeno con chi nel branco è appena entrato. Con chi li aiuta da fuori invece sì: l’indemoniato, che non conoscono, e perfino il traditore.',
	},
	GR7: {
		question: 'Se muoio stanotte, quello che ho scelto vale?',
		answer:
			'Sì. Chi viene preso esce soltanto all’alba, e quello che ha fatto di notte si compie lo stesso. Fa eccezione il Teatro del Lupus: lì la notte ha un ordine, e chi è già morto non agisce più.',
	},
	GR8: {
		question: 'Come si mette d’accordo il branco?',
		answer:
			'Senza un secondo giro: ciascuno vede i nomi indicati prima e decide. Vale il più indicato; in parità, l’ultimo. Il paragrafo P8 dice come.',
	},
	GR9: {
		question: 'Che cosa si dice di chi è morto di notte?',
		answer:
			'Soltanto i nomi, tutti insieme e in ordine di posto: né la causa, né la carta. Una causa detta ad alta voce farebbe scoprire un personaggio.',
	},
	GR10: {
		question: 'Come decide la sorte?',
		answer:
			'Tutti i nomi hanno la stessa probabilità. Il risultato si tira una volta sola, davanti a tutti, e resta scritto.',
	},
	GR11: {
		question: 'Che limiti ha il mazzo libero?',
		answer:
			'Da 5 a 24 persone, almeno un lupo, e lupi sempre meno degli altri. Massoni, beoni e amanti sono due o nessuno. Villici, contadini, guardie e lupi mannari quanti ne volete; di ogni altra carta, una al massimo. Se c’è il ladro, le carte sono tre in più.',
	},
	GR12: {
		question: 'Che cosa succede quando la partita finisce?',
		answer:
			'Si ferma tutto, anche a metà giornata. Poi si girano le carte e si racconta ogni notte, dalla prima all’ultima. Resta segreto soltanto chi ha votato che cosa, dove si vota in segreto.',
	},
	GR13: {
		question: 'A che serve dire di chi sospetto?',
		answer:
			'Nella partita non cambia nulla: serve a rendere uguali tutti i turni. Alla fine, però, si vede chi aveva ragione.',
	},
	GR14: {
		question: 'E se un potere non ha nessuno da scegliere?',
		answer: 'Per quella notte salta, e chi lo ha risponde alla domanda di tutti.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
