import { a, list } from './grammar';

const CAMPS = { village: 'il villaggio', pack: 'i lupi', piper: 'il pifferaio' };
const times = (n: number): string => (n === 0 ? 'mai' : n === 1 ? 'una volta' : `${n} volte`);

/** What an award is given for: who, how often, of how many, and whom else it is about. */
type Reason = (who: string, count: number, of: number, about: readonly string[]) => string;

const awards = {
	truth: {
		title: 'L’occhio più lungo',
		reason: (who, count, of) => `Di notte ${who} ha visto giusto ${times(count)} su ${of}.`,
	},
	mask: {
		title: 'La maschera migliore',
		reason: (who, count) => `Tra i lupi il nome di ${who} è il meno fatto: ${times(count)}.`,
	},
	angel: {
		title: 'L’angelo custode',
		reason: (who, _, __, about) => `${who} ha tenuto la morte lontana da ${list(about)}.`,
	},
	spark: {
		title: 'La scintilla',
		reason: (who, _, __, about) => `Il primo voto contro ${list(about)}, tra i lupi, è di ${who}.`,
	},
	stubborn: {
		title: 'Fuori dal coro',
		reason: (who, count) => `${who} ha dato ${count} voti che non ha dato nessun altro.`,
	},
	survivor: {
		title: 'Sette vite',
		reason: (who, count) => `Il nome di ${who} si è fatto ${times(count)}, e non è bastato.`,
	},
	'first-row': {
		title: 'In prima fila',
		reason: (who) => `Nessuno ha visto tanta partita dalla platea quanto ${who}.`,
	},
} satisfies Record<string, { title: string; reason: Reason }>;

/** The recap, its charts, and the picture to share. Everything may be said by now. */
export const recap = {
	turn: 'La svolta',
	/** The moment, who fell then, who led from there on or gained most, and how far it still was for both. */
	turned: (
		when: string,
		fallen: readonly string[],
		camp: keyof typeof CAMPS,
		overtook: boolean,
		own: number,
		rivals: number,
	): string =>
		`${when}${fallen.length > 0 ? `, con l’addio ${a(list(fallen))}` : ''}: ${
			overtook ? `in testa ${CAMPS[camp]}, e fino alla fine.` : `il passo più lungo, per ${CAMPS[camp]}.`
		} ${own === 0 ? 'Non manca più niente' : own === 1 ? 'Manca un passo' : `Mancano ${own} passi`} alla vittoria; agli altri, ${rivals}.`,
	step: 'Un passo: una persona che deve ancora cadere, o seguire il flauto, perché una parte vinca.',
	honours: 'I premi della serata',
	awards: awards as Readonly<Record<keyof typeof awards, { title: string; reason: Reason }>>,
	timeline: 'La partita in breve',
	left: (pack: number, others: number): string => `${pack} per i lupi, ${others} contro`,
	saved: (who: string, by: string | null): string =>
		by === null ? `${who}: in salvo` : `${who}: in salvo grazie ${a(by)}`,
	raised: (who: string): string => `${who}: di nuovo in gioco`,
	became: (who: string, role: string): string => `${who}, da ora: ${role}`,
	tied: (names: readonly string[]): string => `Parità tra ${list(names)}`,
	quiet: { night: 'Nessuno muore', day: 'Nessuno va al rogo' },
	votes: { for: 'Contro', by: 'Chi', before: 'Voto precedente', after: 'Voto seguente' },
	touch: 'Tocca un nome: restano solo le sue frecce.',
	of: (n: number, all: number): string => `${n} su ${all}`,
	right: 'giusto',
	wrong: 'sbagliato',
	date: (at: number): string => new Intl.DateTimeFormat('it', { dateStyle: 'long' }).format(at),
	print: 'Stampa',
	share: {
		open: 'Immagine',
		title: 'Un’immagine da condividere',
		text: 'C’è solo quello che vedi qui; di ogni nome, la prima parola. Nasce su questo tablet e non va da nessuna parte finché non la mandi tu.',
		date: 'Con la data',
		send: 'Condividi',
	},
};
