import type { RulingWords } from '../../shape';

export const eNotte = {
	NR1: {
		question: 'Quale mazzo propone il tablet?',
		answer:
			'Una carta speciale alla volta, mai prima del numero di persone consigliato, e sempre con almeno cinque villici. In 24 si usano tutte le carte.',
	},
	NR2: {
		question: 'Chi agisce prima, di notte?',
		answer:
			'Il foglio dà due ordini diversi, ma non cambia niente: tutto si compie all’alba. Noi seguiamo quello del copione della serata.',
	},
	NR3: {
		question: 'Quando si ringrazia la guardia del corpo?',
		answer:
			'Ogni volta che la preda dei lupi era sotto la sua protezione, anche se era il criceto mannaro. Se non è morto nessuno per un altro motivo, si dice soltanto che non manca nessuno. Un’opzione toglie il ringraziamento.',
	},
	NR4: {
		question: 'Al primo voto ci si può astenere?',
		answer:
			'No, nemmeno i fantasmi. Si accusa soltanto chi è in gioco, e per andare sotto accusa ci vuole almeno un voto, o il malocchio.',
	},
	NR5: {
		question: 'Come si misura la vicinanza?',
		answer:
			'In posti, in senso orario, a partire da chi ha aperto il voto, che è il più vicino di tutti. Si contano anche i posti dei fantasmi. Chi ha più voti passa avanti; a parità di voti, chi è più vicino.',
	},
	NR6: {
		question: 'Da chi comincia il primo voto?',
		answer:
			'Dal posto subito a sinistra di chi è morto stanotte, anche se è di un fantasma, perché i fantasmi votano. Se stanotte non manca nessuno conta l’ultima morte notturna; se non ce n’è mai stata una, il primo posto. Se i morti sono due, decide la sorte.',
	},
	NR7: {
		question: 'I fantasmi votano anche al voto finale?',
		answer:
			'No. Il copione della serata dice di sì, ma le regole e l’esempio con i numeri dicono di no. Chi preferisce il copione ha un’opzione.',
	},
	NR8: {
		question: 'Lo iettatore comincia dalla prima notte?',
		answer:
			'No, dalla seconda: la prima notte il copione non lo chiama. Un’opzione lo fa cominciare subito. Finché nessun malocchio è possibile, di malocchio non si parla.',
	},
	NR9: {
		question: 'E se il voto finale è in parità?',
		answer:
			'Il foglio tace. Da noi decide la stessa vicinanza del primo voto: va al rogo chi siede più vicino a chi lo ha aperto. Un’opzione fa rivotare, e poi tirare a sorte. Se nessuno può votare, vale come parità.',
	},
	NR10: {
		question: 'E se il malocchio è su chi al mattino non c’è più?',
		answer:
			'Non vale: si annuncia che non è caduto su nessuno, e lo stesso se lo iettatore era già fuori. Se invece è stato preso in quella notte, il malocchio resta. Dura un giorno solo.',
	},
	NR11: {
		question: 'Con il malocchio, chi è «il nome più votato» in caso di parità?',
		answer: 'Chi siede più vicino a chi ha aperto il voto.',
	},
	NR12: {
		question: 'Quando cambia, akela mundi?',
		answer:
			'La risposta si legge subito, il cambio vale alla fine della notte, prima dell’alba. Quindi a quell’alba conta già tra i lupi, ma il veggente che lo guarda nella stessa notte vede ancora un umano.',
	},
	NR13: {
		question: 'E se akela mundi viene preso nella notte in cui cambia?',
		answer: 'Prima cambia, poi muore come quello che è diventato, e vince con quella parte.',
	},
	NR14: {
		question: 'Quando si riconoscono akela mundi e i suoi nuovi compagni?',
		answer:
			'Al giro della notte dopo. Se i donta sono due ricevono la stessa risposta; se possono scegliere, sceglie chi riceve il tablet per primo.',
	},
	NR15: {
		question: 'Akela mundi può rinunciare?',
		answer:
			'No, deve indicare una persona in gioco; che poi muoia in quella notte non importa. Se non cambia resta umano e senza poteri. Se passa ai lupi, la partita continua finché è in gioco.',
	},
	NR16: {
		question: 'Si scrivono testamenti anche dopo il notaio?',
		answer: 'No: la cassaforte si apre una volta sola.',
	},
	NR17: {
		question: 'Il notaio scrive il proprio testamento?',
		answer: 'No, lui legge.',
	},
	NR18: {
		question: 'E se il notaio muore nella stessa notte di un’altra persona?',
		answer: 'Prima scrive l’altra, poi si legge anche il suo foglio.',
	},
	NR19: {
		question: 'In che ordine si leggono, e quanto possono essere lunghi?',
		answer:
			'In ordine di uscita dal gioco, fino a 140 caratteri, anche in bianco. La regola sul contenuto compare sulla pagina; rispettarla tocca a voi.',
	},
	NR20: {
		question: 'E se quella morte fa finire la partita?',
		answer: 'Ci si ferma lì: niente lettura. I testamenti si trovano tutti nel racconto finale.',
	},
	NR21: {
		question: 'Si dice ad alta voce che cosa è diventato akela mundi?',
		answer:
			'No, lo sa soltanto akela mundi: detta a tutti sarebbe una notizia enorme. Un’opzione lo fa annunciare al mattino, senza nome.',
	},
	NR22: {
		question: 'Il donta legge l’ultimo rogo o uno a scelta?',
		answer:
			'L’ultimo. Un’opzione gli lascia scegliere tra tutte le persone andate al rogo, non tra quelle prese dai lupi.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
