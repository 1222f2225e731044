/** The evenings of before: stories, people, and how they fared. Only of games that are over. */
export const past = {
	/** Whoever has been taken out of every game. */
	someone: 'Qualcuno',
	unreadable: 'Le partite salvate adesso non si leggono.',
	failed: 'Il tablet adesso non ci riesce. Riprova tra poco.',
	noWayBack: 'Indietro non si torna.',
	stories: {
		title: 'Storie',
		none: 'Ancora nessuna storia. La prima si scrive da sé, quando finisce una partita.',
		find: 'Cerca',
		example: 'Un nome, un gioco, chi ha vinto',
		found: (n: number): string =>
			n === 0 ? 'Nessuna storia ne parla.' : n === 1 ? '1 storia' : `${n} storie`,
		size: (sheet: string, people: number, nights: number): string =>
			`${sheet}: ${people} persone, ${nights === 1 ? '1 notte' : `${nights} notti`}`,
		stopped: 'Fermata prima della fine.',
		damaged: 'Il racconto di questa partita si è rovinato.',
		remove: 'Elimina la storia',
		removeTitle: 'Eliminare questa storia?',
		removeText: 'Il racconto va perso, e nelle statistiche questa partita non conta più.',
		all: 'Tutte le storie',
		aside: 'Messe da parte',
		asideText:
			'Si sono fermate a metà: non si riprendono e non contano. Si può salvarne una copia in un file.',
		garbled: 'Una partita rovinata',
		copy: 'Salva una copia',
		removeAside: 'Eliminare questa partita?',
	},
	replay: {
		open: 'Rivivi passo passo',
		eyes: 'Con gli occhi di chi?',
		table: 'Il tavolo',
		round: 'Il tablet passa di mano in mano.',
		talk: 'Il villaggio discute.',
		secret: 'Il voto è segreto, e tale resta.',
		before: 'Prima',
		next: 'Dopo',
	},
	people: {
		title: 'Persone',
		none: 'Ancora nessuno: qui si conta chi ha finito una partita.',
		honest: 'Contano solo le partite che qualcuno ha vinto. Le percentuali compaiono da dieci in su.',
		of: (count: number, of: number): string =>
			`${count} su ${of}${of < 10 ? '' : ` (${Math.round((100 * count) / of)}%)`}`,
		won: 'Vittorie',
		survived: 'In gioco fino alla fine',
		right: 'Sospetti giusti',
		last: 'Ultima partita',
		stopped: (n: number): string =>
			n === 1
				? 'Una partita fermata prima della fine non conta.'
				: `${n} partite fermate prima della fine non contano.`,
		side: 'Da che parte',
		role: 'Che carta',
		sheet: 'Quale gioco',
		group: 'Quale gruppo',
		games: 'Partite',
		merge: 'È scritta in due modi',
		mergeTitle: (name: string): string => `Chi altri è ${name}?`,
		mergeText: 'Il nome scelto resta, l’altro sparisce: in tutte le partite finite e nei gruppi.',
		mergeDo: 'Unisci',
		together: 'Questi due nomi erano allo stesso tavolo: non sono una persona sola.',
		forget: 'Elimina questa persona',
		forgetTitle: (name: string): string => `Eliminare ${name}?`,
		forgetText: (someone: string): string =>
			`In ogni partita, gruppo e modo di giocare salvato il nome diventa «${someone}», e questi numeri spariscono. Una partita aperta resta com’è.`,
	},
};
