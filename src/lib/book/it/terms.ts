import type { BookWords } from '../shape';

/** The words of the game, as they are explained to whoever touches one: the same for everybody. */
export const terms: BookWords['glossary']['terms'] = {
	wolves: {
		title: 'I lupi',
		forms: 'lupi|branco',
		text: 'Si conoscono tra loro. Di notte scelgono insieme una preda; di giorno fanno finta di niente e votano come gli altri. Vincono quando sono quanti tutti gli altri.',
	},
	night: {
		title: 'La notte',
		forms: 'notte|notti',
		text: 'Il tablet fa il giro in silenzio. A ogni persona fa una domanda, e ogni persona tocca qualcosa: da fuori i turni sono tutti uguali, e non si capisce chi fa che cosa.',
	},
	dawn: {
		title: 'L’alba',
		forms: 'alba',
		text: 'Il tablet torna in mezzo al tavolo e dice a tutti com’è andata la notte: i nomi di chi non si sveglia più, senza il perché e senza la carta.',
	},
	day: {
		title: 'Il giorno',
		forms: 'giorno|discute',
		text: 'Si discute finché c’è tempo, o finché il tavolo vuole votare. Si può accusare, difendersi, dire una carta vera o inventata. Mostrarla, mai.',
	},
	ballot: {
		title: 'Il primo voto',
		forms: 'primo voto|giro delle accuse|voto|voti',
		text: 'In senso orario, ad alta voce, ogni persona fa un nome, mai il proprio. I nomi con più voti finiscono sotto accusa. Un voto dato resta.',
	},
	nominee: {
		title: 'Sotto accusa',
		forms: 'sotto accusa',
		text: 'Chi ha avuto più voti nel primo giro. Chi è sotto accusa si difende, e poi aspetta: nel voto finale non vota.',
	},
	defence: {
		title: 'La difesa',
		forms: 'difesa|difendersi|difendono|la parola a',
		text: 'Prima del voto finale, chi è sotto accusa ha mezzo minuto per convincere il tavolo. Non si interrompe.',
	},
	final: {
		title: 'Il voto finale',
		forms: 'voto finale|si rivota',
		text: 'Chi non è sotto accusa sceglie tra i nomi sotto accusa. Il più votato va al rogo; in parità decide il foglio: ancora un voto, la sorte, o il posto al tavolo.',
	},
	tie: {
		title: 'La parità',
		forms: 'parità|pari',
		text: 'Due o più nomi hanno gli stessi voti, e sono i più votati. Che cosa decide cambia da un gioco all’altro: il tablet lo sa, e lo dice.',
	},
	lots: {
		title: 'La sorte',
		forms: 'sorte',
		text: 'Il tablet tira a sorte davanti a tutti, e ogni nome ha la stessa probabilità. Il risultato resta scritto, e non si ripete.',
	},
	stake: {
		title: 'Il voto del rogo',
		forms: 'voto del rogo|voto|voti',
		text: 'Chi è in gioco sceglie chi mandare al rogo. Non si vota il proprio nome, e un voto dato resta.',
	},
	verdict: {
		title: 'Il verdetto',
		forms: 'verdetto|villaggio ha deciso|villaggio ha scelto',
		text: 'Quello che esce dal voto: il nome di chi deve andare al rogo.',
	},
	pyre: {
		title: 'Il rogo',
		forms: 'rogo|fiamme|fuoco',
		text: 'Chi va al rogo esce dal gioco. Da quel momento tace: niente parole, niente gesti. Vince lo stesso, se vince la sua parte.',
	},
	covered: {
		title: 'La carta coperta',
		forms: 'coperta|coperte',
		text: 'Chi esce dal gioco non mostra la carta. Si girano tutte insieme, alla fine.',
	},
	ghost: {
		title: 'Il fantasma',
		forms: 'fantasma|fantasmi',
		text: 'Chi è fuori dal gioco continua a votare nel primo voto, indicando un nome in silenzio quando tocca al suo posto.',
	},
	will: {
		title: 'Il testamento',
		forms: 'testamento|testamenti|ultime parole',
		text: 'Poche parole che chi esce scrive di nascosto, su una persona sola e senza dire chi è davvero. Si leggono quando esce il notaio, o alla fine.',
	},
	curse: {
		title: 'Il malocchio',
		forms: 'malocchio',
		text: 'Chi lo riceve finisce sotto accusa di diritto, insieme al nome più votato. Chi l’ha gettato non si sa.',
	},
	appeal: {
		title: 'L’appello',
		forms: 'appello',
		text: 'Pochi secondi dopo il voto: il sindaco, se c’è e se vuole, può parlare una volta sola e mandare al rogo un’altra persona. Se nessuno parla, non si impara niente.',
	},
	judgement: {
		title: 'Il giudizio del tavolo',
		forms: 'giudizio del tavolo',
		text: 'A partita decisa, il tavolo dice se chi aveva la carta del matto ha recitato bene la propria parte.',
	},
	melody: {
		title: 'La melodia',
		forms: 'melodia',
		text: 'Si sente all’alba se di notte il pifferaio ha suonato. Di chi si sia lasciato incantare, non si dice.',
	},
};
