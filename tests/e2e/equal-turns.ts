// Deals that differ in nothing but who has which card, played along beside the browser.
import { open, type Play, type RoleId, type Seat, type Setup } from '../../src/lib/engine';
import { choicesFrom } from '../../src/lib/ui/screens/choices';
import { playedTo } from './record';

/** Which end of the list of names a finger goes to. */
export type Choice = 'first' | 'last';

/** A deal in which these roles sit side by side from a seat on, everybody alive, at the turn of the first of them. */
export function dealt(setup: Setup, roles: readonly RoleId[], from: Seat, name: string): Play {
	for (let n = 0; n < 100_000; n++) {
		const play = playedTo(setup, `${name}/${n}`, from);
		const isThat = (role: RoleId, at: number) => play !== null && cardOf(play, from + at) === role;
		if (play?.table.seats.every(({ alive }) => alive) && roles.every(isThat)) return play;
	}
	throw new Error(`nobody deals ${roles.join()}`);
}

function cardOf({ log }: Play, seat: Seat): RoleId | undefined {
	const { play } = open(log, log.entries);
	play.stop();
	return play.recap?.people[seat]?.card;
}

/** Whom a seat names in its turn: for each place on the list of names another, from that end. */
export function named(play: Play, seat: Seat, choice: Choice): readonly Seat[] {
	const [hand, request] = [play.hand(seat), play.request];
	if (!hand || request?.kind !== 'turn') throw new Error('it is not their turn');
	const legal = hand.questions.flatMap(({ places }) => places);
	const everybody = play.table.seats.map((one) => one.seat);
	const names: Seat[] = [];
	for (let place = 0; place < request.shape.names; place++) {
		const free = (legal[place] ?? everybody).filter((one) => one !== seat && !names.includes(one));
		names.push(free.at(choice === 'first' ? 0 : -1) ?? seat);
	}
	return names;
}

/** Answers so in the game that is played along; gives how many pages that seat has to read then. */
export function answered(play: Play, seat: Seat, names: readonly Seat[]): number {
	const hand = play.hand(seat);
	const refused = hand ? play.decide(choicesFrom(names, null, hand)) : null;
	if (refused) throw new Error(refused.refused);
	let pages = 0;
	for (; play.request?.kind === 'read' && play.request.seat === seat; pages++) play.decide('read');
	return pages;
}
