import type { Card, Side } from '../../engine/index';
import type { ReasonId } from '../paragraphs';
import { list, ordinal } from './grammar';
import { recount } from './recount';
import { whisper } from './whisper';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const sides: Readonly<Record<Side, string>> = {
	humans: 'Gli umani',
	wolves: 'I lupi',
	werehamster: 'Il criceto mannaro',
};

/** How many of a card a deck may hold. */
const copies: Readonly<Record<Card['copies'], string>> = {
	any: 'quante ne volete',
	one: 'al massimo una',
	pair: 'due, oppure nessuna',
};

const ends: Readonly<Record<Side, { readonly small: string; readonly headline: string }>> = {
	humans: { small: 'Dei lupi non c’è più traccia', headline: 'Vince il villaggio.' },
	wolves: { small: 'Chi resta non basta a fermarli', headline: 'Vincono i lupi.' },
	werehamster: { small: 'Tutti cercavano i lupi', headline: 'Vince il criceto mannaro.' },
};

const because: Readonly<Record<ReasonId, string>> = {
	prey: 'Ogni notte i lupi scelgono insieme una preda. Al mattino si sa chi manca, non perché né con quale carta.',
	gaze: 'Nel mazzo c’è il criceto mannaro: una morte può venire anche dallo sguardo del veggente. Quale, si saprà alla fine.',
	together:
		'Chi muore nella stessa notte viene nominato insieme, in ordine di posto: così nessuno indovina la causa.',
	silence:
		'Chi esce dal gioco non parla, non fa segni e non scopre la carta: il resto della partita se lo gode in silenzio.',
	calm: 'Stanotte non è morto nessuno. Che cosa sia andato storto ai lupi si saprà soltanto alla fine.',
	guarded: 'Nel mazzo c’è la guardia del corpo: dalla seconda notte può fermare i lupi davanti a una porta.',
	tough: 'Nel mazzo c’è il criceto mannaro: i lupi non riescono a prenderlo.',
	moderator: 'Così avete scelto: la prima notte i lupi prendono il moderatore, e nessuno di voi esce subito.',
	opens:
		'Comincia chi siede alla sinistra dell’ultima persona presa dalla notte. Se la notte non ha ancora preso nessuno, il primo posto.',
	opensByLot:
		'Stanotte manca più di una persona: la sorte dice da quale posto si parte, così la preda dei lupi resta un segreto.',
	mostVoted:
		'Vanno sotto accusa i due nomi con più voti. I pari merito contano tutti: nessuno viene tagliato.',
	evilEye:
		'Il malocchio vale un’accusa: chi lo riceve si difende al posto di chi era arrivato secondo, se non era già sotto accusa.',
	noEvilEye:
		'Il malocchio cade solo su chi è ancora in gioco. Altrimenti si dice «nessuno», e il motivo resta un segreto.',
	voteAgain:
		'Chi è in parità si difende ancora, poi si rivota solo su quei nomi. Vota chiunque altro sia in gioco.',
	tiedAgain: 'Alla seconda parità si smette di votare: decide la sorte, tra i nomi rimasti in parità.',
	oneADay: 'Ogni giorno il villaggio manda al rogo una persona: la più votata tra quelle sotto accusa.',
	covered: 'La carta di chi va al rogo resta coperta fino alla fine: così il dubbio rimane a tavola.',
	byLot: 'Quando i voti non bastano, o non resta nessuno per votare, decide la sorte tra i nomi in parità.',
	left: 'Chi lascia il tavolo esce dal gioco come in una morte qualunque, e la sua carta resta coperta.',
	noWolves: 'Tutti i lupi sono usciti dal gioco: il villaggio può dormire.',
	parity: 'I lupi in gioco sono almeno quanti tutti gli altri: nessun voto potrebbe più fermarli.',
	strictParity: 'I lupi in gioco sono esattamente quanti gli altri, oppure non resta nessun altro.',
	hamster: 'Il criceto mannaro era ancora in gioco alla fine: comunque finisca, la vittoria è soltanto sua.',
	whole: 'Una parte vince tutta intera: anche con chi è uscito dal gioco molto prima.',
	possessed: 'L’indemoniato conta tra gli umani, ma vince con i lupi.',
};

export const tell = {
	list,
	/** The hours of the game, for titles and small lines. */
	night: (n: number): string => `La ${ordinal(n, 'a')} notte`,
	day: (n: number): string => `Il ${ordinal(n, 'o')} giorno`,
	sides,
	copies,
	dawn: {
		small: (day: number): string => `È l’alba del ${ordinal(day, 'o')} giorno`,
		gone: (names: readonly string[]): string =>
			`${list(names)} non si ${plural(names.length, 'sveglia', 'svegliano')} più.`,
		/** One a night, in turn: nothing but the number of the night decides which. */
		goneNotes: [
			'Da adesso, silenzio. Gli altri, in piedi.',
			'Stamattina avanza del caffè.',
			'Il villaggio si conta, e i conti non tornano.',
			'Qualcuno, qui, ne sa più di quanto dice.',
		],
		calm: 'Stamattina non manca nessuno.',
		calmNotes: ['Nel bosco qualcuno ha ancora fame.', 'Una notte tranquilla. Fin troppo.'],
		moderator: 'I lupi si sono presi il moderatore.',
		moderatorNote: 'Per fortuna non ne avevate bisogno.',
		moderatorToo: 'E i lupi si sono presi il moderatore.',
	},
	starter: {
		small: 'Il giro delle accuse',
		drawn: 'La sorte ha deciso',
		headline: (name: string): string => `Il voto si apre con ${name}.`,
		note: 'Prima si discute. Poi si vota, in senso orario.',
	},
	nominees: {
		small: 'I voti sono contati',
		headline: (names: readonly string[]): string => `Sotto accusa: ${list(names)}.`,
		evilEye: (name: string): string => `Il malocchio è caduto su ${name}.`,
		noEvilEye: 'Il malocchio non è caduto su nessuno.',
	},
	tie: {
		small: 'I voti sono pari',
		headline: (names: readonly string[]): string => `Parità tra ${list(names)}.`,
		repeat: 'Ancora una difesa, poi si vota di nuovo.',
		lots: 'Di nuovo. Adesso tocca alla sorte.',
	},
	verdict: {
		small: 'Il villaggio ha deciso',
		drawn: 'La sorte ha deciso',
		headline: (name: string): string => `${name} va al rogo.`,
		note: 'La carta resta coperta.',
	},
	departure: {
		small: 'Un posto resta vuoto',
		headline: (name: string): string => `${name} lascia il villaggio.`,
		note: 'La carta resta coperta.',
	},
	ends,
	/** The table stopped before anybody had won. */
	stopped: { small: 'Il tavolo ha deciso', headline: 'La partita si ferma qui.' },
	winners: (names: readonly string[]): string =>
		`${plural(names.length, 'Vince', 'Vincono')} ${list(names)}.`,
	because,
	whisper,
	recount,
};
