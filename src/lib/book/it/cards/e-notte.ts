import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_HUMANS } from './common';

export const eNotte = {
	donta: {
		summary: 'Fruga nelle ceneri: dalla seconda notte sa se il rogo ha colpito i lupi.',
		are: 'Sei gente del villaggio e sai leggere le ceneri: chi è andato al rogo non ti inganna.',
		know: 'Non conosci la carta di nessuno: qualcosa diranno le ceneri.',
		night: 'Dalla seconda notte leggi se chi è andato al rogo era tra i lupi; se potete, scegli tu di chi.',
		win: WITH_HUMANS,
		advice:
			'Segna ogni risposta: un rogo riuscito dice molto di chi lo ha voluto, un rogo sbagliato ancora di più. Fai capire al villaggio se la strada è giusta, ma senza spiegare da dove ti arriva la notizia.',
	},
	jinx: {
		summary: 'Di notte getta il malocchio: chi lo riceve, al primo voto, è già sotto accusa.',
		are: 'Sei gente del villaggio, ma porti una scalogna nera: chi guardi male dovrà difendersi.',
		know: STRANGERS,
		night: 'Quando la notte lo chiede getti il malocchio su un’altra persona: domani sarà sotto accusa.',
		win: WITH_HUMANS,
		advice:
			'Il tuo malocchio vale più di tre voti: usalo su chi riesce sempre a farsi dimenticare. Se cade su chi era già sotto accusa va sprecato, perciò prova a indovinare dove andranno i voti, e guarda altrove.',
	},
	drunkard: {
		summary: 'Sempre in coppia: all’osteria si sono riconosciuti, e si fidano.',
		are: 'Sei gente del villaggio e di osteria: in due dividete il tavolo, il fiasco e i segreti.',
		know: 'Conosci chi beve con te fin dalle carte, e nessun altro.',
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Al tuo tavolo siede una persona sicura: confrontate i dubbi con uno sguardo, non con troppe parole. Se uno dei due finisce nei guai, l’altro può garantire; ma dopo quel giorno i lupi sapranno dove bussare.',
	},
	notary: {
		summary: 'Custodisce i testamenti: quando esce dal gioco, si leggono tutti.',
		are: 'Sei gente del villaggio e tieni in cassaforte le ultime parole di chi non c’è più.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Finché resti in gioco la cassaforte è chiusa. Non avere fretta di aprirla: più testamenti raccogli, più cose saprà il villaggio quel giorno. Ma se il tuo nome va al rogo, almeno non sarà stato inutile.',
	},
	'akela-mundi': {
		summary: 'La seconda notte segue una persona: può passare ai lupi o prenderne il dono.',
		are: 'Sei gente del villaggio in cerca di una guida: una notte sola, e seguirai qualcuno.',
		know: STRANGERS,
		night: 'Solo la seconda notte segui una persona: puoi passare ai lupi, leggere le ceneri o restare così.',
		win: 'Vinci con gli umani; se la tua carta cambia, con la parte di quella nuova.',
		advice:
			'Hai un giorno intero per decidere chi seguire: ascolta chi sembra sapere e chi sembra nascondersi. Se passi ai lupi, il branco lo scopre soltanto la notte dopo. Se non cambia nulla, il villaggio ti aspetta.',
	},
} satisfies Readonly<Record<string, CardWords>>;
