import type { Action, Told } from '../../engine/index';
import { list } from './grammar';

// Private words: plain, short, and of one length for every role (K11). Who has no news always reads the same line.

const tasks: Readonly<Record<Action, string>> = {
	maul: 'Quale preda indichi al branco, stanotte? Tocca un nome, poi conferma.',
	see: 'Di chi vuoi sapere se è tra i lupi? Tocca un nome, poi conferma.',
	protect: 'Davanti a quale porta vegli stanotte? Tocca un nome, poi conferma.',
	curse: 'Su chi getti il malocchio per domani? Tocca un nome, poi conferma.',
	imitate: 'Chi vuoi imitare? Capita una volta sola. Tocca un nome, poi conferma.',
	exhume: 'Di chi non c’è più vuoi sapere qualcosa? Tocca un nome, poi conferma.',
	divine: 'Chi vuoi esaminare: sarà un mistico? Tocca un nome, poi conferma.',
	mentor: 'Chi ti farà da guida, per sempre? Tocca un nome, poi conferma.',
	sniff: 'Chi annusi, con i due posti accanto? Tocca un nome, poi conferma.',
	duel: 'Chi sfidi a duello, se sfidi qualcuno? Tocca un nome, poi conferma.',
	charm: 'Chi incanti stanotte, se vuoi suonare? Tocca un nome, poi conferma.',
	recall: 'Chi deve tornare, se muori stanotte? Tocca un nome, poi conferma.',
	control: 'Di chi tiri i fili, questa notte? Tocca un nome, poi conferma.',
	associate: 'Di chi credi di conoscere la carta? Tocca un nome, poi conferma.',
	burn: 'Chi deve bruciare, al posto di chi è lì? Tocca un nome, poi conferma.',
	suspect: 'Di chi sospetti, in questo momento? Tocca un nome, poi conferma.',
	trust: 'E di chi invece ti fidi di più, adesso? Tocca un nome, poi conferma.',
	wish: 'Quale di queste carte ti piacerebbe avere? Toccane una, poi conferma.',
};

/** Where a power takes two names: what is asked for the second. */
const seconds: Readonly<Partial<Record<Action, string>>> = {
	charm: 'E chi altro ascolta la tua musica? Tocca un nome, poi conferma.',
	control: 'E su chi deve cadere il suo potere? Tocca un nome, poi conferma.',
};

/** One entry for each kind of news; the role is the title of the page. */
const told = {
	pack: (names: readonly string[]): string =>
		names.length === 0
			? 'Nel branco, oltre a te, non resta nessuno.'
			: `Nel branco, insieme a te: ${list(names)}.`,
	packRoles: (names: readonly string[], black: string): string =>
		`Nel branco con te: ${list(names)}. Lupo nero: ${black}.`,
	traitor: (pack: readonly string[], traitor: readonly string[]): string =>
		pack.length === 0
			? `Nel branco soltanto tu; per te tradisce ${list(traitor)}.`
			: `Con te: ${list(pack)}. Per voi tradisce ${list(traitor)}.`,
	picks: (picks: readonly { readonly wolf: string; readonly prey: string }[]): string =>
		picks.length === 0
			? 'Nessuna scelta, finora.'
			: `Finora ${list(picks.map(({ wolf, prey }) => `${wolf} indica ${prey}`))}.`,
	lastPrey: (name: string): string => `La notte scorsa: ${name}.`,
	masons: (names: readonly string[]): string =>
		`Nella loggia con te: ${list(names)}. Almeno di questo nome puoi fidarti.`,
	drunkards: (names: readonly string[]): string =>
		`All’osteria con te: ${list(names)}. Almeno di questo nome puoi fidarti.`,
	guards: (names: readonly string[]): string =>
		names.length === 0
			? 'Di guardia, oltre a te, non c’è nessuno.'
			: `Di guardia, insieme a te: ${list(names)}.`,
	lovers: (names: readonly string[]): string =>
		`Il tuo cuore è di ${list(names)}: chi esce per primo porta via l’altro.`,
	offered: (roles: readonly string[]): string => `Potevi diventare ${roles.join(' o ')}.`,
	see: (name: string, wolf: boolean): string => `Lo vedi chiaro: ${name} ${wolf ? 'è' : 'non è'} tra i lupi.`,
	shady: (name: string, shady: boolean): string =>
		`Lo vedi chiaro: ${name} ha l’animo ${shady ? 'losco' : 'innocente'}.`,
	aura: (name: string, good: boolean): string =>
		`${name} ha un’aura ${good ? 'buona' : 'cattiva'}, senza dubbio.`,
	alignment: (name: string, good: boolean): string =>
		`Nel profondo, ${name} stava dalla parte ${good ? 'buona' : 'cattiva'}.`,
	mystic: (name: string, is: boolean): string =>
		is ? `È così: ${name} ha il dono dei mistici.` : `No: ${name} non ha il dono dei mistici.`,
	sniff: (names: readonly string[], shady: boolean): string =>
		`${list(names)}: ${shady ? 'qui c’è odore losco' : 'nessun odore losco'}.`,
	puppet: (name: string, role: string): string => `Hai i fili di ${name}, che è ${role}.`,
	controlled: 'Stanotte qualcuno ha tirato i tuoi fili.',
	/** In the notebook, where the strings were pulled and there was news as well. */
	pulled: (news: string): string => `${news} (Fili tirati.)`,
	duel: (name: string): string => `Nel duello ti è toccato affrontare ${name}.`,
	charmed: (names: readonly string[]): string =>
		names.length === 0
			? 'La tua musica non ha raggiunto nessuno.'
			: `La tua musica ha raggiunto soltanto ${list(names)}.`,
	bear: (restless: boolean): string =>
		restless ? 'L’orso è inquieto: sente vicino i lupi.' : 'L’orso ha dormito tranquillo tutta la notte.',
	colleague: (names: readonly string[]): string =>
		`Condividi il dono con ${list(names)}: la risposta è una sola.`,
	medium: (name: string | null, wolf: boolean): string =>
		name === null
			? 'Dal rogo nessuna voce: ieri è rimasto spento.'
			: `La voce del rogo: ${name} ${wolf ? 'era' : 'non era'} tra i lupi.`,
	becomes: (role: string | null): string =>
		role === null ? 'Non cambia nulla: la tua carta resta questa.' : `La tua carta cambia: ora è ${role}.`,
} satisfies Record<Exclude<keyof Told, 'role'> | 'shady' | 'pulled', unknown>;

