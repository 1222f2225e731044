// Two evenings at one table, side by side: the same people, the same public behaviour, other cards. Whoever watches from
// outside must not be able to tell which of the two it is, until the rules themselves say something different (K8).
import { Play, type HandView, type Seat, type TableView } from '../../src/lib/engine';
import { dice } from '../../src/lib/sim/dice';
import { act, type Evening } from './acts';
import { chanceOf, unlike, type Twins } from './deals';
import { mayLearn } from './learnt';
import { released, same, type Parting } from './released';
import { unwatched, type Watched } from './watchers';

/** What there is to see of an evening. */
export interface Watch {
	readonly table: (evening: Evening) => TableView;
	readonly hand: (evening: Evening, seat: Seat) => HandView | null;
	/** Whether the tablet stops for this request at all. */
	readonly stops: (evening: Evening) => boolean;
}

export const HONEST: Watch = {
	table: ({ play }) => play.table,
	hand: ({ play }, seat) => play.hand(seat),
	stops: () => true,
};

/** How far the two were the same: until the end, or until the rules let something else be said of each. */
export interface Course {
	readonly day: number;
	readonly until: 'end' | 'release';
	/** What was announced when the rules told the two apart. */
	readonly at: string;
	/** How much each of the watchers has compared. */
	readonly watched: Watched;
}

export class Leak extends Error {}

/** Plays both to the end or to the first thing that the rules let differ; throws a `Leak` at anything else that does. */
export function follow(twins: Twins, watch: Watch = HONEST): Course {
	const { setup, deals, tape } = twins;
	const [one, other] = deals.map((cards): Evening => {
		const chance = chanceOf(twins, cards);
		return { cards, chance, play: new Play(setup, tape, chance) };
	}) as [Evening, Evening];
	const apart = new Set(unlike(twins));
	const watched = unwatched();
	let day = 0;
	let heard = '';
	for (let step = 0; ; step++) {
		const parting: Parting = { evenings: [one, other], apart, heard };
		const [here, there] = [watch.table(one), watch.table(other)];
		const where = `${setup.sheet} ${one.play.request?.key ?? 'the end'}`;
		if (!same(here, there)) {
			if (!released(here, there, parting)) throw new Leak(`${where}: ${JSON.stringify([here, there])}`);
			return { day, until: 'release', at: here.request?.key.split('/')[1] ?? heard, watched };
		}
		watched.table += 1;
		if (here.seats.some(({ alive }) => !alive)) watched.dead += 1;
		const { request } = here;
		if (!request) return { day, until: 'end', at: heard, watched };
		if (request.kind === 'discuss') day = request.day;
		for (const { seat, alive } of here.seats) {
			const hand = lookInto(seat, watch, where, parting, apart);
			if (hand) watched[alive ? 'living' : 'dead'] += 1;
			if (alive && hand?.told.pack) watched.pack += 1;
		}
		heard = request.kind === 'announce' ? request.announcement.of : '';
		for (const evening of [one, other])
			do act(evening, twins, dice(`${tape}/${step}`));
			while (evening.play.request && !watch.stops(evening));
	}
}

/**
 * The hand of a seat in both evenings. What several players see together is no more than each sees alone, so nobody has
 * to be asked whether the pack, or the dead, could tell the two apart by comparing notes. Gives it where it is the same.
 */
function lookInto(
	seat: Seat,
	watch: Watch,
	where: string,
	parting: Parting,
	apart: Set<Seat>,
): HandView | null {
	const [one, other] = parting.evenings;
	const [mine, yours] = [watch.hand(one, seat), watch.hand(other, seat)];
	if (mine === null && yours === null) return null;
	const leak = new Leak(`${where}, seat ${seat}: ${JSON.stringify([mine, yours])}`);
	// Nobody may tell by the looks of it either whether the holder has a power (P3, P4), whatever the card.
	if (mine === null || yours === null || !same(looks(mine), looks(yours))) throw leak;
	const equal = same(mine, yours);
	if (!equal && !apart.has(seat)) {
		if (!mayLearn(mine, yours, parting)) throw leak;
		apart.add(seat);
	}
	return equal ? mine : null;
}

/** What a hand looks like from further away: the step, how many names it wants, whether it has a page of roles. */
const looks = ({ step, shape, questions }: HandView): unknown =>
	step === 'appeal'
		? step // P10: whether a name is taken here is the mayor's own business, behind the hold
		: [
				step,
				shape,
				questions.reduce((sum, { places }) => sum + places.length, 0),
				questions.filter(({ roles }) => roles.length > 0).length,
			];
