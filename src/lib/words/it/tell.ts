import type { Allegiance, Side } from '../../engine/index';
import { capital, list, theOrdinal } from './grammar';
import { recount } from './recount';
import { whisper } from './whisper';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const sides: Readonly<Record<Allegiance, string>> = {
	humans: 'Gli umani',
	wolves: 'I lupi',
	werehamster: 'Il criceto mannaro',
	village: 'Il villaggio',
	werewolves: 'I licantropi',
	pack: 'I lupi',
	piper: 'Il pifferaio',
	solitary: 'Chi gioca per sé',
};

const ends: Readonly<Record<Side, { readonly small: string; readonly headline: string }>> = {
	humans: { small: 'Dei lupi non c’è più traccia', headline: 'Vince il villaggio.' },
	wolves: { small: 'Chi resta non basta a fermarli', headline: 'Vincono i lupi.' },
	werehamster: { small: 'Tutti cercavano i lupi', headline: 'Vince il criceto mannaro.' },
	village: { small: 'Stanotte si dorme con la porta aperta', headline: 'Vince il villaggio.' },
	werewolves: { small: 'Da adesso il rogo è cosa loro', headline: 'Vincono i licantropi.' },
	pack: { small: 'Chi resta non basta a fermarli', headline: 'Vincono i lupi.' },
	piper: { small: 'Tutti ballano la stessa musica', headline: 'Vince il pifferaio.' },
};

export const tell = {
	list,
	/** The hours of the game, for titles and small lines. */
	night: (n: number): string => (n === 0 ? 'La notte della vigilia' : capital(`${theOrdinal(n, 'a')} notte`)),
	day: (n: number): string => capital(`${theOrdinal(n, 'o')} giorno`),
	sides,
	dawn: {
		small: (day: number): string => `È l’alba ${theOrdinal(day, 'o', 'di')} giorno`,
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
		saved: 'Grazie alla guardia del corpo: i lupi hanno trovato chiuso.',
		savedToo: 'I lupi no: a loro ha pensato la guardia del corpo.',
		akela: (plural: string): string => `Akela mundi ha scelto, e adesso sta con i ${plural.toLowerCase()}.`,
		akelaHuman: 'Akela mundi ha scelto, e resta tra gli umani.',
		returned: (names: readonly string[]): string => `La notte ha restituito ${list(names)}.`,
		melody: 'Nel buio qualcuno ha sentito una melodia.',
		noMelody: 'Nel buio nessuna melodia.',
	},
	/** The card of somebody who is out, where the table shows it. */
	shown: (name: string, role: string): string => `La carta di ${name}: ${role}.`,
	prelude: {
		small: 'È il primo giorno, e comincia male',
		headline: 'Il mulino è fermo: manca il mugnaio.',
		note: 'Non sedeva a questo tavolo. Chi ne sa qualcosa, invece, sì.',
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
		nearest: 'Decide il posto: il più vicino a chi ha aperto il voto.',
		nobody: 'Tre giri, e nessun nome. Il rogo resta spento.',
	},
	noVotes: {
		small: 'Il giro è finito',
		headline: 'Nessuno ha fatto un nome.',
		repeat: 'Si vota di nuovo, sugli stessi nomi.',
		nobody: 'Tre giri, e nessun nome. Il rogo resta spento.',
	},
	verdict: {
		small: 'Il villaggio ha deciso',
		drawn: 'La sorte ha deciso',
		headline: (name: string): string => `${name} va al rogo.`,
		note: 'La carta resta coperta.',
	},
	condemned: {
		small: 'Il villaggio ha scelto',
		headline: (name: string): string => `Il rogo aspetta ${name}.`,
		note: 'Se c’è ancora qualcosa da dire, è adesso.',
		nobody: {
			small: 'Il villaggio non ha scelto',
			headline: 'Stasera il rogo resta spento.',
			note: 'Cala la notte, e i dubbi restano tutti.',
		},
	},
	burned: {
		small: 'Le fiamme si alzano',
		bySmall: 'Il sindaco ha parlato',
		headline: (name: string): string => `${name} va al rogo.`,
		note: 'La carta resta coperta.',
		mayorSays: (name: string): string => `Il sindaco è ${name}: una parola sola, e l’ha detta.`,
		self: 'Il sindaco ha scelto se stesso.',
		grief: (names: readonly string[]): string => `E il dolore porta via ${list(names)}.`,
	},
	pyre: {
		small: 'Le fiamme si alzano',
		headline: (names: readonly string[]): string =>
			names.length === 0
				? 'Il fuoco si spegne da solo.'
				: `${list(names)} ${plural(names.length, 'va', 'vanno')} al rogo.`,
		rescue: (name: string): string => `${name} scende dal rogo.`,
		nobody: {
			small: 'Nessuno ha votato',
			headline: 'Stasera il rogo resta spento.',
			note: 'Il villaggio va a dormire senza aver deciso.',
		},
		why: {
			'most-votes': (name: string): string => `Il nome con più voti era ${name}.`,
			scapegoat: (_: string, tied: readonly string[]): string =>
				`Parità tra ${list(tied)}: paga il capro espiatorio.`,
			'first-to-reach': (name: string, tied: readonly string[]): string =>
				`Parità tra ${list(tied)}: il voto decisivo è caduto prima su ${name}.`,
		},
		saved: (name: string): string => `${name} è l’idiota del villaggio: le fiamme non fanno per gli idioti.`,
		secondFire: (name: string): string => `Un secondo fuoco si è acceso per ${name}.`,
		revenge: (name: string): string => `Una vampata ha raggiunto ${name}.`,
		insteadOf: (burned: string, spared: string): string => `${burned} ha preso il posto di ${spared}.`,
	},
	wills: {
		small: 'Si aprono i testamenti',
		headline: (name: string): string => `Il notaio era ${name}.`,
		note: 'Ecco che cosa aveva in cassaforte.',
		none: 'La cassaforte era vuota.',
		blank: 'Un foglio bianco.',
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
	whisper,
	recount,
};
