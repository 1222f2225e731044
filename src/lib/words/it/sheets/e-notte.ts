import { list } from '../grammar';
import type { Differences } from '../../shape';

export const eNotte: Differences = {
	roles: {
		werewolf: {
			night:
				'Quando il branco caccia indichi una preda. Conta il nome più scelto; in parità, l’ultima scelta.',
		},
	},
	options: {
		curseFirstNight: { hint: 'Con lo iettatore nel mazzo: se no, il primo malocchio cade la seconda notte.' },
	},
	tell: {
		starter: { note: 'Prima si discute. Poi si vota in cerchio, fantasmi compresi.' },
		tie: { repeat: 'Ancora una difesa, poi un altro voto coperto.' },
		verdict: { note: 'La carta resta coperta. Al prossimo voto, da fantasma.' },
		because: {
			mostVoted:
				'Vanno sotto accusa i due nomi con più voti, e mai di più: tra i pari merito conta la vicinanza a chi ha aperto.',
			evilEye: 'Chi riceve il malocchio è sotto accusa di diritto, insieme al nome più votato.',
		},
		recount: { chose: { imitate: (by, targets) => `${by} sceglie di seguire ${list(targets)}.` } },
		whisper: {
			tasks: { imitate: 'Chi vuoi seguire? Capita una volta sola. Tocca un nome, poi conferma.' },
		},
	},
	rules: {
		paragraphs: {
			P5: 'Sulla propria carta i lupi leggono i nomi del branco e i beoni il nome l’uno dell’altro. Tutti gli altri, lì, leggono che non conoscono nessuno. Se akela mundi cambia, chi deve saperlo lo legge la notte dopo.',
			P9: 'Il primo voto si dà a voce, con il tablet in mezzo al tavolo. Il voto finale si dà tenendo premuto, uno alla volta: dopo l’ultimo, i voti si scoprono tutti insieme.',
			P13: 'A chi è uscito dal gioco il tablet arriva soltanto per il testamento. Al primo voto indica un nome quando tocca al suo posto.',
		},
	},
};
