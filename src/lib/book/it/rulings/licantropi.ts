import type { RulingWords } from '../../shape';

export const licantropi = {
	LR1: {
		question: 'In quanti si può giocare?',
		answer:
			'Il tablet propone mazzi da 10 a 24 persone: oltre le 18 è il «di più» del foglio. In meno di dieci ci vuole il mazzo libero.',
	},
	LR2: {
		question: 'Quale mazzo propone il tablet?',
		answer:
			'Le carte che non mancano mai, un secondo licantropo, due guardie, il sindaco, e contadini per gli altri posti. Da 20 persone i licantropi sono tre. Potete cambiare tutto, tranne le sei che non mancano mai.',
	},
	LR3: {
		question: 'Ci si può astenere?',
		answer: 'Sì: il voto è a disposizione, non è un obbligo. Un’opzione lo rende obbligatorio.',
	},
	LR4: {
		question: 'Per chi si vota?',
		answer:
			'Alla prima votazione per chiunque altro sia in gioco; poi soltanto per i nomi in parità. Ma votano sempre tutti, anche chi è in parità: non per sé, però.',
	},
	LR5: {
		question: 'E se sono in parità in tre o più?',
		answer: 'Passano tutti alla votazione dopo. Alla terza si vota su chi era in parità nella seconda.',
	},
	LR6: {
		question: 'Quante votazioni si fanno in una sera?',
		answer: 'Tre al massimo, contando la prima.',
	},
	LR7: {
		question: 'E se si astengono tutti?',
		answer: 'La votazione conta, e i nomi restano gli stessi. Si annuncia che nessuno ha fatto un nome.',
	},
	LR8: {
		question: 'Che cosa si dice di una parità?',
		answer: 'I nomi, senza numeri.',
	},
	LR9: {
		question: 'Chi può mandare al rogo il sindaco?',
		answer:
			'Chiunque sia in gioco, tranne chi è già lì: anche se stesso, e anche un licantropo. Una volta sola, soltanto finché è in gioco e soltanto in quei secondi.',
	},
	LR10: {
		question: 'Quanto durano i secondi davanti al rogo?',
		answer: 'Quindici, se non li cambiate. Non serve che chi è al rogo chiami il sindaco.',
	},
	LR11: {
		question: 'Alla fine si può sapere chi ha votato che cosa?',
		answer: 'No, mai. Un voto dice molto di una persona, e domani giocherete ancora insieme.',
	},
	LR12: {
		question: 'Mago, veggente e chierico possono rinunciare?',
		answer:
			'Sì: possono, non devono. I licantropi invece devono scegliere. Mago e veggente indicano un’altra persona in gioco.',
	},
	LR13: {
		question: 'Chi può interrogare il chierico?',
		answer:
			'Chi era già fuori quando è calata la notte; la vittima di stanotte no. Si può tornare sulla stessa persona. Se non è ancora morto nessuno, quella notte non c’è niente da chiedere.',
	},
	LR14: {
		question: 'I licantropi possono prendere il traditore?',
		answer: 'Sì, anche se lo conoscono.',
	},
	LR15: {
		question: 'Quando i licantropi comandano al rogo, di preciso?',
		answer:
			'Quando licantropi e traditore in gioco, insieme, sono almeno quanti tutti gli altri, e resta almeno un licantropo.',
	},
	LR16: {
		question: 'Quando si fa questo conto?',
		answer: 'A ogni alba e dopo ogni rogo. La notte che segue potrebbe soltanto aiutarli.',
	},
	LR17: {
		question: 'Un sindaco con la parola ancora da spendere cambia il conto?',
		answer: 'No. Vale come una persona del villaggio, e così il matto e gli amanti.',
	},
	LR18: {
		question: 'In tre, con due del villaggio: che cosa succede se non si decide?',
		answer:
			'Se la terza votazione non dà un nome, anche per le astensioni, i licantropi vincono subito. Se invece un nome esce, il rogo va avanti come sempre.',
	},
	LR19: {
		question: 'Se brucia l’ultimo dei licantropi ma i numeri sono dei loro?',
		answer: 'Vince il villaggio: prima si guarda se restano licantropi.',
	},
	LR20: {
		question: 'Chi giudica il matto?',
		answer:
			'Il tavolo, alla fine, con le carte scoperte, se il villaggio ha vinto: ha tenuto la parte di un altro personaggio entro il terzo giorno? Se è uscito prima, conta quello che ha fatto.',
	},
	LR21: {
		question: 'Che cosa vuol dire «entro il terzo giorno»?',
		answer: 'Proprio il terzo giorno di gioco: il primo è quello che apre la partita.',
	},
	LR22: {
		question: 'Chi sono gli amanti?',
		answer:
			'Il foglio li nomina e basta. Da noi sono due persone del villaggio che si conoscono fin dalle carte: se una muore, di notte o al rogo, l’altra muore subito. Se non vi piacciono, lasciateli fuori.',
	},
	LR23: {
		question: 'Che cosa cambia con il mazzo segreto?',
		answer:
			'La lista non si vede, e il tablet si comporta come se ogni carta del gioco potesse esserci: per esempio, il pulsante del sindaco compare sempre.',
	},
	LR24: {
		question: 'Si vede la carta di chi muore?',
		answer: 'No: se no, il chierico non servirebbe a niente.',
	},
	LR25: {
		question: 'Quando parla chi va al rogo?',
		answer: 'Dopo l’annuncio del nome, nei secondi davanti al rogo.',
	},
	LR26: {
		question: 'Chi vince, di preciso?',
		answer:
			'Con il villaggio, tutte le sue carte, anche chi è uscito, tranne un matto che non ha convinto. Con i licantropi, tutti loro e il traditore, in gioco o no.',
	},
	LR27: {
		question: 'E se di notte muore uno degli amanti?',
		answer: 'Si annunciano tutti e due i nomi, in ordine di posto, senza causa.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
