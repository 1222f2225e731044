import type { Differences } from '../../shape';
import { WITH_VILLAGE } from '../roles/common';

export const licantropi: Differences = {
	roles: {
		werewolf: {
			name: 'Licantropo',
			plural: 'Licantropi',
			summary: 'Di notte prende una persona con il branco, di giorno vota con gli altri.',
			know: 'Conosci i nomi del branco e del traditore, e loro il tuo.',
			win: 'Vinci con i licantropi, quando al rogo, con il traditore, decidete voi.',
			advice:
				'Si vota in segreto, e questo ti aiuta: nessuno saprà mai da che parte hai votato. Il traditore ha un’aura buona, mandatelo avanti. Temi il chierico più del veggente, e ricorda che il reprobo sembra come te.',
		},
		seer: {
			summary: 'Di notte può leggere l’aura di una persona: buona o cattiva.',
			are: 'Sei gente del villaggio con un dono: di notte le persone, per te, hanno un colore.',
			night: 'Ogni notte puoi leggere l’aura di una persona: cattiva se è un licantropo, o il reprobo.',
			win: WITH_VILLAGE,
			advice:
				'Un’aura cattiva non è una condanna: potrebbe essere il reprobo, che sta con te. Un’aura buona non è una promessa: il traditore ce l’ha. Confronta con il chierico, se lo trovi, e parla quando hai più di un nome.',
		},
	},
	refusals: {
		because: {
			'deck-too-many-wolves': ({ is = 0, most = 0 }) =>
				`Licantropi e traditore sono ${is}: devono essere meno di tutti gli altri, quindi al massimo ${most}.`,
			'not-a-candidate': ({ name }) =>
				name === undefined
					? 'Su quel nome, in questo giro, non si vota: scegline un altro.'
					: `Su ${name}, in questo giro, non si vota: scegli un altro nome.`,
		},
	},
	options: {
		discussionSeconds: { hint: 'È la durata del giorno: alla fine suona, ma siete voi ad andare al rogo.' },
	},
	tell: {
		tie: { repeat: 'Si vota di nuovo, soltanto su questi nomi.' },
		whisper: {
			tasks: {
				see: 'Di chi leggi l’aura, se vuoi, stanotte? Tocca un nome, poi conferma.',
				maul: 'Chi indichi al branco per questa notte? Tocca un nome, poi conferma.',
			},
			ballot: { note: 'Nessuno saprà mai per chi hai votato.' },
		},
	},
};
