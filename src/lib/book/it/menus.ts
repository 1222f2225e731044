import type { BookWords } from '../shape';

/** The sheet of paper beside the tablet: an evening at a glance. */
export const menus: BookWords['menus'] = {
	titles: {
		evening: 'La serata',
		vote: 'Il voto',
		tie: 'In parità',
		end: 'Chi vince',
		questions: 'Si chiede sempre',
	},
	sheets: {
		classic: {
			evening: [
				{ title: 'Le carte', text: 'Il tablet fa il giro. Premi, leggi chi sei, passalo.' },
				{ title: 'La notte', text: 'Un giro in silenzio: tutti rispondono a una domanda e toccano un nome.' },
				{ title: 'L’alba', text: 'Si dice chi non si sveglia più. Niente cause, niente carte.' },
				{ title: 'La discussione', text: 'Tre minuti al massimo. A voce vale tutto, anche il falso.' },
				{
					title: 'Il primo voto',
					text: 'In cerchio, dalla sinistra dell’ultima persona presa dalla notte: ciascuno accusa qualcuno.',
				},
				{
					title: 'Il voto finale',
					text: 'Chi è sotto accusa si difende; gli altri scelgono chi va al rogo. Poi torna la notte.',
				},
			],
			vote: 'A voce, uno alla volta. Nessuno si astiene, nessuno accusa se stesso. Sotto accusa vanno i due nomi più votati, o di più se sono pari. Al rogo va una persona al giorno.',
			tie: 'Al primo voto passano tutti i pari. In quello finale si ripetono difesa e voto, tra chi è in parità; se è parità ancora, decide la sorte.',
			end: [
				{ title: 'Gli umani', text: 'quando di lupi non ne resta nessuno.' },
				{
					title: 'I lupi',
					text: 'quando sono almeno quanti tutti gli altri. Con loro vince l’indemoniato.',
				},
				{
					title: 'Il criceto mannaro',
					text: 'se è in gioco quando la partita finisce: allora vince da solo.',
				},
			],
			questions: [
				{ question: 'Si può dire che carta si ha?', answer: 'Sì, e anche mentire. Mostrarla, mai.' },
				{ question: 'Vince anche chi è uscito?', answer: 'Sì, se vince la sua parte.' },
				{
					question: 'Il veggente riconosce l’indemoniato?',
					answer: 'No: legge che non è tra i lupi.',
				},
				{
					question: 'Si può difendere la stessa persona due notti di fila?',
					answer: 'Sì. La guardia del corpo, però, non difende mai se stessa.',
				},
				{
					question: 'Che carta aveva chi è andato al rogo?',
					answer: 'Si scopre alla fine. Il medium sa soltanto se era tra i lupi.',
				},
			],
		},
		'e-notte': {
			evening: [
				{ title: 'Le carte', text: 'Il tablet fa il giro. Premi, leggi chi sei, passalo.' },
				{
					title: 'La prima notte',
					text: 'Il branco si riconosce, il veggente guarda già. I lupi si accontentano del moderatore.',
				},
				{ title: 'Le altre notti', text: 'Un giro in silenzio: tutti rispondono e toccano un nome.' },
				{
					title: 'L’alba',
					text: 'Si dice chi manca. Chi esce è un fantasma; se nel mazzo c’è il notaio, scrive un testamento.',
				},
				{ title: 'La discussione', text: 'Tre minuti al massimo. I fantasmi tacciono.' },
				{
					title: 'Il primo voto',
					text: 'In cerchio, a voce, fantasmi compresi. Poi si dice su chi è caduto il malocchio.',
				},
				{
					title: 'Il voto finale',
					text: 'I due nomi si difendono; gli altri in gioco scelgono in segreto, e i voti si scoprono insieme.',
				},
			],
			vote: 'Nessuno si astiene, nessuno accusa se stesso. Sotto accusa vanno sempre due nomi. Chi ha il malocchio ci va di diritto, insieme al più votato. I fantasmi votano soltanto al primo voto.',
			tie: 'Decide il posto: passa, o va al rogo, chi siede più vicino, in senso orario, a chi ha aperto il voto.',
			end: [
				{ title: 'Gli umani', text: 'quando di lupi non ne resta nessuno.' },
				{
					title: 'I lupi',
					text: 'quando sono almeno quanti gli altri in gioco. Con loro vince l’indemoniato.',
				},
				{
					title: 'Il criceto mannaro',
					text: 'se è in gioco quando la partita finisce: allora vince da solo.',
				},
			],
			questions: [
				{ question: 'I fantasmi possono parlare?', answer: 'No. Al primo voto indicano un nome, e basta.' },
				{
					question: 'Che cosa si scrive in un testamento?',
					answer: 'Qualcosa su una persona sola, senza dire che carta ha.',
				},
				{ question: 'E quando si legge?', answer: 'Quando il notaio esce dal gioco: tutti insieme.' },
				{
					question: 'Perché si ringrazia la guardia del corpo?',
					answer: 'Perché ha fermato i lupi. Non si dice chi difendeva.',
				},
				{
					question: 'Akela mundi cambia sempre?',
					answer: 'No: soltanto se segue un lupo mannaro o il donta. Se no resta tra gli umani.',
				},
			],
		},
		licantropi: {
			evening: [
				{
					title: 'Le carte',
					text: 'Ciascuno legge la propria. Licantropi e traditore si conoscono; le guardie, tra loro.',
				},
				{
					title: 'Il giorno',
					text: 'Si comincia da qui: manca una persona del paese. Dieci minuti per parlare.',
				},
				{
					title: 'La sera',
					text: 'Si vota in segreto, passando il tablet. Si sente soltanto il nome uscito.',
				},
				{
					title: 'L’appello',
					text: 'Quindici secondi per difendersi. Il sindaco può parlare, una volta in tutta la partita.',
				},
				{
					title: 'La notte',
					text: 'I licantropi prendono una persona. Mago, veggente e chierico possono fare una domanda.',
				},
				{ title: 'L’alba', text: 'Si dice chi manca: esce subito, senza appello. Poi è di nuovo giorno.' },
			],
			vote: 'Un voto segreto a testa, mai per sé; ci si può astenere. Chi ha votato chi non si saprà mai, nemmeno alla fine.',
			tie: 'Si dicono i nomi in parità, senza numeri, e si rivota su quelli: votano tutti. Dopo tre votazioni senza un nome solo, il rogo resta spento.',
			end: [
				{
					title: 'Il villaggio',
					text: 'quando di licantropi non ne resta nessuno, anche con il traditore in gioco.',
				},
				{
					title: 'I licantropi',
					text: 'quando, con il traditore, sono almeno quanti tutti gli altri. In tre, con un licantropo e due dei buoni, anche se le tre votazioni non decidono.',
				},
				{ title: 'Il matto', text: 'con il villaggio, se il tavolo dice che ha retto la parte.' },
			],
			questions: [
				{
					question: 'Un’aura cattiva è per forza un licantropo?',
					answer: 'No: può essere il reprobo, che sta con il villaggio.',
				},
				{ question: 'E un’aura buona?', answer: 'Può essere il traditore. Lo scopre soltanto il chierico.' },
				{
					question: 'Che cosa può fare il sindaco?',
					answer:
						'Davanti al rogo, mandarci un’altra persona al posto di quella scelta. Anche per salvare sé.',
				},
				{
					question: 'I licantropi possono prendere il traditore?',
					answer: 'Sì, anche se sanno chi è.',
				},
				{
					question: 'Si vedono le carte di chi esce?',
					answer: 'No, fino alla fine: se no il chierico non servirebbe.',
				},
			],
		},
		teatro: {
			evening: [
				{
					title: 'Le carte',
					text: 'Tre più di voi: la lista è pubblica, tre restano fuori. Poi il ladro sceglie chi essere, e gli altri un presagio.',
				},
				{ title: 'La vigilia', text: 'Agiscono veggente, lunatica e ragazzo selvaggio.' },
				{ title: 'Il giorno', text: 'Cinque minuti per parlare, mai in disparte.' },
				{ title: 'Il rogo', text: 'Si vota nell’ordine che si vuole, a voti scoperti. Niente difese.' },
				{
					title: 'La notte',
					text: 'Nell’ordine: fili, veggente, lunatica, volpe, custode, lupi, duello, musica, ritorno, orso. Chi è già morto non agisce.',
				},
				{
					title: 'L’alba',
					text: 'Si dice chi manca, chi è tornato, se c’è stata musica. Con marionettista o domatore nella lista, un altro giro: una pagina a testa.',
				},
			],
			vote: 'Un voto a testa, mai per sé, o nessuno. Il più votato è condannato, anche con un voto solo. Se nella lista c’è il piromane, si vota tenendo premuto.',
			tie: 'Brucia il capro espiatorio, se è in gioco. Se no, chi ha ricevuto per primo il voto decisivo. Se non vota nessuno il rogo resta spento.',
			end: [
				{ title: 'Il villaggio', text: 'quando non restano né lupi né pifferaio.' },
				{
					title: 'I lupi',
					text: 'quando sono almeno quanti gli umani, e il pifferaio non c’è più. Il lupo bianco, solo se il nero è morto; il nero, se è morto, solo se lo è anche il bianco.',
				},
				{ title: 'Il pifferaio', text: 'se tutti gli altri in gioco sono sotto incanto: vince da solo.' },
				{ title: 'Il marionettista', text: 'se alla fine è in gioco, con chi ha battuto il villaggio.' },
			],
			questions: [
				{
					question: 'La lunatica sa di esserlo?',
					answer: 'No: crede di essere il veggente, e le sue risposte sono a caso.',
				},
				{
					question: 'Chi sono i nemici, in duello?',
					answer: 'Lupi, pifferaio e marionettista. La lunatica no.',
				},
				{ question: 'Il custode salva dal rogo?', answer: 'Sì, bruciando al posto della persona protetta.' },
				{
					question: 'Finché c’è il pifferaio, chi può vincere?',
					answer: 'Soltanto il pifferaio: per gli altri si va avanti.',
				},
				{
					question: 'L’idiota salvato vota ancora?',
					answer: 'No, e non conta più tra gli umani. Vince sempre con il villaggio.',
				},
			],
		},
	},
};
