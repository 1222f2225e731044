import type { PublicSeat, Seat } from '$lib/engine/index';

/** The living on either side of a seat, and its own name: which way the tablet goes round. */
export function neighboursOf(
	seat: Seat,
	seats: readonly PublicSeat[],
): { readonly before: string; readonly now: string; readonly after: string } {
	const ring = seats.filter((person) => person.alive || person.seat === seat);
	const at = ring.findIndex((person) => person.seat === seat);
	const name = (n: number) => ring.at(n % ring.length)?.name ?? '';
	return { before: name(at - 1), now: name(at), after: name(at + 1) };
}

/** The first living seat clockwise after this one: where a vote begins that a lot has placed there (CR9). */
export function livingAfter(seat: Seat, seats: readonly PublicSeat[]): Seat {
	const ring = [...seats.slice(seat + 1), ...seats.slice(0, seat + 1)];
	return ring.find(({ alive }) => alive)?.seat ?? seat;
}
