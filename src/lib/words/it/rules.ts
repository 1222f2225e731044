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
	learn: {
		evening: {
			title: 'Una prima serata, da soli',
			text: 'Si gioca davvero, con un villaggio che fa da compagnia: sei minuti, e si è vista ogni cosa.',
		},
		lead: {
			title: 'Guidare il tavolo',
			text: 'Otto gesti per chi mette insieme la serata: dove sedersi, che cosa dire, che cosa mai.',
		},
		learn: {
			title: 'In cinque minuti',
			text: 'Le regole da leggere, dalla prima notte alla fine.',
		},
		practice: {
			title: 'Allenarsi con i bot',
			text: 'Una partita quando si vuole, in quanti si vuole, a carte coperte o scoperte.',
		},
	},
};
