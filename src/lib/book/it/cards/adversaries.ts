import type { CardWords } from '../../shape';
import { STRANGERS } from './common';

export const adversaries = {
	'black-wolf': {
		summary: 'Caccia con il branco; se indovina la carta di una persona, prende anche quella.',
		are: 'Di giorno sei gente del villaggio; di notte sei la voce più scura di tutto il branco.',
		know: 'Conoscerai il branco alla vigilia, e il branco conoscerà te.',
		night: 'Dalla prima notte cacci; dalla seconda puoi anche dire una carta: se è giusta, un’altra preda.',
		win: 'Vinci con i lupi, ma non se il lupo bianco resta in gioco e tu no.',
		advice:
			'Per colpire due volte devi sapere la carta di qualcuno: ascolta chi si tradisce parlando. Non saprai se hai indovinato, e la notte dopo riposi. Nel branco il tuo voto vale uno: convincili, non comandare.',
	},
	'white-wolf': {
		summary: 'Per il branco è un lupo come gli altri; ma vince solo senza il lupo nero.',
		are: 'Il branco ti crede uguale agli altri; ma tu hai un conto aperto con il lupo nero.',
		know: 'Conoscerai il branco alla vigilia; il branco non saprà chi sei.',
		night: 'Dalla prima notte indichi una preda al branco. Conta il nome più scelto; in parità, l’ultimo.',
		win: 'Vinci con i lupi, ma solo se alla fine il lupo nero non c’è più.',
		advice:
			'Caccia con gli altri, sorridi, e lascia che sia il villaggio a occuparsi del lupo nero: un dubbio lasciato cadere al momento giusto basta. Se il branco capisce chi sei, di giorno non avrai più amici.',
	},
	'pied-piper': {
		summary: 'Incanta due persone a notte: se tutti ballano, la partita è sua.',
		are: 'Sembri gente del villaggio, ma vuoi il villaggio intero: che balli, e con la tua musica.',
		know: STRANGERS,
		night: 'Dalla prima notte puoi incantare due persone: per sempre. Al mattino si saprà della melodia.',
		win: 'Vinci, e nessun altro con te, se chiunque resti in gioco è sotto incanto.',
		advice:
			'Finché sei in gioco la partita non può finire: lupi e villaggio ti cercheranno insieme. Tieni il conto di chi già balla, comincia da chi sopravvivrà a lungo, e qualche notte fai silenzio per confondere i conti.',
	},
	puppeteer: {
		summary: 'Ogni notte tira i fili di una persona. Vince con chi batte il villaggio.',
		are: 'Sembri gente del villaggio, ma tra le dita hai dei fili, e ai fili c’è sempre qualcuno.',
		know: STRANGERS,
		night: 'Dalla prima notte tiri i fili di una persona: leggi che carta ha, e dirigi il suo potere.',
		win: 'Vinci con chi batte il villaggio, se alla fine sei ancora in gioco.',
		advice:
			'Ogni notte scopri una carta: presto saprai più di tutti. Decidi con chi vincere, lupi o pifferaio, e spingi le cose da quella parte. Chi hai mosso lo saprà, ma non da chi: fai la faccia di chi si stupisce.',
	},
} satisfies Readonly<Record<string, CardWords>>;
