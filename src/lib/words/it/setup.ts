/** From the names to the deal. */
export const setup = {
	step: (at: number, of: number) => `passo ${at} di ${of}`,
	names: {
		title: 'Chi è al tavolo?',
		next: 'Scegli il gioco',
		lead: 'In senso orario, come siete seduti. Si può anche incollare un elenco.',
		label: 'Un nome o più',
		add: 'Aggiungi',
		list: 'I nomi, in senso orario',
		seat: (seat: number) => `Nome al posto ${seat}`,
		move: (name: string, seat: number, of: number) => `Sposta ${name}, posto ${seat} di ${of}`,
		moveHint: 'Si trascina, o si sposta con le frecce su e giù.',
		moved: (name: string, seat: number, of: number) => `${name}: posto ${seat} di ${of}`,
		remove: (name: string) => `Togli ${name}`,
		removed: (name: string) => `${name} non è più al tavolo.`,
		count: (n: number) => `${n} al tavolo`,
		none: 'Il tavolo è ancora vuoto.',
		missing: (n: number) =>
			n === 1
				? 'Manca ancora una persona: si gioca da 5 in su.'
				: `Mancano ancora ${n} persone: si gioca da 5 in su.`,
		full: 'Il tavolo è al completo: più di 24 non si può.',
		leftOut: (n: number) =>
			n === 1
				? 'Si sta al massimo in 24: un nome è rimasto fuori.'
				: `Si sta al massimo in 24: ${n} nomi sono rimasti fuori.`,
		shortened: (most: number) => `Un nome era lunghissimo: ne restano le prime ${most} lettere.`,
		unreadable: 'Qui non c’è nessun nome che si possa leggere.',
		alike: (other: string, seat: number) => `Si confonde con ${other}, al posto ${seat}.`,
		tellApart: (name: string) => `Chiamare ${name}`,
		apartFirst: (name: string, other: string, seat: number) =>
			`${name}, al posto ${seat}, si confonde con ${other}.`,
		groups: 'Un tavolo di prima',
		/** A group without a name of its own: the first names, and how many more. */
		group: (first: readonly string[], more: number) => `${first.join(', ')}${more > 0 ? ` + ${more}` : ''}`,
		table: 'Il tavolo visto dall’alto',
		showTable: 'Vedi il tavolo',
		clear: 'Svuota il tavolo',
		cleared: 'Il tavolo è vuoto.',
	},
	sheet: {
		title: 'Quale gioco?',
		next: 'Prepara il mazzo',
		legend: 'I giochi',
		fits: (players: number) => `In ${players} va bene.`,
		notYet: 'Così non si può giocare.',
	},
	deck: {
		title: 'Il mazzo',
		next: 'Scegli le opzioni',
		lead: 'Tutti possono sapere quali carte ci sono. Chi ha quale, lo decide la sorte.',
		total: (cards: number, players: number) => `${cards} carte su ${players}`,
		cards: 'Le carte',
		reset: 'Torna al mazzo del foglio',
		few: (role: string, from: number) => `${role}: il foglio lo consiglia da ${from} persone in su.`,
		balance: {
			title: 'Equilibrio',
			trying: 'Si prova il mazzo…',
			share: (side: string, percent: number) => `${side}: ${percent} su 100`,
			note: 'Così finiscono le partite giocate a caso. Serve a confrontare i mazzi: al tavolo contano le persone.',
			impossible: 'Quando il mazzo si può giocare, qui si vede chi ha più speranze.',
		},
		role: {
			are: 'Chi è',
			know: 'Che cosa sa',
			night: 'Di notte',
			win: 'Come vince',
			advice: 'Un consiglio',
		},
	},
	options: {
		title: 'Le opzioni',
		next: 'Un ultimo sguardo',
		lead: 'Così dice il foglio. Se il tavolo è d’accordo, si cambia.',
		rules: 'Regole del tavolo',
		changed: 'cambiata',
		reset: 'Tutto come dice il foglio',
		presets: 'I modi di giocare salvati',
		keep: 'Salva queste opzioni',
		keepTitle: 'Un nome per queste opzioni',
		keepLabel: 'Nome',
		keepExample: 'Come il venerdì',
		apply: (name: string) => `Usa: ${name}`,
		comfort: 'Comodità, uguali per tutti',
		reveal: {
			label: 'Come si legge un segreto',
			hold: 'Tenendo premuto',
			holdHint: 'Si legge finché il dito resta giù. Il modo più sicuro.',
			tap: 'Con un tocco',
			tapHint: 'Si legge per cinque secondi. Per chi non riesce a tenere premuto.',
		},
		minimum: {
			label: 'Quanto dura almeno un turno',
			hint: 'Lo stesso per tutti: chi pensa in fretta non si tradisce.',
			seconds: (n: number) => (n === 0 ? 'nessun limite' : `${n} secondi`),
		},
		spoken: {
			label: 'Annunci letti a voce alta',
			hint: 'Solo quello che tutti possono sapere.',
			noVoice: 'Questo tablet non ha una voce italiana sua.',
		},
	},
	start: {
		title: 'Tutto pronto?',
		next: 'Distribuisci le carte',
		checklist: 'Prima di cominciare',
		checks: [
			'Siete seduti in questo ordine, in senso orario.',
			'Lo schermo non è condiviso: niente TV, niente videochiamate.',
			'La luminosità è bassa.',
			'Nessuno guarda il turno degli altri.',
		],
		first: (name: string) => `Il tablet parte da ${name}`,
		group: 'Il nome di questo gruppo',
		groupHint: 'Il gruppo si salva da sé quando la partita comincia.',
		changedOptions: (n: number) =>
			n === 0 ? 'Le regole del foglio' : n === 1 ? 'Una regola cambiata' : `${n} regole cambiate`,
		deck: 'Le carte in gioco',
		busy: {
			title: 'La partita è aperta in un’altra finestra',
			text: 'Chiudi l’altra finestra, o riprendi la partita da qui.',
		},
		failed: {
			title: 'Non si riesce a cominciare',
			text: 'Il tablet non lascia salvare la partita. Chiudi le altre finestre di Plenilunio e riprova.',
		},
	},
};