export const whisper = {
	tasks,
	seconds,
	/** On the page of roles, for whoever puts a card to a name. */
	guess: 'E quale carta credi che abbia davvero? Toccane una, poi conferma.',
	told,
	/** On the card of the pack, where the others read whom they know. */
	packOnCard: (names: readonly string[]): string =>
		names.length === 0
			? 'Nel branco, oltre a te, non c’è nessuno: la caccia è tutta tua.'
			: `Con te nel branco: ${list(names)}. Gli altri non sanno di voi.`,
	onCard: {
		packAndTraitor: (pack: readonly string[], traitor: readonly string[]): string =>
			pack.length === 0
				? `Cacci senza compagnia, però per te tradisce ${list(traitor)}.`
				: `Insieme a te nel branco: ${list(pack)}. Per voi tradisce ${list(traitor)}.`,
		traitor: (pack: readonly string[]): string =>
			`I lupi che servi: ${list(pack)}. Loro sanno di te, e nessun altro.`,
		guards: (names: readonly string[]): string =>
			names.length === 0
				? 'Di guardia, oltre a te, non c’è nessuno: buona ronda.'
				: `Di guardia insieme a te: ${list(names)}. Potete fidarvi, tra voi.`,
	},
	/** The two lines under the question, for whoever has nothing to be told. */
	noNotes: [
		'Stanotte non c’è altro che tu debba sapere.',
		'La tua scelta resta tra te e la luna.',
	] as readonly [string, string],
	/** The answer page of whoever has no answer coming. */
	noAnswer: 'Per te, stanotte, non ci sono notizie.',
	/** The first line of the dawn page, for whoever has not been moved. */
	morning: 'La notte è finita, e il giorno ti aspetta.',
	chosen: (names: readonly string[]): string =>
		names.length === 0 ? 'Non hai indicato nessuno.' : `Hai indicato ${list(names)}.`,
	omen: {
		thief: 'Quale delle due carte vuoi che sia la tua? Toccane una, poi conferma.',
		decoy: 'Quale dei due presagi ti piace di più? Toccane uno, poi conferma.',
		items: ['Civetta', 'Gatto nero'] as readonly string[],
	},
	ballot: {
		ask: 'A chi dai il tuo voto, questa volta? Tocca un nome, poi conferma.',
		note: 'I voti si scoprono tutti insieme, alla fine.',
		fire: { label: 'Brucia anche chi ho votato', hint: 'Funziona solo con una tanica piena.' },
	},
	will: {
		ask: 'Lascia due righe: si leggeranno tutte insieme, se un giorno uscirà il notaio.',
		rule: 'Parla di una persona sola, e non dire che carta ha per davvero.',
		blank: 'Puoi anche lasciare il foglio bianco.',
	},
	appeal: {
		once: 'Succede una volta sola, e tutti sapranno chi sei.',
		silence: 'Rimetti giù il tablet, e lascia che il rogo vada.',
	},
	notebookDeal: 'Le carte',
};
