// What each player may choose tonight, and everything that stands against a choice.
import { isRecord, isSeat } from './ask';
import type { Game } from './happen';
import { ROLES } from './roles/index';
import { timing, type Power } from './roles/role';
import type { Refusal, RefusalCode } from './refusal';
import type { Action, Choice, Choices, RoleId, Seat, TurnShape } from './words';

/** The questions of whoever has no power tonight: answered like the others, used by the recap alone (P3, GR13). */
const SUSPICION: Power = { action: 'suspect', names: 1 };
const TRUST: Power = { action: 'trust', names: 1 };
const WISH: Power = { action: 'wish', names: 0 };
const DECOYS: readonly Power[] = [SUSPICION, TRUST, WISH];
const isDecoy = (action: string): boolean => DECOYS.some((decoy) => decoy.action === action);

const placesOf = (power: Power): number => power.places ?? power.names;

const sum = (powers: readonly Power[], of: (power: Power) => number): number =>
	powers.reduce((all, power) => all + of(power), 0);

/** P4: as many names as the neediest role of the public deck may want in this night, and never none. */
export function turnShape(g: Game, night: number): TurnShape {
	const tonight = g.printed.map(({ powers = [] }) =>
		powers.filter((power) => (power.nights?.(night, g.options) ?? 'now') === 'now'),
	);
	return {
		names: Math.max(1, ...tonight.map((powers) => sum(powers, placesOf))),
		roles: tonight.flatMap((powers) => powers.flatMap(({ roles = [] }) => roles)),
		nobody: tonight.some((powers) => powers.some(({ action }) => g.sheet.mayPass.includes(action))),
	};
}

/** Whether somebody of the public deck could have used this verb by now. */
export const deckCould = (action: Action, g: Game): boolean =>
	g.printed.some(({ powers = [] }) =>
		powers.some((one) => one.action === action && timing(one, g) !== 'not-yet'),
	);

/** What a player may do tonight, with the real questions for the places that are left over. */
export function powersOf(seat: Seat, g: Game): Power[] {
	const { shape } = g.state;
	const own = (g.role(seat).powers ?? []).filter(
		(one) => reasonAgainst(one, seat, g) === null && one.rests?.(seat, g) === undefined,
	);
	const left = shape.names - sum(own, (one) => placesNow(one, seat, g));
	const decoys = [SUSPICION, TRUST].slice(0, Math.max(0, left));
	const wish = shape.roles.length > 0 && !own.some(({ roles }) => roles) ? [wishAmong(shape.roles)] : [];
	return [...own, ...decoys, ...wish];
}

const wishAmong = (roles: readonly RoleId[]): Power => ({ ...WISH, roles });

/** Whether a verb must name somebody; the sheet says which may pass. */
export const mandatory = (action: Action, g: Game): boolean =>
	!isDecoy(action) && !g.sheet.mayPass.includes(action);

/** The names each place of a power could take tonight, in seat order. */
export const legalNames = (power: Power, seat: Seat, g: Game): Seat[][] =>
	Array.from({ length: placesNow(power, seat, g) }, (_, place) => namesAt(power, place, seat, g));

function namesAt(power: Power, place: number, seat: Seat, g: Game): Seat[] {
	return g.people.map((one) => one.seat).filter((name) => nameable(power, place, seat, name, g));
}

const nameable = (power: Power, place: number, seat: Seat, name: Seat, g: Game): boolean =>
	commonReason(power, place, seat, name, g) === undefined &&
	// The other names are not known yet: the same one twice can only be judged when all are there.
	power.refuses?.(seat, name, place === 0 ? [name] : [], g) === undefined;

