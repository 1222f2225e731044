// What the rules let one player learn of cards that are not the same in two evenings: for each kind of news, whose.
import type { HandView, Seat, Told } from '../../src/lib/engine';
import type { Evening } from './acts';
import { living } from './evening';
import { masked, same, type Parting } from './released';

type Learnt = 'about' | 'pack' | 'never' | 'neighbours' | 'chosen' | 'strings';

/** When news may differ: if it is about somebody whose role differs, or as the paragraph says. */
const NEWS: Readonly<Record<keyof Told, Learnt>> = {
	role: 'never', // the own card
	offered: 'never', // T22: what was left over
	pack: 'about', // P5
	packRoles: 'about', // TR27
	picks: 'about', // P8
	lastPrey: 'pack', // P8: whoever joins a pack reads what it chose, and another pack chooses otherwise
	traitor: 'about', // L4
	masons: 'about', // C12
	drunkards: 'about', // N3
	guards: 'about', // L4
	lovers: 'about', // LR22
	colleague: 'about', // CR19, NR14
	see: 'about', // C8, T11, T12
	aura: 'about', // L19
	mystic: 'about', // L18
	alignment: 'about', // L20
	medium: 'about', // C9, N4
	sniff: 'about', // T18
	puppet: 'about', // T21
	becomes: 'chosen', // CR18, N24: what the person is whom they copy
	bear: 'neighbours', // T17
	controlled: 'strings', // T21
	duel: 'strings', // T26: whom a controlled knight met
	charmed: 'strings', // T26: whom a controlled piper charmed
};

/** Whether the holder may see this difference: the news differs as it may, and with it only what follows from news. */
export function mayLearn(one: HandView, other: HandView, parting: Parting): boolean {
	const fields = Object.keys({ ...one.told, ...other.told }) as (keyof Told)[];
	const differing = fields.filter((field) => !same(one.told[field], other.told[field]));
	const named = mentions([one.chosen, other.chosen], parting.apart);
	if (differing.length === 0 && !named) return false;
	const pulled = strings(one, other, parting);
	return (
		// News of a kind that no rule knows is a leak, whatever it says.
		differing.every(
			(field) => field in NEWS && (pulled || allows(NEWS[field], one, other, field, parting)),
		) && same(masked(one, FOLLOWS), masked(other, FOLLOWS))
	);
}
const FOLLOWS = ['told', 'questions', 'chosen', 'notebook'];

function allows(
	rule: Learnt,
	one: HandView,
	other: HandView,
	field: keyof Told,
	{ apart, evenings }: Parting,
): boolean {
	switch (rule) {
		case 'about':
			return mentions([one.told[field], other.told[field]], apart);
		case 'pack':
			return mentions([one.told.pack, other.told.pack], apart);
		case 'chosen':
			return mentions([one.chosen, other.chosen], apart);
		case 'neighbours':
			// TR24, T26: a controlled tamer hears the bear at somebody else's place, and is not told whose.
			return (
				(one.told.controlled ?? false) ||
				neighbours(one.seat, living(evenings[0].play)).some((seat) => apart.has(seat))
			);
		case 'strings':
		case 'never':
			return false;
	}
}

/** T21, T26, TR24: another puppeteer turns others, or turns them elsewhere; whoever was turned is told what came of it. */
const strings = (one: HandView, other: HandView, { evenings: [here, there] }: Parting): boolean =>
	(one.told.controlled ?? other.told.controlled ?? false) && puppeteer(here) !== puppeteer(there);

/** Who may be pulling the strings: where the card was left over, the thief may have taken it (T22). */
const puppeteer = ({ cards }: Evening): Seat =>
	cards.indexOf(cards.includes('puppeteer') ? 'puppeteer' : 'thief');

/** The living on either side (T17). */
function neighbours(seat: Seat, ring: readonly Seat[]): Seat[] {
	const at = ring.indexOf(seat);
	return [-1, 1].map((step) => ring.at((at + step) % ring.length) ?? seat);
}

/** Whether there is a seat in it whose role is not the same in both. */
function mentions(what: unknown, apart: ReadonlySet<Seat>): boolean {
	let found = false;
	JSON.stringify(what, (_, value: unknown) => {
		found ||= typeof value === 'number' && apart.has(value);
		return value;
	});
	return found;
}
