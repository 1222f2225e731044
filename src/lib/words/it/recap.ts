import { a, list } from './grammar';

const times = (n: number): string => (n === 0 ? 'mai' : n === 1 ? 'una volta' : `${n} volte`);

/** What an award is given for: who, how often, of how many, and whom else it is about. */
type Reason = (who: string, count: number, of: number, about: readonly string[]) => string;

const awards = {
	truth: [
		'L’occhio più lungo',
		(who, count, of) => `Di notte ${who} ha visto giusto ${times(count)} su ${of}.`,
	],
	mask: [
		'La maschera migliore',
		(who, count) => `Tra i lupi il nome di ${who} si è sentito meno di tutti: ${times(count)}.`,
	],
	angel: ['L’angelo custode', (who, _, __, about) => `${who} ha tenuto la morte lontana da ${list(about)}.`],
	spark: [
		'La scintilla',
		(who, _, __, about) => `Il primo voto contro ${list(about)}, tra i lupi, è di ${who}.`,
	],
	stubborn: ['Fuori dal coro', (who, count) => `${who} ha dato ${count} voti che non ha dato nessun altro.`],
	survivor: [
		'Sette vite',
		(who, count) => `Il nome di ${who} è venuto fuori ${times(count)}, e non è bastato.`,
	],
	'first-row': ['In prima fila', (who) => `Nessuno ha visto tanta partita dalla platea quanto ${who}.`],
} satisfies Record<string, readonly [title: string, reason: Reason]>;

/** The recap, its charts, and the picture to share. Everything may be said by now. */
export const recap = {
	turn: 'La svolta',
	/** The moment, who fell then, who led from there on or gained most, and how far it still was for both. */
	turned: (
		when: string,
		fallen: readonly string[],
		side: string,
		overtook: boolean,
		own: number,
		rivals: number,
	): string =>
		`${when}${fallen.length > 0 ? `, con l’addio ${a(list(fallen))}` : ''}. ${side}: ${
			overtook ? 'in testa da qui alla fine' : 'il passo più lungo della partita'
		}. Passi alla vittoria: ${own}; agli altri, ${rivals}.`,
	step: 'Un passo: una persona che deve ancora cadere, o seguire il flauto, perché una parte vinca.',
	honours: 'I premi della serata',
	awards: awards as Readonly<Record<keyof typeof awards, readonly [title: string, reason: Reason]>>,
	timeline: 'La partita in breve',
	left: (pack: number, others: number): string => `${pack} per i lupi, ${others} contro`,
	before: 'Voto precedente',
	after: 'Voto seguente',
	touch: 'Tocca un nome: restano solo le sue frecce.',
	of: (n: number, all: number): string => `${n} su ${all}`,
	right: 'giusto',
	wrong: 'sbagliato',
	date: (at: number): string => new Intl.DateTimeFormat('it', { dateStyle: 'long' }).format(at),
	print: 'Stampa',
	share: {
		title: 'Un’immagine da condividere',
		text: 'C’è solo quello che vedi; di ogni nome, la prima parola. Parte da qui solo se la mandi tu.',
		send: 'Condividi',
	},
};
