// THE GAME. An evening reads from top to bottom: deal, then night, dawn and day until somebody has won.
import { announce, ask, type Script } from './ask';
import type { Game } from './happen';
import { knows, night } from './night';
import { checkpoint } from './victory';
import { drawLot } from './vote';
import type { Deck, RoleId, Seat } from './words';

export function* play(g: Game): Script {
	yield* deal(g);
	while (!g.over) {
		yield* night(g);
		yield* dawn(g);
		if (!g.over) yield* day(g);
	}
}

/** C5, P5: everybody looks at the own card in turn. Whoever has seen a card not their own calls for a new deal. */
function* deal(g: Game): Script {
	for (let attempt = 1; ; attempt++) {
		g.note({ fact: 'dealt', cards: g.chance.shuffle(`deal/${attempt}`, cardsOf(g.setup.deck)), attempt });
		if (yield* cardLap(g, attempt)) return;
	}
}

function* cardLap(g: Game, attempt: number): Script<boolean> {
	for (const { seat } of g.people) {
		const lap = { kind: 'deal', index: seat, of: g.people.length } as const;
		const seen = yield* ask<'card'>({ kind: 'card', key: `deal${attempt}/card/${seat}`, seat, lap });
		if (seen === 'redeal') return false;
		g.note({ fact: 'told', night: 0, to: seat, told: { role: g.person(seat).role, ...knows(seat, g) } });
	}
	return true;
}

/** C19, GR9: the dead are named together, without cause and without role; then the end is tested (GR1). */
function* dawn(g: Game): Script {
	g.note({ fact: 'rose', at: 'dawn' });
	const dead = g.deaths(g.night).map(({ who }) => who);
	const moderatorMauled = g.night === 1 && g.options.firstNightVictim === 'moderator';
	yield* announce(g, {
		of: 'dawn',
		night: g.night,
		dead,
		moderatorMauled,
		nobodyMauled: dead.length === 0 && !moderatorMauled,
	});
	checkpoint(g);
}

/** C19 to C25: who opens the vote, the discussion, the trial; then the end is tested (GR1). */
function* day(g: Game): Script {
	g.note({ fact: 'rose', at: 'day' });
	yield* opener(g);
	yield* discussion(g);
	if (g.over) return;
	yield* g.sheet.trial(g);
	checkpoint(g);
}

/** C19: the timer rings, people decide. Somebody may leave the table here; that is a death like any other. */
function* discussion(g: Game): Script {
	const day = g.night;
	for (let turn = 1; ; turn++) {
		const seconds = g.options.discussionSeconds;
		const next = yield* ask<'discuss'>({ kind: 'discuss', key: `day${day}/discuss/${turn}`, day, seconds });
		if (next === 'vote') return;
		g.happen({ kind: 'die', who: next.left, cause: 'left', certain: true });
		yield* announce(g, { of: 'departure', who: next.left }, next.left);
		if (checkpoint(g)) return;
	}
}

/** CR9: the vote starts on the left of last night's dead; a quiet night leaves the mark where the one before had put it. */
function* opener(g: Game): Script {
	let night = g.night;
	while (night > 1 && fallen(g, night).length === 0) night--;
	const dead = fallen(g, night);
	const drawn = dead.length > 1 && night === g.night;
	const from = drawn ? yield* drawLot('starter', `day${night}`, dead, g) : (drawnAmong(dead, g) ?? dead[0]);
	const starter = g.clockwise(from === undefined ? 0 : from + 1, g.living())[0] ?? 0;
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

/** The cards of a deck, in the order of its roles. */
const cardsOf = (deck: Deck): RoleId[] =>
	(Object.keys(deck) as RoleId[]).sort().flatMap((role) => Array<RoleId>(deck[role] ?? 0).fill(role));
