import type { Action, BallotId, Cause, LotId, RoleId } from '../../engine/index';
import { a, list } from './grammar';

// The story after the end: everything may be said now, in full sentences.

type Chose = (by: string, targets: readonly string[], role: string) => string;

const chose: Readonly<Record<Action, Chose>> = {
	maul: (by, targets) => `${by} indica ${list(targets)} al branco.`,
	see: (by, targets) => `${by} cerca la verità su ${list(targets)}.`,
	protect: (by, targets) => `${by} veglia alla porta di ${list(targets)}.`,
	curse: (by, targets) => `${by} getta il malocchio su ${list(targets)}.`,
	imitate: (by, targets) => `${by} prova a somigliare ${a(list(targets))}.`,
	exhume: (by, targets) => `${by} interroga chi non c’è più: ${list(targets)}.`,
	divine: (by, targets) => `${by} cerca la magia intorno ${a(list(targets))}.`,
	mentor: (by, targets) => `${by} prende per guida ${list(targets)}.`,
	sniff: (by, targets) => `${by} annusa ${list(targets)}.`,
	duel: (by, targets) => `${by} lancia il guanto ${a(list(targets))}.`,
	charm: (by, targets) => `${by} suona per ${list(targets)}.`,
	recall: (by, targets) => `${by} offre la propria vita per ${list(targets)}.`,
	control: (by, targets) => `${by} tira i fili: ${targets.join(' su ')}.`,
	associate: (by, targets, role) => `${by} mette insieme un nome e una carta: ${list(targets)}, ${role}.`,
	burn: (by, targets) => `${by} vuole sul rogo ${list(targets)}.`,
	suspect: (by, targets) => `${by} sospetta di ${list(targets)}.`,
	trust: (by, targets) => `${by} si fida di ${list(targets)}.`,
	wish: (by, _, role) => `${by} sogna un’altra carta: ${role}.`,
};

const died: Readonly<Record<Cause, (who: string, role: string) => string>> = {
	mauled: (who, role) => `I lupi portano via ${who}. La carta: ${role}.`,
	gaze: (who, role) => `Lo sguardo del veggente è fatale ${a(who)}. La carta: ${role}.`,
	lynched: (who, role) => `${who} va al rogo. La carta: ${role}.`,
	burned: (who, role) => `Il fuoco prende ${who}. La carta: ${role}.`,
	grief: (who, role) => `Il dolore porta via ${who}. La carta: ${role}.`,
	associated: (who, role) => `Nome e carta erano giusti: i lupi tornano per ${who}. La carta: ${role}.`,
	duel: (who, role) => `Il duello è fatale ${a(who)}. La carta: ${role}.`,
	left: (who, role) => `${who} lascia il villaggio. La carta: ${role}.`,
};

const drew: Readonly<Record<LotId, (from: readonly string[], drawn: string) => string>> = {
	starter: (from, drawn) => `Tra ${list(from)} la sorte indica ${drawn}: si vota dalla sua sinistra.`,
	lynched: (from, drawn) => `Tra ${list(from)} la sorte sceglie ${drawn}.`,
};

type Votes = (target: string, voters: readonly string[]) => string;
const forTheStake: Votes = (target, voters) => `Per ${target} al rogo: ${list(voters)}.`;

const votes: Readonly<Record<BallotId, Votes>> = {
	nomination: (target, voters) => `Contro ${target}: ${list(voters)}.`,
	final: forTheStake,
	'final-repeat': (target, voters) => `Di nuovo, per ${target} al rogo: ${list(voters)}.`,
	'stake-1': forTheStake,
	'stake-2': forTheStake,
	'stake-3': forTheStake,
	stake: forTheStake,
};

/** Whoever wins or loses apart from the own side. */
const apart: Readonly<Partial<Record<RoleId, (who: string) => string>>> = {
	'black-wolf': (who) => `Non ${a(who)}, però: il lupo bianco è rimasto in gioco e il lupo nero no.`,
	'white-wolf': (who) => `Non ${a(who)}, però: finché il lupo nero c’è, al lupo bianco non basta.`,
	puppeteer: (who) => `E anche ${who}: chi batte il villaggio, per un marionettista, va bene sempre.`,
	fool: (who) => `Non ${a(who)}, però: alla sua parte il tavolo non ha creduto.`,
};