/** `no-such-power`, `not-yet` or `used-up`, where a power cannot be used tonight; GR14 skips what has no legal name. */
function reasonAgainst(power: Power, seat: Seat, g: Game): Refusal | null {
	const lost = power.lost?.(seat, g);
	if (lost) return { refused: lost };
	const when = timing(power, g);
	if (when !== 'now') return { refused: when };
	for (let place = 0; place < placesOf(power); place++)
		if (!g.people.some((name) => nameable(power, place, seat, name.seat, g))) return { refused: 'not-yet' };
	return null;
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
		if (isDecoy(action)) continue;
		const one = own.find((mine) => mine.action === action);
		const against = one ? reasonAgainst(one, seat, g) : reasonForNone(action, seat, g);
		if (against) return against;
	}
	for (const { action } of powersOf(seat, g))
		if (mandatory(action, g) && (answer[action] ?? null) === null) return { refused: 'mandatory' };
	for (const one of own) {
		const against = refuseOne(one, seat, answer, g);
		if (against) return against;
	}
	return (
		refuseOne(SUSPICION, seat, answer, g) ??
		refuseOne(TRUST, seat, answer, g) ??
		refuseOne(WISH, seat, answer, g)
	);
}

function refuseOne(
	power: Power,
	seat: Seat,
	answer: Readonly<Record<string, unknown>>,
	g: Game,
): Refusal | null {
	const choice = answer[power.action] ?? null;
	if (choice === null) return null;
	if (!isChoice(choice)) return { refused: 'malformed' };
	// A name that stands for more must itself be good, before the others are counted.
	const alone = power.complete && choice.names.length === placesOf(power);
	const against = alone ? firstCommon(power, seat, choice.names, g) : null;
	if (against) return against;
	const names = power.complete?.(choice.names, g) ?? choice.names;
	if (names.length !== wanted(power, seat, g)) return { refused: power.wrongNumber ?? 'wrong-number' };
	const rests = power.rests?.(seat, g);
	if (rests) return { refused: rests };
	const common = firstCommon(power, seat, names, g);
	if (common) return common;
	for (const name of names) {
		const code = power.refuses?.(seat, name, names, g);
		if (code) return { refused: code, seat: name };
	}
	const roles = power === WISH ? g.state.shape.roles : power.roles;
	return roles && !roles.some((role) => role === choice.role) ? { refused: 'role-not-allowed' } : null;
}

/** The common reason that is told first, whatever name it is about. */
function firstCommon(power: Power, seat: Seat, names: readonly Seat[], g: Game): Refusal | null {
	let first: number = COMMON.length;
	let about: Seat | undefined;
	for (const [place, name] of names.entries()) {
		const code = commonReason(power, place, seat, name, g);
		const rank = code === undefined ? first : COMMON.indexOf(code);
		if (rank < first) [first, about] = [rank, name];
	}
	const refused = COMMON[first];
	if (refused === undefined) return null;
	return refused === 'no-such-player' || about === undefined ? { refused } : { refused, seat: about };
}

/** How many names a power takes: as many as it wants, or all there are (TR19, TR26). */
function wanted(power: Power, seat: Seat, g: Game): number {
	const own = power.selfAt ? 0 : 1;
	const there = power.on === 'dead' ? power.names : g.living().length - own;
	return Math.min(power.names, there);
}

/** The places of the list that a power fills tonight: none for a name that it can no longer take (TR26, P4). */
const placesNow = (power: Power, seat: Seat, g: Game): number =>
	Math.min(placesOf(power), wanted(power, seat, g));

/** GR5 and its like, in the order in which they are told. */
const COMMON = ['no-such-player', 'not-alive', 'not-dead', 'self'] as const satisfies readonly RefusalCode[];

function commonReason(
	power: Power,
	place: number,
	seat: Seat,
	name: Seat,
	g: Game,
): (typeof COMMON)[number] | undefined {
	if (!isSeat(name, g)) return 'no-such-player';
	if (power.on === 'dead') return g.alive(name) ? 'not-dead' : undefined;
	if (!g.alive(name)) return 'not-alive';
	return name === seat && !power.selfAt?.includes(place) ? 'self' : undefined;
}

/** The choices with all their names, ready to be a fact. */
export function completed(choices: Choices, seat: Seat, g: Game): Choices {
	const all: Partial<Record<Action, Choice | null>> = { ...choices };
	for (const { action, complete } of g.role(seat).powers ?? []) {
		const choice = choices[action];
		if (complete && choice) all[action] = { ...choice, names: complete(choice.names, g) };
	}
	return all;
}

const isChoice = (value: unknown): value is Choice =>
	isRecord(value) &&
	Array.isArray(value['names']) &&
	value['names'].every((name) => typeof name === 'number') &&
	(value['role'] === undefined || typeof value['role'] === 'string');
