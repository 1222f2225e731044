// A night: one lap of equal turns, then everything that was chosen is carried out.
import { ask, isRecord, isSeat, type Lap, type Script, type TurnShape } from './ask';
import type { Game } from './happen';
import { ROLES } from './roles/index';
import { timing, type Power } from './roles/role';
import type { Action, Choice, Refusal, Seat, Told } from './words';

/** The question of whoever has no power tonight: answered like the others, used by the recap alone (P3, GR13). */
const suspicion: Power = { action: 'suspect', names: 1, mandatory: false, act: () => undefined };

/** One lap of all the living, in seat order (P1), taken at nightfall; then the night is resolved. */
export function* night(g: Game): Script {
	g.note({ fact: 'fell', night: g.night + 1 });
	const roster = g.living();
	const gone: Seat[] = [];
	for (const [index, seat] of roster.entries()) {
		const stayed = yield* visit(seat, { kind: 'dusk', index, of: roster.length }, g);
		if (!stayed) gone.push(seat);
	}
	for (const who of gone) g.happen({ kind: 'die', who, cause: 'left', certain: true });
	for (const action of g.sheet.order) power(action)?.act(g.said(action), g);
}

/** One player's turn: choose, then read the answer. False where the player has left the table. */
function* visit(seat: Seat, lap: Lap, g: Game): Script<boolean> {
	const { night } = g;
	const shape = turnShape(g);
	const choices = yield* ask<'turn'>({
		kind: 'turn',
		key: `night${night}/turn/${seat}`,
		seat,
		lap,
		night,
		shape,
	});
	if (choices === 'left') return false;
	const before = knows(seat, g);
	g.note({ fact: 'chose', night, by: seat, choices });
	g.note({ fact: 'told', night, to: seat, told: { ...before, ...learns(seat, g) } });
	yield* ask<'read'>({ kind: 'read', key: `night${night}/read/${seat}`, seat, lap, night });
	return true;
}

/** What a player reads before choosing. */
export const knows = (seat: Seat, g: Game): Told => g.role(seat).knows?.(seat, g) ?? {};

/** What a player reads after choosing; it depends on the state at nightfall and on the own choice alone (P6). */
export function learns(seat: Seat, g: Game): Told {
	const chosen = g.state.chosen.get(seat);
	return chosen ? (g.role(seat).learns?.(seat, chosen, g) ?? {}) : {};
}

/** How many names all the powers of a role may take in one night. */
const NAMES: ReadonlyMap<string, number> = new Map(
	Object.entries(ROLES).map(([role, { powers = [] }]) => [
		role,
		powers.reduce((sum, { names }) => sum + names, 0),
	]),
);

/** P4: as many names as the neediest power of the public deck may want tonight, and never none. */
function turnShape(g: Game): TurnShape {
	let names = suspicion.names;
	for (const role in g.setup.deck) names = Math.max(names, NAMES.get(role) ?? 0);
	return { names };
}

/** What a player may do tonight, with the real question for the places that are left over. */
export function powersOf(seat: Seat, g: Game): Power[] {
	const own = (g.role(seat).powers ?? []).filter((one) => reasonAgainst(one, seat, g) === null);
	const used = own.reduce((sum, { names }) => sum + names, 0);
	return used < turnShape(g).names ? [...own, suspicion] : own;
}

/** The names a power could take tonight, in seat order. */
export const namesFor = (one: Power, seat: Seat, g: Game): Seat[] =>
	g.people.filter((name) => refuseName(one, seat, name.seat, g) === null).map((name) => name.seat);

/** `no-such-power`, `not-yet` or `used-up`, where a power cannot be used tonight; GR14 skips what has no legal name. */
function reasonAgainst(one: Power, seat: Seat, g: Game): Refusal | null {
	if (one.mine && !one.mine(seat, g)) return { refused: 'no-such-power' };
	const when = timing(one, g);
	if (when !== 'now') return { refused: when };
	const nameable = g.people.some((name) => refuseName(one, seat, name.seat, g) === null);
	return nameable ? null : { refused: 'not-yet' };
}

/** CR18: a power of the card that was dealt is used up, even where the holder has become something else since. */
function reasonForNone(action: string, seat: Seat, g: Game): Refusal {
	const lost = (ROLES[g.person(seat).card].powers ?? []).find((one) => one.action === action);
	return { refused: lost && timing(lost, g) === 'used-up' ? 'used-up' : 'no-such-power' };
}

/** FORMAT.md section 4, the precedence of the night. */
export function refuseChoices(seat: Seat, answer: unknown, g: Game): Refusal | null {
	if (!isRecord(answer)) return { refused: 'malformed' };
	if (!g.alive(seat)) return { refused: 'not-alive', seat };
	const own = g.role(seat).powers ?? [];
	for (const action of Object.keys(answer)) {
		if (action === suspicion.action) continue;
		const one = own.find((mine) => mine.action === action);
		const against = one ? reasonAgainst(one, seat, g) : reasonForNone(action, seat, g);
		if (against) return against;
	}
	const tonight = powersOf(seat, g);
	for (const { mandatory, action } of tonight)
		if (mandatory && (answer[action] ?? null) === null) return { refused: 'mandatory' };
	for (const one of [...own, suspicion]) {
		const choice = answer[one.action] ?? null;
		const against = choice === null ? null : refuseChoice(one, seat, choice, g);
		if (against) return against;
	}
	return null;
}

function refuseChoice(one: Power, seat: Seat, choice: unknown, g: Game): Refusal | null {
	if (!isChoice(choice)) return { refused: 'malformed' };
	if (choice.names.length !== one.names) return { refused: 'wrong-number' };
	for (const name of choice.names) {
		const against = refuseName(one, seat, name, g);
		if (against) return against;
	}
	return null;
}

/** GR5: another living player; then what the power itself holds against the name. */
function refuseName(one: Power, seat: Seat, name: Seat, g: Game): Refusal | null {
	if (!isSeat(name, g)) return { refused: 'no-such-player' };
	if (!g.alive(name)) return { refused: 'not-alive', seat: name };
	if (name === seat) return { refused: 'self' };
	const own = one.refuses?.(seat, name, g);
	return own ? { refused: own, seat: name } : null;
}

const isChoice = (value: unknown): value is Choice =>
	isRecord(value) &&
	Array.isArray(value['names']) &&
	value['names'].every((name) => typeof name === 'number');

/** The power behind a verb: the first role of the index that has it. */
function power(action: Action): Power | undefined {
	return ACTS.get(action);
}
const ACTS = new Map(
	Object.values(ROLES)
		.flatMap((role) => role.powers ?? [])
		.map((one) => [one.action, one] as const),
);