export const recount = {
	deal: 'Le carte',
	end: 'La fine',
	dealt: (attempt: number): string =>
		attempt === 1
			? 'Le carte sono in mano a tutti.'
			: 'Le carte vengono date da capo, poi sono in mano a tutti.',
	knowsPack: (who: string, pack: readonly string[]): string =>
		pack.length === 0 ? `${who} è il branco, tutto intero.` : `${who} riconosce il branco: ${list(pack)}.`,
	knowsTraitor: (who: string, traitor: readonly string[]): string =>
		`${who} sa chi tradisce il villaggio: ${list(traitor)}.`,
	knowsMasons: (who: string, masons: readonly string[]): string =>
		`${who} riconosce la loggia: ${list(masons)}.`,
	knowsDrunkards: (who: string, drunkards: readonly string[]): string =>
		`${who} riconosce chi beve allo stesso tavolo: ${list(drunkards)}.`,
	knowsGuards: (who: string, guards: readonly string[]): string =>
		`${who} riconosce chi è di ronda: ${list(guards)}.`,
	knowsLover: (who: string, lover: readonly string[]): string =>
		`Il cuore di ${who} batte per ${list(lover)}.`,
	offered: (who: string, roles: readonly string[]): string => `${who} può scegliere: ${roles.join(' o ')}.`,
	fixed: (who: string, shady: readonly string[]): string =>
		shady.length === 0
			? `Agli occhi di ${who} saranno tutti innocenti, e per sempre.`
			: `Agli occhi di ${who} avranno sempre l’animo losco: ${list(shady)}.`,
	chose,
	choseNobody: (by: string): string => `${by} non fa nomi.`,
	/** The strings or a death were in the way. */
	cameToNothing: (by: string): string => `Il potere di ${by} cade nel vuoto.`,
	wrongGuess: 'Nome e carta non vanno insieme.',
	/** The strings turn a power onto somebody else, or the whole pack. */
	pulled: (by: string, targets: readonly string[]): string =>
		`Con i fili tirati, il potere di ${by} cade su ${list(targets)}.`,
	packPulled: 'I fili tirano il branco da un’altra parte.',
	saw: (by: string, target: string, wolf: boolean): string =>
		`${by} scopre che ${target} ${wolf ? 'è' : 'non è'} tra i lupi.`,
	sawShady: (by: string, target: string, shady: boolean): string =>
		`${by} scopre che ${target} ha l’animo ${shady ? 'losco' : 'innocente'}.`,
	dreamt: (by: string, target: string, shady: boolean): string =>
		`${by} crede di vedere che ${target} ha l’animo ${shady ? 'losco' : 'innocente'}.`,
	aura: (by: string, target: string, good: boolean): string =>
		`${by} legge un’aura ${good ? 'buona' : 'cattiva'} intorno ${a(target)}.`,
	alignment: (by: string, target: string, good: boolean): string =>
		`${by} scopre che ${target} stava dalla parte ${good ? 'buona' : 'cattiva'}.`,
	mystic: (by: string, target: string, is: boolean): string =>
		`${by} scopre che ${target} ${is ? 'ha' : 'non ha'} il dono dei mistici.`,
	sniffed: (by: string, targets: readonly string[], shady: boolean): string =>
		`${by} ${shady ? 'sente odore losco' : 'non sente odore losco'} tra ${list(targets)}.`,
	puppet: (by: string, target: string, role: string): string =>
		`Dai fili ${by} capisce che carta ha ${target}: ${role}.`,
	bear: (who: string, restless: boolean): string =>
		restless ? `L’orso di ${who} non sta fermo: i lupi sono vicini.` : `L’orso di ${who} dorme tranquillo.`,
	heard: (by: string, target: string, wolf: boolean): string =>
		`${by} sente dal rogo che ${target} ${wolf ? 'era' : 'non era'} tra i lupi.`,
	heardNothing: (by: string): string => `${by} tende l’orecchio, ma dal rogo nessuna voce.`,
	unchanged: (who: string): string => `La carta di ${who} non cambia.`,
	became: (who: string, role: string): string => `La carta di ${who} cambia: adesso è ${role}.`,
	hunted: (prey: string): string => `I lupi scelgono ${prey}.`,
	died,
	burnedInstead: (who: string, spared: string, role: string): string =>
		`${who} prende il posto di ${spared} sul rogo. La carta: ${role}.`,
	/** Somebody would have died, and did not: thanks to somebody else, or by their own nature. */
	guarded: (by: string, who: string): string => `${by} ferma i lupi sulla porta di ${who}.`,
	shielded: (by: string, who: string): string => `${by} tiene la morte lontana da ${who}.`,
	tough: (who: string): string => `I lupi tornano a mani vuote: ${who} non si lascia prendere.`,
	noReturn: (who: string): string => `Per ${who} non c’è ritorno: nessuno riporta un cavaliere.`,
	raised: (who: string): string => `${who} torna in vita.`,
	revealed: (who: string): string => `Il fuoco non vuole ${who}: è l’idiota del villaggio, e adesso si sa.`,
	spent: {
		fox: (who) => `${who} perde il fiuto: erano tutti innocenti.`,
		pyromaniac: (who) => `La tanica di ${who} è vuota.`,
		mayor: (who) => `${who} parla da sindaco, e il rogo cambia nome.`,
	} as Readonly<Partial<Record<RoleId, (who: string) => string>>>,
	votes,
	abstained: (voters: readonly string[]): string => `Astensioni: ${list(voters)}.`,
	fuelled: (by: string, target: string): string => `${by} versa la tanica sotto il voto: ${target}.`,
	secretBallot: 'Si vota in segreto, e il segreto resta.',
	willed: (who: string, text: string): string => `${who} lascia scritto: «${text}»`,
	blankWill: (who: string): string => `${who} lascia un foglio bianco.`,
	kept: (who: string): string => `Il tavolo ha creduto alla parte di ${who}.`,
	failed: (who: string): string => `Il tavolo non ha creduto alla parte di ${who}.`,
	apart,
	drew,
	stopped: 'Il tavolo ferma la partita qui: non vince nessuno.',
};
