// A night: one lap of equal turns, then everything that was chosen is carried out.
import { ask, type Lap, type Script } from './ask';
import { completed, turnShape } from './choose';
import type { Game } from './happen';
import { answersWait, resolve } from './resolve';
import type { RoleId, Seat, Told } from './words';

/** One lap of all the living, in seat order (P1), taken at nightfall; then the night is resolved. */
export function* night(g: Game): Script {
	const night = g.night + 1;
	g.note({ fact: 'fell', night, shape: turnShape(g, night) });
	const roster = g.living();
	const gone: Seat[] = [];
	for (const [index, seat] of roster.entries()) {
		const stayed = yield* visit(seat, { kind: 'dusk', index, of: roster.length }, g);
		if (!stayed) gone.push(seat);
	}
	for (const who of gone) g.happen({ kind: 'die', who, cause: 'left', certain: true });
	resolve(g);
}

/** One player's turn: choose, then read the answer. False where the player has left the table. */
function* visit(seat: Seat, lap: Lap, g: Game): Script<boolean> {
	const { night } = g;
	const { shape } = g.state;
	const key = `night${night}/turn/${seat}`;
	const choices = yield* ask<'turn'>({ kind: 'turn', key, seat, lap, night, shape });
	if (choices === 'left') return false;
	const before = knows(seat, g);
	g.note({ fact: 'chose', night, by: seat, choices: completed(choices, seat, g) });
	g.note({ fact: 'told', night, to: seat, told: { ...before, ...learns(seat, g) } });
	yield* ask<'read'>({ kind: 'read', key: `night${night}/read/${seat}`, seat, lap, night });
	return true;
}

/** P7: whether the tablet goes round once more at dawn; the public deck and the night alone decide. */
export const hasDawnLap = (g: Game): boolean =>
	answersWait(g) || (g.night >= 1 && g.printed.some(({ hears }) => hears));

/** The lap of the answers that could not be given before: all the living, whoever has come back among them (P7). */
export function* dawnLap(g: Game): Script {
	const roster = g.living();
	const { night } = g;
	for (const [index, seat] of roster.entries()) {
		g.note({ fact: 'told', night, to: seat, told: hears(seat, g) });
		const lap = { kind: 'dawn', index, of: roster.length } as const;
		yield* ask<'read'>({ kind: 'read', key: `night${night}/dawn/${seat}`, seat, lap, night });
	}
}

/** What a player reads before choosing. */
export const knows = (seat: Seat, g: Game): Told => g.role(seat).knows?.(seat, g) ?? {};

/** What a player reads after choosing; it depends on the state at nightfall and on the own choice alone (P6). */
export function learns(seat: Seat, g: Game): Told {
	const chosen = g.state.chosen.get(seat);
	if (!chosen) return {};
	const { powers = [], learns: more } = g.role(seat);
	let told = more?.(seat, chosen, g) ?? {};
	for (const { action, answer, atOnce } of powers) {
		const choice = chosen[action];
		if (choice && answer && (atOnce || !answersWait(g))) told = { ...told, ...answer(seat, choice, g) };
	}
	return told;
}

/** What a player reads at dawn: what the own power has really found, whether it was turned, and what only dawn tells. */
export function hears(seat: Seat, g: Game): Told {
	let told: Told = g.pulledOnto(seat) === undefined ? {} : { controlled: true };
	for (const fact of g.state.facts)
		if (fact.fact === 'found' && fact.night === g.night && fact.to === seat) told = { ...told, ...fact.told };
	return { ...told, ...g.role(seat).hears?.(seat, g) };
}

/** The role as its holder knows it (T12). */
export const believed = (seat: Seat, g: Game): RoleId => g.role(seat).believes ?? g.person(seat).role;
