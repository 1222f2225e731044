import { common } from './common';

/** The first screen. */
export const home = {
	title: 'Plenilunio',
	tagline: 'Il villaggio gioca. Nessuno fa il moderatore.',
	newGame: 'Nuova partita',
	/** The open game, as far as everybody knows it. */
	resume: {
		deal: 'Riprendi: si danno le carte',
		night: (night: number, living: number) =>
			`Riprendi: ${night === 0 ? 'vigilia' : `notte ${night}`}, ${common.number(living)} in gioco`,
		day: (day: number, living: number) => `Riprendi: giorno ${day}, ${common.number(living)} in gioco`,
		end: 'Riprendi: la partita è finita',
		/** Its record cannot be read from here. */
		plain: 'Riprendi la partita',
	},
	learn: 'Impara a giocare',
	rules: 'Regole e ruoli',
	groups: 'Gruppi e storie',
	settings: 'Impostazioni',
	/** The other language, in itself. */
	otherLanguage: 'English',
	offlineReady: 'Pronta anche senza rete',
	kept: {
		never: 'Ancora nessuna copia.',
		last: (date: string) => `Ultima copia: ${date}.`,
		protected: 'Il browser promette di conservare le partite.',
		unprotected: 'Il browser non promette di conservare le partite.',
		unknown: '',
	},
	update: { text: 'C’è una versione nuova.', apply: 'Aggiorna' },
	memory: {
		title: 'Questa finestra non ricorda niente',
		text: 'Il browser non lascia salvare: se la chiudi, gruppi e partite vanno persi. Di solito basta uscire dalla navigazione privata.',
	},
	full: {
		title: 'Non c’è più spazio',
		text: 'Il disco è pieno: libera un po’ di spazio, o la prossima partita non si potrà salvare.',
	},
	blocked: {
		title: 'Plenilunio è aperto in un’altra finestra',
		text: 'Una versione più vecchia tiene occupato il disco. Chiudi le altre finestre, poi ricarica questa.',
	},
	newer: {
		title: 'Serve una versione più nuova',
		text: 'Quello che è salvato qui viene da una versione più nuova di Plenilunio. Aggiornala: niente è andato perso.',
	},
	/** New game, although one is open. */
	open: {
		title: 'Una partita è ancora aperta',
		text: 'Si può riprenderla, o metterla da parte: resta scritta, ma non si gioca più.',
		goOn: 'Riprendi quella',
		aside: 'Mettila da parte e comincia',
	},
};
