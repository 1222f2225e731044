import type { BookWords } from '../shape';

/** What is read before the first game: how to play, and how to lead a table. */
export const lessons: BookWords['lessons'] = {
	learn: {
		title: 'Si gioca così',
		line: 'Cinque minuti di lettura, poi si spengono le luci.',
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
	lead: {
		title: 'Guidare il tavolo',
		line: 'Le regole le sa il tablet. Al resto pensi tu, in otto gesti, e intanto giochi.',
		steps: [
			{
				title: 'Come sedersi',
				text: 'In cerchio, nell’ordine dei nomi sul tablet: girando passa sempre a chi siede accanto. Alle spalle niente specchi, e niente vetri, che di sera lo diventano. Luci basse, un po’ di musica, e in mezzo al tavolo il posto per il tablet.',
			},
			{
				title: 'Come passare il tablet',
				text: 'Si passa quando sullo schermo c’è soltanto un nome: quello di chi lo riceve. Si prende con due mani, basso e vicino, e solo allora si preme. Finito il turno non si commenta: si passa, e basta.',
			},
			{
				title: 'Che cosa dire ad alta voce',
				text: 'Leggi tu, con calma, le schermate di tutti: l’alba, le accuse, il verdetto. Fermati lì: niente ipotesi, niente sospiri, niente «io però lo sapevo». Se preferisci, dalla pausa il tablet legge gli annunci da sé.',
			},
			{
				title: 'Che cosa non fare mai',
				text: 'Non si guarda lo schermo di un’altra persona, non si mostra il proprio, non si tocca al posto di nessuno. Non si contano i secondi e non si chiede che cosa c’era scritto: i turni sono uguali apposta. Chi è uscito dal gioco non parla e non fa facce, nemmeno belle.',
			},
			{
				title: 'Se qualcuno vede quello che non deve',
				text: 'Capita. Mentre si danno le carte basta toccare «Non sono io»: la pagina si copre, e si possono ridare le carte a tutti. Più tardi decide il tavolo: o si va avanti come se niente fosse, o si chiude la partita dalla pausa e se ne comincia un’altra.',
			},
			{
				title: 'Se qualcuno deve andare via',
				text: 'Durante la discussione, o di notte quando sullo schermo c’è il suo nome, apri la pausa e tocca «Qualcuno lascia il tavolo». Ne esce come chi muore, senza dire la carta. Dovete essere tutti d’accordo, perché indietro non si torna.',
			},
			{
				title: 'Se si litiga su una regola',
				text: 'Tocca «Perché?»: il tablet dice la regola dietro ogni annuncio, con il suo numero. Vale quella fino alla fine della partita. Per cambiarla ci sono le opzioni, la partita dopo.',
			},
			{
				title: 'Come finire bene',
				text: 'Girate le carte insieme e leggete la storia tutta, prima di darvi ragione o torto. Un grazie a chi è uscito la prima notte e ha taciuto fino in fondo. Poi «Rivincita»: stessi posti, carte nuove.',
			},
		],
	},
};
