import type { Action, Told } from '../../engine/index';
import { list } from './grammar';

// Private words: plain, short, and of one length for every role (K11). Who has no news always reads the same line.

const tasks: Readonly<Record<Action, string>> = {
	maul: 'Quale preda indichi al branco, stanotte? Tocca un nome, poi conferma.',
	see: 'Di chi vuoi sapere se è tra i lupi? Tocca un nome, poi conferma.',
	protect: 'Davanti a quale porta vegli stanotte? Tocca un nome, poi conferma.',
	curse: 'Su chi getti il malocchio per domani? Tocca un nome, poi conferma.',
	imitate: 'Chi vuoi imitare? Capita una volta sola. Tocca un nome, poi conferma.',
	suspect: 'Di chi sospetti, in questo momento? Tocca un nome, poi conferma.',
};

/** One entry for each kind of news; the role is the title of the page. */
const told = {
	pack: (names: readonly string[]): string =>
		names.length === 0
			? 'Nel branco, oltre a te, non resta nessuno.'
			: `Nel branco, insieme a te: ${list(names)}.`,
	picks: (picks: readonly { readonly wolf: string; readonly prey: string }[]): string =>
		picks.length === 0
			? 'Nessuna scelta, finora.'
			: `Finora ${list(picks.map(({ wolf, prey }) => `${wolf} indica ${prey}`))}.`,
	lastPrey: (name: string): string => `La notte scorsa: ${name}.`,
	masons: (names: readonly string[]): string =>
		`Nella loggia con te: ${list(names)}. Almeno di questo nome puoi fidarti.`,
	see: (name: string, wolf: boolean): string => `Lo vedi chiaro: ${name} ${wolf ? 'è' : 'non è'} tra i lupi.`,
	colleague: (names: readonly string[]): string =>
		`Condividi il dono con ${list(names)}: la risposta è una sola.`,
	medium: (name: string | null, wolf: boolean): string =>
		name === null
			? 'Dal rogo nessuna voce: ieri è rimasto spento.'
			: `La voce del rogo: ${name} ${wolf ? 'era' : 'non era'} tra i lupi.`,
	becomes: (role: string | null): string =>
		role === null ? 'Non cambia nulla: la tua carta resta questa.' : `La tua carta cambia: adesso è ${role}.`,
} satisfies Record<Exclude<keyof Told, 'role'>, unknown>;

export const whisper = {
	tasks,
	told,
	/** On the card of the pack, where the others read whom they know. */
	packOnCard: (names: readonly string[]): string =>
		names.length === 0
			? 'Nel branco, oltre a te, non c’è nessuno: la caccia è tutta tua.'
			: `Con te nel branco: ${list(names)}. Gli altri non sanno di voi.`,
	/** The two lines under the question, for whoever has nothing to be told. */
	noNotes: [
		'Stanotte non c’è altro che tu debba sapere.',
		'La tua scelta resta tra te e la luna.',
	] as readonly [string, string],
	/** The answer page of whoever has no answer coming. */
	noAnswer: 'Per te, stanotte, non ci sono notizie.',
	chosen: (names: readonly string[]): string =>
		names.length === 0 ? 'Non hai indicato nessuno.' : `Hai indicato ${list(names)}.`,
	notebookDeal: 'Le carte',
};
