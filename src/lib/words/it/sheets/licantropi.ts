import type { Differences } from '../../shape';

export const licantropi: Differences = {
	roles: {
		werewolf: {
			name: 'Licantropo',
			plural: 'Licantropi',
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
