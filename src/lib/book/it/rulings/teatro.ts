import type { RulingWords } from '../../shape';

export const teatro = {
	TR1: {
		question: 'In quanti si gioca, e con quali carte?',
		answer:
			'In 10–24, con una lista di carte pubblica, sempre tre più delle persone. In 19 è quella del foglio; per gli altri numeri il tablet la adatta, con circa un lupo ogni cinque persone. Si può cambiare, tenendo le quattro carte che non mancano mai.',
	},
	TR2: {
		question: 'Come si vota?',
		answer:
			'Nell’ordine che volete, a voti scoperti: uno a testa, per un’altra persona in gioco, o nessuno. Il più votato è condannato, anche con un voto solo. Non c’è difesa.',
	},
	TR3: {
		question: 'E se non vota nessuno?',
		answer: 'Il rogo resta spento. Non è una parità, e il capro espiatorio non rischia niente.',
	},
	TR4: {
		question: 'Chi muore a metà della notte agisce ancora?',
		answer:
			'No: i poteri si compiono in ordine, e chi è già morto non agisce, tranne il redentore. Un potere rivolto a chi è già morto non trova nessuno. Così un cavaliere preso dai lupi non duella.',
	},
	TR5: {
		question: 'Che cos’è il voto decisivo?',
		answer: 'Quello che porta un nome al numero di voti della parità. Brucia chi ci è arrivato per primo.',
	},
	TR6: {
		question: 'E se in parità c’è anche il capro espiatorio?',
		answer:
			'Brucia lui, una volta. Se invece non è più in gioco, decide il voto decisivo. Chi era in parità non è condannato: un piromane o un idiota, lì, non fanno niente.',
	},
	TR7: {
		question: 'Quali poteri sono obbligatori?',
		answer:
			'Quelli di veggente, lunatica, ragazzo selvaggio, ladro, custode, volpe, marionettista e branco. Si può rinunciare a indovinare una carta, al duello, alla musica e al ritorno.',
	},
	TR8: {
		question: 'E se il branco e il lupo nero colpiscono la stessa persona?',
		answer:
			'Muore una volta sola. I due colpi arrivano nello stesso istante: se uno prende la guida e l’altro il ragazzo selvaggio, muoiono tutti e due, senza cambiare.',
	},
	TR9: {
		question: 'In che ordine si accendono i fuochi?',
		answer:
			'Prima quello del condannato, poi quello del piromane o la sua vendetta. Ogni volta: chi è già morto non conta, l’idiota si salva, chi è protetto viene sostituito dal custode, gli altri bruciano. Alla fine si controlla se la partita è finita.',
	},
	TR10: {
		question: 'E se il piromane ha votato proprio il condannato?',
		answer:
			'Il fuoco è uno solo e la tanica è vuota lo stesso. È vuota anche se la persona si salva. Usarla senza votare non si può.',
	},
	TR11: {
		question: 'Quando scatta la vendetta del piromane?',
		answer:
			'Quando brucia lui, come condannato. Se al suo posto brucia il custode o il capro espiatorio, niente vendetta, e il fuoco che aveva deciso si accende. Un piromane morto non accende niente.',
	},
	TR12: {
		question: 'Come funziona la vendetta?',
		answer: 'È un fuoco come gli altri, per l’ultima persona che ha votato il piromane. Svuota la tanica.',
	},
	TR13: {
		question: 'Il custode brucia anche per il secondo fuoco?',
		answer:
			'Sì, se la persona che protegge finisce in quel fuoco. Ma se il custode è appena bruciato, la protezione è finita con lui.',
	},
	TR14: {
		question: 'E se l’idiota condannato è protetto dal custode?',
		answer: 'Si salva da solo, come sempre, e il custode non brucia.',
	},
	TR15: {
		question: 'L’idiota può essere condannato di nuovo?',
		answer: 'Sì, e ogni volta viene salvato.',
	},
	TR16: {
		question: 'Che cosa è l’idiota dopo essersi scoperto?',
		answer:
			'Non vota e non conta né tra i lupi né tra gli umani. Resta del villaggio, resta innocente, e di notte può morire.',
	},
	TR17: {
		question: 'Che cosa si annuncia dopo il rogo?',
		answer:
			'Chi era condannato e perché, chi è bruciato, al posto di chi, il secondo fuoco, il salvataggio dell’idiota. Non chi è il piromane, e nessun’altra carta.',
	},
	TR18: {
		question: 'Chi siede accanto a chi?',
		answer:
			'Il tavolo è un cerchio: il primo e l’ultimo posto sono vicini. I morti si saltano. In due, si è vicini da tutte e due le parti.',
	},
	TR19: {
		question: 'La volpe può annusare anche sé?',
		answer: 'Sì. Se in gioco restano meno di tre persone, le annusa tutte.',
	},
	TR20: {
		question: 'Che cosa ferma il custode?',
		answer:
			'I lupi, il nome indovinato, il duello e il fuoco; non la musica, né i fili. La protezione di stanotte vale anche se il custode muore in questa notte, fino all’alba. Il cavaliere si può scegliere, ma non serve.',
	},
	TR21: {
		question: 'E se i fili spingono il custode sulla stessa persona di ieri?',
		answer:
			'Quella notte non protegge nessuno. La notte dopo, però, può scegliere chiunque altro: così un rifiuto non rivela niente.',
	},
	TR22: {
		question: 'E se il pifferaio mosso voleva riposare?',
		answer:
			'Suona lo stesso per la persona scelta dal marionettista. Se quella è già morta non incanta nessuno, e lo legge.',
	},
	TR23: {
		question: 'Il marionettista può indicare due volte la stessa persona?',
		answer:
			'No, i nomi devono essere diversi. I fili tengono anche se il marionettista muore in quella notte; a chi muore, invece, non si racconta più niente.',
	},
	TR24: {
		question: 'E se il domatore mosso ha l’orso accanto a un morto?',
		answer:
			'Si guarda chi è in gioco e siede più vicino a quel posto, da una parte e dall’altra. La carta di chi siede lì non conta.',
	},
	TR25: {
		question: 'Se la volpe viene mossa, quell’annusata conta?',
		answer:
			'Sì, e può costarle il fiuto. Se il fiuto non c’è più, legge soltanto che qualcuno ha tirato i fili.',
	},
	TR26: {
		question: 'Quante persone incanta il pifferaio?',
		answer:
			'Due, diverse tra loro e da sé, o nessuna; se resta una persona sola, quella. Si può indicare di nuovo chi balla già, e chi è sotto incanto non lo sa. La melodia si annuncia soltanto se ha suonato di sua volontà ed era vivo.',
	},
	TR27: {
		question: 'Che cosa vede il branco?',
		answer:
			'I propri nomi, e chi è il lupo nero; il lupo bianco appare come lupo mannaro. La notte dopo legge la scelta sua, mai quella dei fili. Chi si unisce dopo compare dal giro seguente.',
	},
	TR28: {
		question: 'Come si decide che cosa vede la lunatica?',
		answer:
			'Alla vigilia, dopo il ladro: tra gli altri sono loschi tanti nomi quanti sono i lupi, e il vero veggente è sempre uno di quelli. Gli altri sono a caso. Non cambia più.',
	},
	TR29: {
		question: 'Che cosa si annuncia all’alba?',
		answer: 'Chi è morto e lo è ancora, chi è tornato, se c’è stata una melodia. Nessuna causa.',
	},
	TR30: {
		question: 'Chi può riportare il redentore?',
		answer:
			'Una persona già morta quando è calata la notte, che torna con tutto quello che aveva: carta presa, incanto, tanica vuota, fiuto perso. Può succedere una volta sola. Il cavaliere si può indicare, ma non torna.',
	},
	TR31: {
		question: 'Quando caccia il ragazzo selvaggio passato ai lupi?',
		answer:
			'Dalla notte dopo. Lo scopre dalla morte della sua guida, che tutti hanno saputo. Se era già morto e viene riportato quando la guida non c’è più, torna da lupo mannaro.',
	},
	TR32: {
		question: 'Quali carte può dire il lupo nero?',
		answer:
			'Undici: veggente, lunatica, capro espiatorio, cavaliere, custode, domatore, idiota, piromane, ragazzo selvaggio, redentore e volpe, che siano in gioco o no. La persona dev’essere in gioco e non del branco. Un ladro vale per la carta che ha preso.',
	},
	TR33: {
		question: 'Chi è nemico del villaggio, per il cavaliere?',
		answer: 'Chi in quel momento è del branco, il pifferaio e il marionettista. Nessun altro.',
	},
	TR34: {
		question: 'Quando finisce la partita, di preciso?',
		answer:
			'Finché il pifferaio è in gioco, soltanto se tutti gli altri sono sotto incanto: vince lui. Senza pifferaio: se non restano lupi vince il villaggio, se i lupi sono quanti gli umani vince il branco. L’idiota scoperto non conta, il marionettista sì.',
	},
	TR35: {
		question: 'Chi vince, di preciso?',
		answer:
			'Con il villaggio tutte le sue carte, anche chi è uscito. Con il branco i lupi mannari, e il lupo nero e il bianco secondo le loro regole. Il pifferaio da solo. Il marionettista ancora in gioco, ogni volta che il villaggio ha perso.',
	},
	TR36: {
		question: 'Che cosa si offre al ladro?',
		answer:
			'Due delle tre carte rimaste fuori, a sorte; la terza resta sconosciuta fino alla fine. Se sono uguali, ne prende una. Mai il lupo nero, il cavaliere o il pifferaio.',
	},
	TR37: {
		question: 'Si vede la carta di chi muore?',
		answer: 'No, soltanto quella dell’idiota salvato. Un’opzione le fa girare tutte.',
	},
	TR38: {
		question: 'Si può parlare in disparte?',
		answer: 'Meglio di no: il tablet lo ricorda, ma non può sentirvi.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
