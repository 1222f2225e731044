/** Playing with bots: the first lesson, and practice. */
export const company = {
	/** What a bot says in a discussion, about somebody: each turn of phrase may come from anybody. */
	says: {
		suspect: [
			(name: string) => `${name} non mi convince.`,
			(name: string) => `Terrei d’occhio ${name}.`,
			(name: string) => `Io voterei ${name}.`,
			(name: string) => `C’è qualcosa che non torna: ${name}.`,
		] as const,
		trust: [
			(name: string) => `Non voterei ${name}.`,
			(name: string) => `Di ${name} mi fido.`,
			(name: string) => `Per me ${name} sta con noi.`,
			(name: string) => `Lascerei stare ${name}.`,
		] as const,
	},
	lesson: {
		names: 'Anna Bruno Carla Dario Elena Fabio Giulia Ugo',
		intro:
			'Otto posti attorno al tavolo. Tre sono tuoi: Anna, Carla ed Elena. Gli altri li gioca il villaggio. Puoi uscire quando vuoi: si riprende da dove eri.',
		others: 'Gli altri:',
		touch: (name: string) => `Stavolta tocca ${name}.`,
		stray: 'Bella idea, ma in questa serata si va per un’altra strada.',
		start: 'Comincia',
		resume: 'Riprendi',
		again: 'Da capo',
		skip: 'Salta',
		finish: 'Che cosa ho imparato',
		friends: 'Gioca con gli amici',
	},
	practice: {
		names:
			'Ada Berto Cleo Dino Ebe Fulvio Gemma Ivo Lia Mauro Nives Orso Pia Remo Sara Tito Ulla Vito Zoe Aldo Bice Ciro Dora Enzo',
		name: 'Il tuo nome',
		size: 'Quanti siete',
		open: 'A carte scoperte',
		openHint: 'Vedi le carte di tutti, e che cosa fanno di notte.',
		cards: 'Carte scoperte',
		lastNight: 'Nell’ultima notte',
	},
	leaveText: 'Questa partita è per imparare: non viene salvata.',
};
