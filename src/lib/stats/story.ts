// A finished game as the lists know it: when, who, which sheet, and the recap that was kept of it (K13, K14).
import type { GameHead } from '../db/index';
import { isNumber, isRecord } from '../db/index';
import { SHEETS, type Allegiance, type Recap, type Seat, type SheetId, type Side } from '../engine/index';

/** Whom somebody wins with, whatever a sheet calls it. */
export type Camp = Exclude<Allegiance, 'humans' | 'werewolves' | 'pack'>;

const CAMPS: Readonly<Record<Allegiance, Camp>> = {
	humans: 'village',
	village: 'village',
	wolves: 'wolves',
	werewolves: 'wolves',
	pack: 'wolves',
	werehamster: 'werehamster',
	piper: 'piper',
	solitary: 'solitary',
};

/** A finished game. */
export interface Story {
	readonly id: string;
	/** When it ended, in ms of the wall clock. */
	readonly playedAt: number;
	readonly sheet: string;
	/** The names round the table, in seat order. */
	readonly names: readonly string[];
	/** The saved group that played, if it was one. */
	readonly group: string | null;
	/** `null` where what was kept cannot be read: the game is still there to be listed and deleted. */
	readonly recap: Recap | null;
}

/** The story of a stored game. */
export function storyOf({ id, title, createdAt, finishedAt, recap }: GameHead): Story {
	return { ...title, id, playedAt: finishedAt ?? createdAt, recap: isRecap(recap) ? recap : null };
}

/** The camp that won; `null` where the table stopped the game. */
export const winnerOf = ({ side }: Recap): Camp | null => (side === null ? null : CAMPS[side]);

/** The camp of a seat, as its role stands at the end. */
export function campOf(seat: Seat, { sheet, people }: Recap): Camp | null {
	const role = people[seat]?.role;
	const side = role && SHEETS[sheet].cards[role]?.side;
	return side ? CAMPS[side] : null;
}

const isSheet = (value: unknown): value is SheetId =>
	typeof value === 'string' && Object.hasOwn(SHEETS, value);
const isSide = (value: unknown): value is Side => typeof value === 'string' && Object.hasOwn(CAMPS, value);

/** Whether a stored value has the shape of a recap. What its facts say is told as it stands. */
function isRecap(value: unknown): value is Recap {
	if (!isRecord(value) || !isSheet(value['sheet'])) return false;
	const { sheet, side, winners, nights, people, facts, deck, options } = value;
	const cards: object = SHEETS[sheet].cards;
	const isCard = (role: unknown) => typeof role === 'string' && Object.hasOwn(cards, role);
	const isPerson = (one: unknown) =>
		isRecord(one) && typeof one['name'] === 'string' && isCard(one['card']) && isCard(one['role']);
	return (
		(side === null || isSide(side)) &&
		isNumber(nights) &&
		isRecord(deck) &&
		isRecord(options) &&
		Array.isArray(winners) &&
		winners.every(isNumber) &&
		Array.isArray(people) &&
		people.every(isPerson) &&
		Array.isArray(facts) &&
		facts.every((fact) => isRecord(fact) && typeof fact['fact'] === 'string')
	);
}
