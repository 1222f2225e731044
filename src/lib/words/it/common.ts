const NUMBERS = [
	'nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici',
	'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove', 'venti', 'ventuno', 'ventidue', 'ventitré',
	'ventiquattro',
]; // prettier-ignore

/** What every screen needs: the way back, the way out, a number as a word. */
export const common = {
	/** The language, in itself. */
	language: 'Italiano',
	number: (n: number) => NUMBERS[n] ?? String(n),
	back: 'Indietro',
	home: 'Alla schermata iniziale',
	close: 'Chiudi',
	cancel: 'Lascia stare',
	save: 'Salva',
	remove: 'Elimina',
	undo: 'Annulla',
	less: 'Uno in meno',
	more: 'Uno in più',
	noPage: {
		title: 'Qui non c’è niente',
		text: 'Questa pagina non esiste, o non esiste più.',
	},
};
