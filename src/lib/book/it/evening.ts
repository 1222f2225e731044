import type { BookWords } from '../shape';

/** What the coach says in the first lesson: what to do, and what the others see meanwhile. */
export const evening: BookWords['evening'] = {
	title: 'Una prima serata, da soli',
	line: 'Quello che si impara giocando, momento per momento.',
	learnt: [
		'La carta si legge tenendo premuto, e si passa: nessuno vede niente di nessuno.',
		'Di notte tutti fanno gli stessi gesti; di giorno si parla, si accusa, si vota.',
		'Il villaggio vince senza lupi; i lupi, quando sono quanti gli altri.',
	],
	steps: {
		'pass-first': {
			task: 'Un tablet solo, e tutti in cerchio. Adesso fai la parte di Anna: tieni premuto il bottone in basso.',
			others: 'vedono soltanto un nome, e aspettano.',
		},
		pass: {
			task: 'Il tablet passa di mano. Ora fai la parte della persona scritta in grande: tieni premuto.',
			others: 'vedono soltanto questo nome.',
		},
		'pass-night': {
			task: 'È notte, e nessuno parla. Il tablet va da chiunque, anche da chi non ha poteri. Tieni premuto.',
			others: 'vedono soltanto questo nome.',
		},
		'card-villager': {
			task: 'Tieni il dito sul riquadro: sotto c’è la carta di Anna. Se alzi il dito, sparisce. Poi vai avanti.',
			others: 'vedono che leggi, non che cosa leggi.',
		},
		'card-seer': {
			task: 'Carla ha un potere: di notte scopre chi è tra i lupi. Leggi con calma, poi vai avanti.',
			others: 'vedono le stesse cose di prima: nessuno capisce che carta è.',
		},
		'card-werewolf': {
			task: 'Elena è tra i lupi! Leggi bene: c’è scritto chi altro lo è. E niente sorrisini.',
			others: 'ti guardano in faccia: lo schermo è solo tuo.',
		},
		'turn-villager': {
			task: 'Anna non ha poteri, ma risponde come tutti: di chi sospetti? Leggi, tocca un nome, conferma.',
			others: 'vedono un dito che tocca un nome, come a ogni turno.',
		},
		'turn-seer': {
			task: 'Carla guarda la carta di qualcuno. Leggi, tocca il nome, conferma.',
			others: 'vedono gli stessi tocchi di Anna.',
		},
		'turn-werewolf': {
			task: 'I lupi scelgono chi mangiare. Leggi, tocca il nome, conferma: anche il tuo compagno farà così.',
			others: 'credono che tu stia facendo quello che fanno tutti.',
		},
		'read-villager': {
			task: 'Qui la notte risponde. Per Anna non c’è niente di nuovo: leggi e vai avanti.',
			others: 'hanno la stessa pagina: così nessuno sa chi ha saputo qualcosa.',
		},
		'read-seer': {
			task: 'Ecco la risposta, solo per Carla. Leggila e tienila a mente: di giorno servirà.',
			others: 'vedono la solita pagina.',
		},
		'read-werewolf': {
			task: 'Anche i lupi hanno questa pagina. Leggi e vai avanti.',
			others: 'vedono la solita pagina.',
		},
		dawn: {
			task: 'È l’alba! Il tablet torna in mezzo al tavolo, e si legge ad alta voce. Chi è fuori non parla più.',
			others: 'sanno quello che sai tu: la carta di chi è fuori resta coperta.',
		},
		starter: {
			task: 'Comincia a votare chi siede alla sinistra di chi è fuori. Vai avanti.',
			others: 'vedono questo schermo: è di tutti.',
		},
		discuss: {
			task: 'Adesso si parla: qui sotto c’è quello che dice il villaggio. Quando basta, tieni premuto per votare.',
			others: 'sentono tutto. Si può dire anche una bugia, ma la carta non si mostra mai.',
		},
		nomination: {
			task: 'Prima votazione: uno alla volta, ciascuno accusa qualcuno. Quando tocca a te, ti dico io chi.',
			others: 'vedono ogni voto, subito.',
		},
		count: {
			task: 'Sono tutti qui. Se i voti sono giusti, conferma.',
			others: 'controllano insieme a te: prima della conferma si può correggere.',
		},
		nominees: {
			task: 'I più accusati sono tre. Tra loro si sceglie. Vai avanti.',
			others: 'vedono questo schermo: è di tutti.',
		},
		defence: {
			task: 'Chi è sotto accusa si difende a parole, vere o inventate. Poi vai avanti.',
			others: 'ascoltano, e guardano chi arrossisce.',
		},
		final: {
			task: 'Seconda votazione: vota chi non è sotto accusa, e sceglie tra gli accusati.',
			others: 'vedono ogni voto, subito.',
		},
		tie: {
			task: 'Parità! Si vota ancora, ma solo tra chi è in testa.',
			others: 'vedono la parità, e chi ha votato per chi.',
		},
		'final-repeat': {
			task: 'Di nuovo al voto. Adesso vota anche chi non è più sotto accusa.',
			others: 'vedono ogni voto, subito.',
		},
		verdict: {
			task: 'Il villaggio ha deciso: una persona va al rogo. Vai avanti.',
			others: 'non sanno che carta aveva: si scopre soltanto alla fine.',
		},
		'turn-villager-2': {
			task: 'Un’altra notte, un’altra domanda per Anna. Tocca un nome, conferma.',
			others: 'vedono il giro di sempre.',
		},
		'turn-seer-2': {
			task: 'Una carta, Carla l’ha già vista. Guardane un’altra.',
			others: 'vedono il giro di sempre.',
		},
		'turn-werewolf-2': {
			task: 'Elena è l’ultima del branco, e sceglie da sola.',
			others: 'vedono il giro di sempre.',
		},
		'read-seer-2': {
			task: 'Ancora un lupo! Domani bisogna farlo capire, senza farsi mangiare.',
			others: 'vedono la solita pagina.',
		},
		'dawn-2': {
			task: 'Un’altra alba, e una sedia vuota in più. Se i lupi diventano tanti quanti gli altri, vincono.',
			others: 'vedono questo schermo: è di tutti.',
		},
		'discuss-2': {
			task: 'Chi ha scoperto qualcosa può dirlo, ma deve farsi credere. Poi tieni premuto per votare.',
			others: 'sentono tutto, anche i lupi.',
		},
		'nomination-2': {
			task: 'Si vota come ieri: prima si accusa, poi si sceglie.',
			others: 'vedono ogni voto, subito.',
		},
		'verdict-2': {
			task: 'Il villaggio ha deciso un’altra volta. Sarà quella buona?',
			others: 'aspettano, come te.',
		},
		end: {
			task: 'Finita: tutti i lupi sono usciti, e il villaggio ha vinto! Gira le carte e leggi la storia.',
			others: 'vincono con te, anche chi era fuori dalla prima notte.',
		},
	},
};
