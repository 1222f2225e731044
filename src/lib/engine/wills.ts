// Last wills (N20 to N23): written by the dead, put aside unread, read out when the notary dies.
import { announce, ask, type Script } from './ask';
import type { Game } from './happen';
import type { Seat } from './words';

/** The longest will, in characters (NR19). */
export const LONGEST_WILL = 140;

/** P12: right after an announced death each of the dead writes; then, if the notary is among them, everything is read. */
export function* wills(dead: readonly Seat[], g: Game): Script {
	if (!envelopeOpen(dead, g)) return;
	for (const seat of dead) {
		if (g.role(seat).readsWills) continue; // NR17
		const { text } = yield* ask<'will'>({
			kind: 'will',
			key: `night${g.night}/will/${seat}`,
			seat,
			most: LONGEST_WILL,
		});
		g.note({ fact: 'willed', who: seat, text });
	}
	const notary = dead.find((seat) => g.role(seat).readsWills);
	if (notary === undefined) return;
	const reads = g.state.facts.flatMap((fact) =>
		fact.fact === 'willed' ? [{ who: fact.who, text: fact.text }] : [],
	);
	yield* announce(g, { of: 'wills', notary, reads });
}

/** Whether wills are written: the public deck has a notary, and none has died before these (NR16, NR18). */
function envelopeOpen(dead: readonly Seat[], g: Game): boolean {
	const printed = g.printed.some((role) => role.readsWills);
	const gone = g.people.some(({ seat, alive }) => !alive && !dead.includes(seat) && g.role(seat).readsWills);
	return printed && !gone;
}
