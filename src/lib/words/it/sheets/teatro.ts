import type { Differences } from '../../shape';
import { WITH_PACK, WITH_TOWN } from '../roles/common';

/** Said here where the others say `whisper.noAnswer`: the news may yet come at dawn (P7). */
export const noAnswer = 'Per te, adesso, non ci sono notizie.';

export const teatro: Differences = {
	roles: {
		werewolf: {
			know: 'Conoscerai il branco alla vigilia, e il branco conoscerà te.',
			night: 'Dalla prima notte indichi una preda al branco. Conta il nome più scelto; in parità, l’ultimo.',
			win: WITH_PACK,
			advice:
				'Uno di voi è il lupo nero: fatevi dire che carte sospetta, e cercatele insieme. Occhio al pifferaio, che ruba la partita, e al cavaliere, che di notte gira armato. Di giorno, come sempre: calma e sorrisi.',
		},
		seer: {
			summary: 'Ogni notte scopre se una persona ha l’animo losco o innocente.',
			are: 'Sei gente del villaggio con un dono: la notte ti mostra chi ha l’animo losco.',
			night: 'Ogni notte, dalla vigilia, scegli una persona e leggi se ha l’animo losco. Adesso o all’alba.',
			win: WITH_TOWN,
			advice:
				'Losco non vuol dire per forza lupo, e innocente non vuol dire amico: qualcuno gioca per sé. Chiediti anche se sei tu a vedere giusto: c’è una carta che sogna di avere la tua. Parla quando qualcosa torna.',
		},
		farmer: { win: WITH_TOWN },
	},
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
			hint: 'Fa differenza soltanto se, con più morti insieme, i lupi diventano di colpo più degli umani.',
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
