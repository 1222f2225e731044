// THE GAME. An evening reads from top to bottom: deal, then night, dawn and day until somebody has won.
import { announce, ask, type Lap, type Script } from './ask';
import { drawLot } from './ballot';
import type { Game } from './happen';
import { dealCards } from './deal';
import { believed, dawnLap, hasDawnLap, knows, night } from './night';
import { checkpoint } from './victory';

import type { Seat } from './words';

export function* play(g: Game): Script {
	yield* deal(g);
	if (g.sheet.opens === 'day') {
		yield* announce(g, { of: 'prelude' }); // L5
		yield* day(g);
	}
	while (!g.over) {
		yield* night(g);
		yield* dawn(g);
		if (!g.over) yield* day(g);
	}
}

/** C5, P2: everybody looks at the own card in turn. Whoever has seen a card not their own calls for a new deal. */
function* deal(g: Game): Script {
	let attempt = 0;
	do dealCards(g, ++attempt);
	while (!(yield* cardLap(g, attempt)));
	for (const { seat } of g.people) g.role(seat).begins?.(seat, g);
}

/** False where the cards have to be dealt again. */
function* cardLap(g: Game, attempt: number): Script<boolean> {
	const choosing = g.printed.some(({ offered }) => offered);
	for (const { seat } of g.people) {
		const lap = { kind: 'deal', index: seat, of: g.people.length } as const;
		const seen = yield* ask<'card'>({ kind: 'card', key: `deal${attempt}/card/${seat}`, seat, lap });
		if (seen === 'redeal') return false;
		g.note({ fact: 'told', night: g.night, to: seat, told: { role: believed(seat, g), ...knows(seat, g) } });
		if (choosing) yield* omen(seat, lap, attempt, g);
	}
	return true;
}

/** P14: everybody picks one of two; for the thief it is a card, and from then on the thief is that role (T22). */
function* omen(seat: Seat, lap: Lap, attempt: number, g: Game): Script {
	const { pick } = yield* ask<'omen'>({ kind: 'omen', key: `deal${attempt}/omen/${seat}`, seat, lap });
	const role = g.role(seat).offered?.(g)[pick];
	if (role) {
		g.happen({ kind: 'become', who: seat, role });
		g.note({ fact: 'told', night: g.night, to: seat, told: { becomes: believed(seat, g) } });
	}
	yield* ask<'read'>({ kind: 'read', key: `deal${attempt}/read/${seat}`, seat, lap, night: g.night });
}

/** C19, GR9: the dead are named together, without cause and without role; then the end is tested (GR1). */
function* dawn(g: Game): Script {
	g.note({ fact: 'rose', at: 'dawn' });
	const dead = g
		.deaths(g.night)
		.map(({ who }) => who)
		.filter((who) => !g.alive(who));
	const moderatorMauled = g.night === 1 && g.options.firstNightVictim === 'moderator';
	const nobodyMauled = dead.length === 0 && !moderatorMauled;
	const news = g.sheet.dawnNews?.(g, dead);
	yield* announce(g, { of: 'dawn', night: g.night, dead, moderatorMauled, nobodyMauled, ...news });
	yield* checkpoint(g);
	if (g.over) return;
	if (hasDawnLap(g)) yield* dawnLap(g);
	if (g.sheet.opener) yield* opener(g.sheet.opener, g);
	yield* lastRites(dead, g);
}

/** C19 to C25: the discussion, then the trial; then the end is tested (GR1). */
function* day(g: Game): Script {
	g.note({ fact: 'rose', at: 'day', day: g.state.day + 1 });
	yield* discussion(g);
	if (g.over) return;
	const before = g.living();
	yield* g.sheet.trial(g);
	yield* checkpoint(g);
	yield* lastRites(
		before.filter((seat) => !g.alive(seat)),
		g,
	);
}

function* lastRites(dead: readonly Seat[], g: Game): Script {
	if (!g.over && dead.length > 0) yield* g.sheet.lastRites?.(dead, g) ?? [];
}

/** C19: the timer rings, people decide. Somebody may leave the table here; that is a death like any other. */
function* discussion(g: Game): Script {
	const { day } = g.state;
	for (let turn = 1; ; turn++) {
		const seconds = g.options.discussionSeconds;
		const next = yield* ask<'discuss'>({ kind: 'discuss', key: `day${day}/discuss/${turn}`, day, seconds });
		if (next === 'vote') return;
		const before = g.living();
		g.happen({ kind: 'die', who: next.left, cause: 'left', certain: true });
		const grief = before.filter((seat) => !g.alive(seat) && seat !== next.left);
		const news = grief.length > 0 ? { grief } : {};
		yield* announce(g, { of: 'departure', who: next.left, ...news }, next.left);
		yield* checkpoint(g);
		if (g.over) return;
		yield* lastRites([next.left, ...grief], g);
	}
}

/** CR9: the vote starts on the left of last night's dead; a quiet night leaves the mark where the one before had put it. */
function* opener(among: 'living' | 'anybody', g: Game): Script {
	let night = g.night;
	while (night > 1 && fallen(g, night).length === 0) night--;
	const dead = fallen(g, night);
	const drawn = dead.length > 1 && night === g.night;
	const from = drawn ? yield* drawLot('starter', dead, g) : (drawnAmong(dead, g) ?? dead[0]);
	const seats = among === 'living' ? g.living() : g.people.map(({ seat }) => seat);
	const starter = g.clockwise(from === undefined ? 0 : from + 1, seats)[0] ?? 0;
	yield* announce(g, { of: 'starter', starter, drawn });
}

/** The lot that has already decided between the dead of one night. */
function drawnAmong(dead: readonly Seat[], g: Game): Seat | undefined {
	for (const fact of g.state.facts)
		if (fact.fact === 'drew' && fact.lot === 'starter' && dead.includes(fact.drawn)) return fact.drawn;
	return undefined;
}

/** Those whom a night has killed, in seat order; whoever left the table is not among them. */
const fallen = (g: Game, night: number): Seat[] =>
	g
		.deaths(night)
		.filter(({ cause }) => cause !== 'left')
		.map(({ who }) => who);
