import type { Differences } from '../../shape';

/** Said here where the others say `whisper.noAnswer`: the news may yet come at dawn (P7). */
export const noAnswer = 'Per te, adesso, non ci sono notizie.';

export const teatro: Differences = {
	refusals: {
		because: {
			'deck-size': ({ is = 0, most = 0 }) => {
				const gap = Math.abs(most - is);
				const cards = gap === 1 ? 'una carta' : `${gap} carte`;
				const lead = `Le carte devono essere ${most}, tre più di voi, e sono ${is}`;
				return is < most ? `${lead}: aggiungete ${cards}.` : `${lead}: togliete ${cards}.`;
			},
			'not-a-candidate': ({ name }) =>
				name === undefined
					? 'Quel nome non si può votare: scegline uno di chi è in gioco.'
					: `${name} non si può votare: scegli un nome di chi è in gioco.`,
		},
		mend: { 'deck-size': 'Pareggia con i contadini' },
	},
	options: {
		wolvesWinAt: {
			values: {
				'parity-or-more': 'se sono almeno quanti gli umani',
				parity: 'solo se sono quanti gli umani',
			},
		},
	},
	tell: {
		whisper: {
			noAnswer,
			tasks: {
				see: 'Di chi vuoi sapere se ha l’animo losco? Tocca un nome, poi conferma.',
				protect: 'Chi custodisci fino alla notte dopo? Tocca un nome, poi conferma.',
			},
			ballot: { note: 'Appena confermi, lo vedranno tutti.' },
		},
	},
};
