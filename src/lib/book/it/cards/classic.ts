import type { CardWords } from '../../shape';
import { ONLY_SUSPECTS, STRANGERS, WITH_HUMANS } from './common';

export const classic = {
	villager: {
		summary: 'Nessun potere: occhi aperti, buon senso e un voto.',
		are: 'Sei gente del villaggio, senza poteri: hai la voce, l’orecchio fino e un voto al giorno.',
		know: STRANGERS,
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Non avere poteri è comodo: puoi dire tutto quello che pensi. Ascolta chi accusa sempre e chi non accusa mai, ricorda chi ha votato che cosa, e non credere a chi dice troppo presto di vedere.',
	},
	werewolf: {
		summary: 'Di notte sceglie la preda con il branco, di giorno fa finta di niente.',
		are: 'Di giorno sei gente del villaggio come tutti; di notte vai a caccia insieme al branco.',
		know: 'Conosci i nomi del branco fin dalle carte, e il branco conosce te.',
		night:
			'Ogni notte indichi una preda. Conta il nome più scelto dal branco; in parità, l’ultima scelta fatta.',
		win: 'Vinci con i lupi, quando il branco eguaglia tutti gli altri ancora in gioco.',
		advice:
			'Accusa con calma, come farebbe chiunque: il silenzio si nota, la foga pure. Ogni tanto vota contro il branco. E ricorda che cosa si chiede di notte a chi non ha poteri: di chi sospetti.',
	},
	seer: {
		summary: 'Ogni notte scopre se una persona è tra i lupi.',
		are: 'Sei gente del villaggio con un dono: la notte ti mostra chi nasconde la pelliccia.',
		know: 'Non conosci la carta di nessuno: scoprirai qualcosa ogni notte.',
		night: 'Ogni notte scegli una persona e leggi subito se è tra i lupi. Di più non si può sapere.',
		win: WITH_HUMANS,
		advice:
			'Guarda chi fa più rumore, o chi non ne fa affatto. Non dire subito che carta hai: i lupi cercano proprio te. Fai pesare quello che sai con una domanda, un dubbio, un voto al momento giusto.',
	},
	medium: {
		summary: 'Dalla seconda notte sa se chi è andato al rogo era tra i lupi.',
		are: 'Sei gente del villaggio e senti la voce del rogo: con te, chi non c’è più è sincero.',
		know: 'Non conosci la carta di nessuno: te ne parleranno le ceneri.',
		night: 'Dalla seconda notte leggi se chi è andato al rogo era tra i lupi. E dici di chi sospetti.',
		win: WITH_HUMANS,
		advice:
			'Tieni il conto: tu sai quanti lupi sono già usciti dal gioco. Se il villaggio ha sbagliato strada, fallo capire senza spiegare come lo sai. Prima di scoprirti aspetta di avere più di una notizia.',
	},
	possessed: {
		summary: 'Sembra dalla parte del villaggio, ma vince con i lupi. Non sa chi sono.',
		are: 'Sei gente del villaggio solo in apparenza: conti tra gli umani, ma il cuore è dei lupi.',
		know: 'Non conosci i nomi del branco, e il branco non conosce il tuo.',
		night:
			'Ogni notte dici di chi sospetti, come chi non ha poteri. I lupi, senza saperlo, possono scegliere te.',
		win: 'Vinci se vincono i lupi, anche quando tu hai già lasciato il gioco.',
		advice:
			'Confondi le acque: accusa chi sa troppo, fingi di vedere, difendi chi traballa. Per il veggente non sei tra i lupi, e puoi approfittarne. Ma i lupi non sanno di te: non diventare la preda più comoda.',
	},
	bodyguard: {
		summary: 'Dalla seconda notte difende dai lupi una persona, mai se stessa.',
		are: 'Sei gente del villaggio con le spalle larghe: la notte la passi davanti a una porta.',
		know: STRANGERS,
		night:
			'Dalla seconda notte scegli un’altra persona: se i lupi vanno a prenderla, trovano la porta chiusa.',
		win: WITH_HUMANS,
		advice:
			'Difendi chi fa paura ai lupi: chi ragiona bene, chi forse vede. Puoi tornare alla stessa porta anche due notti di fila. Se al mattino non manca nessuno, forse il merito è tuo: tienilo per te.',
	},
	mason: {
		summary: 'Sempre in coppia: fin dalle carte sanno di potersi fidare.',
		are: 'Sei gente del villaggio e fai parte di una loggia segreta di due sole persone.',
		know: 'Conosci l’altro nome della loggia fin dalle carte, e nient’altro.',
		night: ONLY_SUSPECTS,
		win: WITH_HUMANS,
		advice:
			'Sapere di chi fidarsi vale molto: due voti d’accordo si sentono. Ma non difendetevi troppo a vicenda, o i lupi capiranno. Se il villaggio è nei guai potete scoprirvi insieme: due nomi sicuri aiutano.',
	},
	werehamster: {
		summary: 'Gioca per sé. I lupi non possono prenderlo; lo sguardo del veggente sì.',
		are: 'Sembri gente del villaggio, ma giochi per te: né con gli umani, né con i lupi.',
		know: STRANGERS,
		night:
			'Ogni notte dici di chi sospetti. I lupi non possono prenderti; lo sguardo del veggente ti è fatale.',
		win: 'Vinci, e nessun altro con te, se quando la partita finisce sei in gioco.',
		advice:
			'Che ci sia sempre qualcuno più sospetto di te, e qualcuno più interessante per il veggente. Parla quanto basta per essere utile, mai quanto serve a farti ricordare. Dei lupi non avere paura.',
	},
	owl: {
		summary: 'Ogni notte getta il malocchio: chi lo riceve, di giorno, va sotto accusa.',
		are: 'Sei gente del villaggio con l’occhio che porta male: chi fissi di notte poi si difende.',
		know: STRANGERS,
		night: 'Di notte getti il malocchio su un’altra persona: al voto andrà sotto accusa comunque.',
		win: WITH_HUMANS,
		advice:
			'Il malocchio non è una condanna: obbliga a parlare chi vorrebbe passare in silenzio. Gettalo su chi si nasconde, poi guarda chi corre in suo aiuto. E non vantartene: sei una preda che fa gola.',
	},
	mythomaniac: {
		summary: 'La seconda notte imita una persona: può passare ai lupi o prenderne il dono.',
		are: 'Sei gente del villaggio, ma vorresti la vita di qualcun altro: una notte ci proverai.',
		know: STRANGERS,
		night:
			'Solo la seconda notte imiti una persona: puoi passare ai lupi, prendere un dono o restare come sei.',
		win: 'Vinci con gli umani; se la tua carta cambia, con la parte di quella nuova.',
		advice:
			'Fino alla seconda notte ascolta: chi imitare si decide una volta sola. Se passi ai lupi, il branco lo scopre la notte dopo; intanto non dare nell’occhio. Se resti come sei, gioca con il villaggio.',
	},
} satisfies Readonly<Record<string, CardWords>>;
