import type { RulesWords } from '../shape';

export const rules: RulesWords = {
	sheets: {
		classic: {
			name: 'Lupus in Tabula',
			line: 'Il classico: un villaggio, i lupi, e un rogo al giorno.',
			players: 'da 8 a 24 persone; da 5 con il mazzo libero',
			length: 'da mezz’ora a un’ora',
			level: 'facile, si impara giocando',
		},
		'e-notte': {
			name: 'È notte',
			line: 'Il gioco degli scout: fantasmi che votano, e testamenti da aprire.',
			players: 'da 8 a 24 persone; da 5 con il mazzo libero',
			length: 'da mezz’ora a un’ora',
			level: 'facile, con qualche sorpresa',
		},
		licantropi: {
			name: 'Licantropi',
			line: 'Si comincia di giorno, si vota in segreto, e il sindaco ha una parola sola.',
			players: 'da 10 a 24 persone; da 5 con il mazzo libero',
			length: 'da un’ora in su',
			level: 'medio, per chi ama discutere',
		},
		teatro: {
			name: 'Teatro del Lupus',
			line: 'Tutti hanno un potere, e ogni potere ne incrocia un altro.',
			players: 'da 10 a 24 persone; da 5 con il mazzo libero',
			length: 'una serata intera',
			level: 'difficile, per chi ha già giocato',
		},
	},
	primer: {
		title: 'Si gioca così',
		lead: 'Cinque minuti di lettura, poi si spengono le luci.',
		steps: [
			{
				title: 'L’idea',
				text: 'In un villaggio tranquillo si nascondono i lupi. Di notte si prendono qualcuno. Di giorno il villaggio discute, accusa e manda una persona al rogo, sperando di indovinare. Gli umani vincono quando i lupi sono finiti; i lupi, quando sono quanti tutti gli altri.',
			},
			{
				title: 'Le carte',
				text: 'Il tablet fa il giro del tavolo. Quando è tra le tue mani, e soltanto allora, premi e leggi la tua carta: chi sei, chi conosci, che cosa farai di notte e come si vince. Alzi il dito, e sparisce. I lupi leggono anche i nomi del branco.',
			},
			{
				title: 'La notte',
				text: 'Un altro giro, in silenzio. A tutti il tablet fa una domanda, e tutti toccano un nome: i lupi indicano la preda, il veggente scopre se una persona è tra i lupi, altri proteggono o imbrogliano. Chi non ha poteri risponde a «Di chi sospetti?». Da fuori i turni sono identici: nessuno può capire chi fa che cosa.',
			},
			{
				title: 'L’alba',
				text: 'Il tablet torna in mezzo al tavolo e annuncia chi non si sveglia più. Nessuna causa, nessuna carta. Chi esce dal gioco tace fino alla fine: niente parole, niente smorfie.',
			},
			{
				title: 'La discussione',
				text: 'Tre minuti per parlare. Si può dire di tutto: accusare, difendersi, dichiarare una carta vera o inventata. L’unica cosa vietata è mostrarla.',
			},
			{
				title: 'Il voto',
				text: 'Uno alla volta, ad alta voce, ciascuno accusa qualcuno. I più votati si difendono; gli altri scelgono tra loro chi va al rogo. Se è parità si rivota, e se è parità ancora decide la sorte. Poi torna la notte.',
			},
			{
				title: 'La fine',
				text: 'Quando una parte ha vinto si girano tutte le carte, e il tablet racconta la storia intera: chi ha scelto chi, chi sospettava di chi, chi aveva ragione. Vince anche chi era uscito subito, se la sua parte ha vinto.',
			},
			{
				title: 'Tre consigli',
				text: 'Tieni il tablet basso, vicino a te. Leggi con calma: il tempo è lo stesso per tutti. E menti con il sorriso, che domani siete ancora amici.',
			},
		],
	},
};
