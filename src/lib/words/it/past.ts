/** The evenings of before: stories, people, and how they fared. Only of games that are over. */
export const past = {
	/** Whoever has been taken out of every game. */
	someone: 'Qualcuno',
	unreadable: 'Le partite salvate adesso non si leggono.',
	find: 'Cerca',
	stories: {
		title: 'Storie',
		none: 'Ancora nessuna storia. La prima si scrive da sé, quando finisce una partita.',
		example: 'Un nome, un gioco, chi ha vinto',
		found: (n: number): string =>
			n === 0 ? 'Nessuna storia ne parla.' : n === 1 ? '1 storia' : `${n} storie`,
		size: (people: number, nights: number): string =>
			`${people} persone, ${nights === 1 ? '1 notte' : `${nights} notti`}`,
		stopped: 'Fermata prima della fine.',
		damaged: 'Il racconto di questa partita si è rovinato.',
		remove: 'Elimina la storia',
		removeTitle: 'Eliminare questa storia?',
		removeText: (date: string): string =>
			`Il racconto della partita del ${date} va perso, e nelle statistiche non conta più. Indietro non si torna.`,
		all: 'Tutte le storie',
		aside: 'Messe da parte',
		asideText:
			'Si sono fermate a metà: non si riprendono e non contano. Si può salvarne una copia in un file.',
		garbled: 'Una partita rovinata',
		copy: 'Salva una copia',
		removeAside: 'Eliminare questa partita?',
		removeAsideText: 'Quello che ne resta va perso. Indietro non si torna.',
		failed: 'Il tablet adesso non ci riesce. Riprova tra poco.',
	},
};
