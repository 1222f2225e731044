import { list } from '../grammar';
import type { Differences } from '../../shape';

export const eNotte: Differences = {
	tell: {
		starter: { note: 'Prima si discute. Poi si vota in cerchio, fantasmi compresi.' },
		tie: { repeat: 'Ancora una difesa, poi un altro voto coperto.' },
		verdict: { note: 'La carta resta coperta. Al prossimo voto, da fantasma.' },
		recount: { chose: { imitate: (by, targets) => `${by} sceglie di seguire ${list(targets)}.` } },
		whisper: {
			tasks: { imitate: 'Chi vuoi seguire? Capita una volta sola. Tocca un nome, poi conferma.' },
		},
	},
};
