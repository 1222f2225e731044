import type { Action, BallotId, Cause, LotId } from '../../engine/index';
import { a, list } from './grammar';

// The story after the end: everything may be said now, in full sentences.

const chose: Readonly<Record<Action, (by: string, target: string) => string>> = {
	maul: (by, target) => `${by} indica ${target} al branco.`,
	see: (by, target) => `${by} cerca la verità su ${target}.`,
	protect: (by, target) => `${by} veglia alla porta di ${target}.`,
	curse: (by, target) => `${by} getta il malocchio su ${target}.`,
	imitate: (by, target) => `${by} prova a somigliare ${a(target)}.`,
	suspect: (by, target) => `${by} sospetta di ${target}.`,
};

const died: Readonly<Record<Cause, (who: string, role: string) => string>> = {
	mauled: (who, role) => `I lupi portano via ${who}. La carta: ${role}.`,
	gaze: (who, role) => `Lo sguardo del veggente è fatale ${a(who)}. La carta: ${role}.`,
	lynched: (who, role) => `${who} va al rogo. La carta: ${role}.`,
	left: (who, role) => `${who} lascia il villaggio. La carta: ${role}.`,
};

const drew: Readonly<Record<LotId, (from: readonly string[], drawn: string) => string>> = {
	starter: (from, drawn) => `Tra ${list(from)} la sorte indica ${drawn}: si vota dalla sua sinistra.`,
	lynched: (from, drawn) => `Tra ${list(from)} la sorte sceglie ${drawn}.`,
};

const votes: Readonly<Record<BallotId, (target: string, voters: readonly string[]) => string>> = {
	nomination: (target, voters) => `Contro ${target}: ${list(voters)}.`,
	final: (target, voters) => `Per ${target} al rogo: ${list(voters)}.`,
	'final-repeat': (target, voters) => `Di nuovo, per ${target} al rogo: ${list(voters)}.`,
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
	knowsMasons: (who: string, masons: readonly string[]): string =>
		`${who} riconosce la loggia: ${list(masons)}.`,
	chose,
	choseNobody: (by: string): string => `${by} non fa nomi.`,
	saw: (by: string, target: string, wolf: boolean): string =>
		`${by} scopre che ${target} ${wolf ? 'è' : 'non è'} tra i lupi.`,
	heard: (by: string, target: string, wolf: boolean): string =>
		`${by} sente dal rogo che ${target} ${wolf ? 'era' : 'non era'} tra i lupi.`,
	heardNothing: (by: string): string => `${by} tende l’orecchio, ma dal rogo nessuna voce.`,
	unchanged: (who: string): string => `La carta di ${who} non cambia.`,
	became: (who: string, role: string): string => `La carta di ${who} cambia: adesso è ${role}.`,
	hunted: (prey: string): string => `I lupi scelgono ${prey}.`,
	died,
	/** Somebody would have died, and did not: thanks to somebody else, or by their own nature. */
	guarded: (by: string, who: string): string => `${by} ferma i lupi sulla porta di ${who}.`,
	tough: (who: string): string => `I lupi tornano a mani vuote: ${who} non si lascia prendere.`,
	cameToNothing: (by: string): string => `Grazie ${a(by)} non se ne fa niente.`,
	votes,
	drew,
	stopped: 'Il tavolo ferma la partita qui: non vince nessuno.',
	suspicion: (by: string, target: string, right: boolean): string =>
		`${by} sospettava di ${target}, ${right ? 'e con ragione' : 'ma a torto'}.`,
};
