// The stake of `licantropi`: three secret ballots at the most, then the appeal to the mayor.
import { announce, ask, type Script } from './ask';
import { castBallot, leading } from './ballot';
import type { Game } from './happen';
import { end } from './victory';
import type { Seat } from './words';

const BALLOTS = ['stake-1', 'stake-2', 'stake-3'] as const;

/** L7 to L14. */
export function* stake(g: Game): Script {
	const condemned = yield* verdict(g);
	yield* announce(g, { of: 'condemned', condemned });
	if (condemned !== null) yield* burn(condemned, g);
	else if (hung(g)) yield* end('werewolves', g);
}

/** L7 to L10, LR4 to LR8: a tie is voted on again, among the tied alone, three ballots in all. */
function* verdict(g: Game): Script<Seat | null> {
	const voters = g.living();
	let candidates: readonly Seat[] = voters;
	for (const kind of BALLOTS) {
		const { abstention: abstain } = g.options;
		const first = leading(yield* castBallot({ kind, voters, candidates, abstain, manner: 'secret' }, g));
		const [who, ...equals] = first;
		if (who !== undefined && equals.length === 0) return who;
		const next = kind === 'stake-3' ? 'nobody' : 'repeat';
		const none = { of: 'no-votes', ballot: kind, next } as const;
		yield* announce(g, who === undefined ? none : { of: 'tie', ballot: kind, tied: first, next }, kind);
		if (who !== undefined) candidates = first;
	}
	return null;
}

/** L11 to L13, LR9: the mayor, once in the game, may have somebody else burn. */
function* burn(condemned: Seat, g: Game): Script {
	const heard = windowOpens(g) ? yield* appeal(condemned, g) : 'silence';
	const burned = heard === 'silence' ? condemned : heard.burn;
	const before = g.living();
	g.happen({ kind: 'die', who: burned, cause: 'burned' });
	const dead = before.filter((seat) => !g.alive(seat));
	yield* announce(g, { of: 'burned', burned, dead, ...(heard === 'silence' ? {} : { mayor: heard.by }) });
}

function* appeal(condemned: Seat, g: Game): Script<'silence' | { by: Seat; burn: Seat }> {
	const { day } = g.state;
	const seconds = g.options.appealSeconds;
	const heard = yield* ask<'appeal'>({ kind: 'appeal', key: `day${day}/appeal`, day, condemned, seconds });
	if (heard !== 'silence')
		g.note({ fact: 'marked', mark: { kind: 'spent', on: heard.by, by: heard.by, night: g.night } });
	return heard;
}

/** P10, LR23: the window opens in every game but those whose declared deck has nobody who could speak. */
const windowOpens = (g: Game): boolean => g.printed.some((role) => role.pardons);

/** L26, LR18: one werewolf and two good are left, and three ballots have decided nothing. */
const hung = (g: Game): boolean =>
	g.living().length === 3 && g.living().filter((seat) => g.card(seat).counts === 'wolf').length === 1;
