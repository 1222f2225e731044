import type { RulingWords } from '../../shape';

export const classic = {
	CR1: {
		question: 'In 16, quanti lupi ci sono?',
		answer:
			'Tre. Il foglio dice due cose diverse: la somma delle carte torna soltanto se il terzo lupo entra a 16 e i villici in più arrivano da 17.',
	},
	CR2: {
		question: 'Quali carte aggiungere, nella seconda edizione?',
		answer:
			'Quelle che volete. Noi proponiamo la tabella della prima fino a 22, poi il gufo in 23 e il mitomane in 24. Se una carta di solito chiede un tavolo più grande, il tablet avverte e non vieta.',
	},
	CR3: {
		question: 'Ci si può astenere?',
		answer: 'No, in nessuno dei due voti: a ciascuno si chiede un nome, e il foglio non parla di astensioni.',
	},
	CR4: {
		question: 'Chi va sotto accusa, se ci sono parità?',
		answer:
			'Se sono in più d’uno a guidare, solo loro. Se guida un nome solo, anche tutti quelli che hanno il secondo numero di voti. Una parità non si taglia mai.',
	},
	CR5: {
		question: 'Può finire sotto accusa chi non ha voti?',
		answer:
			'No, ci vuole almeno un voto. Se no il secondo posto sarebbe di tutti quelli che nessuno ha nominato.',
	},
	CR6: {
		question: 'E se sono tutti sotto accusa e nessuno può votare?',
		answer: 'È una parità che nessun voto può sciogliere: dopo le difese decide subito la sorte.',
	},
	CR7: {
		question: 'Chi vota quando si ripete il voto?',
		answer:
			'Chiunque sia in gioco e non sia tra i nomi ancora in parità. Chi era sotto accusa e adesso non lo è più, torna a votare.',
	},
	CR8: {
		question: 'Tra chi decide la sorte?',
		answer: 'Tra i nomi in parità nel voto ripetuto, che possono essere meno di prima.',
	},
	CR9: {
		question: 'Da chi comincia il voto?',
		answer:
			'Dal primo posto in gioco alla sinistra di chi è morto stanotte. Se stanotte non manca nessuno, conta l’ultima morte notturna; se la notte non ha mai preso nessuno, il primo posto del tavolo. Se i morti sono due, decide la sorte da quale dei due si parte: così nessuno capisce chi era la preda dei lupi.',
	},
	CR10: {
		question: 'In che ordine si fa il voto finale?',
		answer: 'Si parte dallo stesso posto e si gira nello stesso senso, saltando chi non può votare.',
	},
	CR11: {
		question: 'E se il veggente e i lupi scelgono il criceto mannaro nella stessa notte?',
		answer: 'I lupi non gli fanno niente, lo sguardo sì: una morte sola.',
	},
	CR12: {
		question: 'La guardia del corpo salva dallo sguardo del veggente?',
		answer: 'No. Ferma i lupi e nient’altro.',
	},
	CR13: {
		question: 'Se i lupi non prendono nessuno, lo sguardo è fatale lo stesso?',
		answer: 'Sì: il criceto mannaro muore all’alba, anche se quella notte non muore nessun altro.',
	},
	CR14: {
		question: 'La guardia del corpo può difendere due volte di fila la stessa persona?',
		answer: 'Sì, nessun foglio di questa famiglia lo vieta. Ogni difesa dura una notte soltanto.',
	},
	CR15: {
		question: 'I lupi prendono qualcuno già la prima notte?',
		answer:
			'Di solito sì. Se preferite che nessuno esca prima di aver parlato, un’opzione manda i lupi dal moderatore: all’alba si annuncia, e chi gioca c’è ancora.',
	},
	CR16: {
		question: 'Che cosa legge il medium, di preciso?',
		answer:
			'La carta che la persona aveva quando è andata al rogo: un mitomane passato ai lupi è tra i lupi. Se al rogo non fosse andato nessuno, il medium leggerebbe questo.',
	},
	CR17: {
		question: 'Che cosa fa il gufo?',
		answer:
			'Il foglio lo nomina e basta. Da noi ogni notte getta il malocchio su un’altra persona. Dopo il primo voto si dice su chi è caduto: se non era già sotto accusa, va sotto accusa insieme ai soli più votati. Se quella persona intanto è morta, il malocchio non cade su nessuno. Vale anche se il gufo è stato preso la stessa notte.',
	},
	CR18: {
		question: 'Che cosa fa il mitomane?',
		answer:
			'Il foglio lo nomina e basta. Da noi imita una persona alla fine della seconda notte, e soltanto allora: dai lupi diventa lupo mannaro, dal veggente diventa veggente, da chiunque altro resta com’è. Lo legge subito. Un’opzione mette il medium al posto del veggente.',
	},
	CR19: {
		question: 'E se i veggenti diventano due?',
		answer:
			'Si conoscono dalla notte dopo e dividono un solo sguardo: sceglie chi riceve il tablet per primo, la risposta la leggono tutti e due. Se uno esce dal gioco, l’altro continua.',
	},
	CR20: {
		question: 'Quando si riconoscono i lupi?',
		answer: 'Leggendo la propria carta, in tutte e due le edizioni. Per la partita non cambia nulla.',
	},
	CR21: {
		question: 'I lupi vincono in parità, o anche quando sono di più?',
		answer:
			'Anche quando sono di più: lo scopo è già raggiunto. Chi vuole la seconda edizione alla lettera può scegliere la parità esatta. La differenza si vede soltanto se due morti nella stessa notte la fanno saltare.',
	},
	CR22: {
		question: 'Chi vince, di preciso?',
		answer:
			'Con gli umani, tutti gli umani tranne l’indemoniato e il criceto mannaro, anche chi è uscito. Con i lupi, tutti i lupi e l’indemoniato. Il criceto mannaro ancora in gioco vince al posto di tutti; se è uscito non vince mai. Il mitomane vince con la parte della sua ultima carta.',
	},
	CR23: {
		question: 'Il mitomane passato ai lupi può restare l’ultimo del branco?',
		answer: 'Sì, ed è un lupo a tutti gli effetti: finché è in gioco, la partita continua.',
	},
} satisfies Readonly<Record<string, RulingWords>>;
