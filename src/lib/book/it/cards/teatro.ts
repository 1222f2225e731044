import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_TOWN } from './common';

export const teatro = {
	lunatic: {
		summary: 'Crede di essere il veggente, ma le sue risposte le ha scelte il caso.',
		are: 'Sulla carta leggi veggente e ci credi davvero: ma quello che vedi è tutta immaginazione.',
		know: 'Non conosci la carta di nessuno, e nemmeno la tua.',
		night: 'Ogni notte scegli una persona e leggi se ha l’animo losco. Non lo sai, ma ha deciso il caso.',
		win: WITH_TOWN,
		advice:
			'Chi riceve questa carta non lo sa: legge quella del veggente. Perciò un veggente può sempre chiedersi se vede o se sogna. Un indizio c’è: due che dicono di vedere non possono avere ragione entrambi.',
	},
	scapegoat: {
		summary: 'Se il voto finisce in parità, sul rogo va al posto degli altri.',
		are: 'Sei gente del villaggio, e quando nessuno sa decidere la colpa, chissà perché, è tua.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_TOWN,
		advice:
			'Le parità ti sono fatali: conta i voti prima di dare il tuo, e se serve rompi tu l’equilibrio. Chi vota in fretta ti mette in pericolo senza saperlo; chi vota per ultimo, e pareggia, forse lo sa benissimo.',
	},
	knight: {
		summary: 'Di notte può sfidare a duello: se sbaglia avversario, cade in duello.',
		are: 'Sei gente del villaggio con una spada vera: chi la incrocia di notte impara chi sei.',
		know: STRANGERS,
		night: 'Dalla prima notte puoi sfidare una persona: se è nemica del villaggio cade, se no cadi tu.',
		win: WITH_TOWN,
		advice:
			'Nessuno può proteggerti e nessuno può riportarti in vita: ogni duello è il tuo ultimo, se sbagli. Aspetta una certezza. Attenzione alla lunatica: sembra losca, ma è un’alleata, e il duello lo perderesti tu.',
	},
	guardian: {
		summary: 'Protegge una persona, notte e giorno; al rogo ci va al suo posto.',
		are: 'Sei gente del villaggio e prometti la vita: chi custodisci lo difendi anche dal rogo.',
		know: STRANGERS,
		night:
			'Dalla prima notte custodisci un’altra persona fino alla seguente, mai la stessa due volte di fila.',
		win: WITH_TOWN,
		advice:
			'Di notte la tua protezione non costa nulla; di giorno, se condannano chi custodisci, sul rogo ci vai tu. Scegli qualcuno per cui valga la pena, e con il voto tieni lontana la folla. Il cavaliere non si salva.',
	},
	'bear-tamer': {
		summary: 'Al mattino sa se l’orso è inquieto: allora accanto ha dei lupi.',
		are: 'Sei gente del villaggio e vivi con un orso: sente i lupi, ma solo se gli siedono vicino.',
		know: 'Non conosci la carta di nessuno: l’orso ha buon naso, tu no.',
		night: 'Dici di chi sospetti. Al mattino, dalla prima notte in poi, leggi se l’orso sente vicino i lupi.',
		win: WITH_TOWN,
		advice:
			'Conta solo chi ti siede accanto, saltando chi è uscito: quando qualcuno esce cambiano i vicini, e l’orso può cambiare umore. Confronta un mattino con l’altro. E se racconti dell’orso, aspettati visite.',
	},
	'village-idiot': {
		summary: 'Il rogo non lo vuole: lo salvano, si sa chi è, e non vota più.',
		are: 'Sei gente del villaggio, e al villaggio fai tenerezza: sul rogo, all’ultimo, ti graziano.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_TOWN,
		advice:
			'Il fuoco non ti fa niente, i lupi sì. Se vai al rogo ti salvano, ma da quel momento non voti e non conti più nei numeri: il villaggio ne esce più debole. Una condanna a vuoto, però, può svelare chi l’ha voluta.',
	},
	pyromaniac: {
		summary: 'Una volta sola accende un secondo fuoco sotto la persona che ha votato.',
		are: 'Sei gente del villaggio con una tanica nascosta: basta per un fuoco, uno soltanto.',
		know: STRANGERS,
		night: 'Di notte dici di chi sospetti. La tanica è per il voto: brucia anche chi hai votato, una volta.',
		win: WITH_TOWN,
		advice:
			'La tanica si decide insieme al voto, prima di sapere come va a finire. Tienila per un nome senza dubbi. Se sul rogo ci finisci tu ed è ancora piena, porti con te l’ultimo voto: fallo sapere in giro.',
	},
	'wild-child': {
		summary: 'Sceglie una guida: se quella persona muore, passa dalla parte dei lupi.',
		are: 'Sei gente del villaggio finché hai una guida; senza, torni nel bosco, e con i lupi.',
		know: STRANGERS,
		night: 'Alla vigilia scegli una guida. Se muore, passi ai lupi all’istante. Poi dici di chi sospetti.',
		win: 'Vinci con il villaggio; se la tua guida muore vinci insieme ai lupi.',
		advice:
			'La guida decide da che parte finirai: scegli chi dura, se ti piace il villaggio, o chi ha già il nome sulla bocca di tutti. Finché non cambi sei dei buoni: difendi la tua guida, ma non farti capire troppo.',
	},
	redeemer: {
		summary: 'Se muore di notte, riporta in vita la persona morta che ha indicato.',
		are: 'Sei gente del villaggio e credi negli scambi: se di notte tocca a te, qualcuno ritorna.',
		know: STRANGERS,
		night: 'Dalla prima notte puoi indicare una persona morta: se muori proprio allora, torna in vita.',
		win: WITH_TOWN,
		advice:
			'Il tuo potere serve soltanto se muori di notte: ogni sera pensa a chi varrebbe la pena di far tornare. Fatti pure notare dai lupi, se il villaggio ha perso qualcuno di prezioso. Il rogo, invece, non serve.',
	},
	fox: {
		summary: 'Annusa tre posti vicini: se non c’è niente di losco, perde il fiuto per sempre.',
		are: 'Sei gente del villaggio con un gran naso: tre persone alla volta, purché sedute vicine.',
		know: 'Non conosci la carta di nessuno: ti fidi solo del naso.',
		night: 'Dalla prima notte annusi una persona e chi le siede accanto: leggi se c’è odore di losco.',
		win: WITH_TOWN,
		advice:
			'Tre innocenti in fila e il fiuto se ne va: parti da dove il sospetto è più forte. Un odore losco dice uno su tre, o più: sposta il naso di un posto e confronta. La lunatica, però, ha lo stesso odore dei lupi.',
	},
	thief: {
		summary: 'Prima di tutti sceglie tra due carte avanzate, e diventa quella.',
		are: 'Entri nel villaggio senza una faccia tua: due carte avanzate, e una la prendi tu.',
		know: STRANGERS,
		night: 'Prima della vigilia scegli una di due carte: da lì in poi sei quella, in tutto e per tutto.',
		win: 'Vinci con la parte della carta che hai scelto, come chi l’avesse avuta.',
		advice:
			'Leggi bene le due carte: quella che lasci non la vedrà nessuno, e saperlo è già un vantaggio. Il lupo mannaro può rivelarsi bianco, il veggente può sognare soltanto: certe sorprese arrivano dopo aver scelto.',
	},
} satisfies Readonly<Record<string, CardWords>>;
