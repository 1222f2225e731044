// Two evenings at one table, side by side: the same people, the same public behaviour, other cards. Whoever watches from
// outside must not be able to tell which of the two it is, until the rules themselves say something different (K8).
import fc from 'fast-check';
import { Play, staged, type Action, type Choices, type HandView, type Question } from '../../src/lib/engine';
import type { RoleId, Seat, Setup, TableView } from '../../src/lib/engine';
import { randomBot, type Bot } from '../../src/lib/sim/bots';
import { dice, pick, type Dice } from '../../src/lib/sim/dice';
import { answer } from '../../src/lib/sim/match';
import { living, must } from './evening';
import { cardsOf, tables } from './tables';

export interface Twins {
	readonly setup: Setup;
	/** The cards of each evening, in seat order. */
	readonly deals: readonly [readonly RoleId[], readonly RoleId[]];
	/** How those fare by night whose cards differ: let alone if possible, or sought out, or like anybody else. */
	readonly night: 'away' | 'upon' | 'any';
	/** Everybody's behaviour, at every moment. */
	readonly tape: string;
}

/** One of the two. What it keeps to itself is here for the leaks that the tests make on purpose. */
export interface Evening {
	readonly play: Play;
	readonly cards: readonly RoleId[];
}

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

/** Equal to the last field, and in the same order: whoever reads the page could see that too. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How far the two were the same: until the end, or until the rules let something else be said of each. */
export interface Course {
	readonly day: number;
	readonly until: 'end' | 'release';
}

export class Leak extends Error {}

/** The same cards, but for two people who have changed theirs. */
function swap(cards: readonly RoleId[], one: Seat, other: Seat): RoleId[] {
	const from = new Map([
		[one, other],
		[other, one],
	]);
	return cards.map((card, seat) => cards[from.get(seat) ?? seat] ?? card);
}

const shuffle = ({ deck }: Setup, roll: Dice): RoleId[] => mixed(cardsOf(deck), roll);

/** The same things in another order. */
function mixed<T>(things: readonly T[], roll: Dice): T[] {
	const left = [...things];
	return things.flatMap(() => left.splice(roll(left.length), 1));
}

/** Two people have changed cards, and the night falls on others: the longest of all lives side by side. */
export const swapped: fc.Arbitrary<Twins> = fc.tuple(tables(), fc.string()).map(([setup, tape]) => {
	const roll = dice(tape);
	const cards = shuffle(setup, roll);
	const one = roll(cards.length);
	const unlike = cards.flatMap((card, seat) => (card === cards[one] ? [] : [seat]));
	return { setup, deals: [cards, swap(cards, one, pick(unlike, roll) ?? one)], night: 'away', tape };
});

/**
 * The werehamster has changed cards with one whom the wolves are after, while the seer looks for the werehamster: the
 * same two die, each of what killed the other in the other evening.
 */
export const crossed: fc.Arbitrary<Twins> = fc
	.tuple(
		tables().filter(
			({ deck, options }) =>
				deck.werehamster === 1 && deck.seer === 1 && options.firstNightVictim === 'player',
		),
		fc.string(),
	)
	.map(([setup, tape]) => {
		const roll = dice(tape);
		const cards = shuffle(setup, roll);
		const hamster = cards.indexOf('werehamster');
		const prey = cards.flatMap((card, seat) =>
			card === 'werewolf' || card === 'seer' || seat === hamster ? [] : [seat],
		);
		return { setup, deals: [cards, swap(cards, hamster, pick(prey, roll) ?? hamster)], night: 'upon', tape };
	});

/** Everybody may have another card, and nothing is done to keep the two together. */
export const shuffled: fc.Arbitrary<Twins> = fc.tuple(tables(), fc.string()).map(([setup, tape]) => {
	const roll = dice(tape);
	return { setup, deals: [shuffle(setup, roll), shuffle(setup, roll)], night: 'any', tape };
});

/** Plays both to the end or to the first thing that the rules let differ; throws a `Leak` at anything else that does. */
export function follow(twins: Twins, watch: Watch = HONEST): Course {
	const { setup, deals, tape } = twins;
	const [one, other] = deals.map((cards): Evening => {
		return { cards, play: new Play(setup, tape, staged(tape, { 'deal/1': cards, 'deal/2': cards })) };
	}) as [Evening, Evening];
	/** Those whose roles differ, and those who have learnt of it as the rules let them. */
	const apart = new Set(
		setup.names.flatMap((_, seat) => (one.cards[seat] === other.cards[seat] ? [] : [seat])),
	);
	let day = 0;
	let heard = '';
	for (let step = 0; ; step++) {
		const [here, there] = [watch.table(one), watch.table(other)];
		const where = one.play.request?.key ?? 'the end';
		if (!same(here, there)) {
			if (released(here, there, heard)) return { day, until: 'release' };
			throw new Leak(`${where}: ${JSON.stringify([here, there])}`);
		}
		const { request } = here;
		if (!request) return { day, until: 'end' };
		if (request.kind === 'discuss') day = request.day;
		for (const seat of holders(one.play)) {
			if (apart.has(seat)) continue;
			const hands = [watch.hand(one, seat), watch.hand(other, seat)] as const;
			if (same(hands[0], hands[1])) continue;
			if (!hands.some((hand) => mentions(hand, apart))) throw new Leak(`${where}: ${JSON.stringify(hands)}`);
			apart.add(seat);
		}
		heard = request.kind === 'announce' ? request.announcement.of : '';
		for (const evening of [one, other])
			do act(evening, twins, dice(`${tape}/${step}`));
			while (evening.play.request && !watch.stops(evening));
	}
}

/** Whose hand there is to see. */
function holders(play: Play): readonly Seat[] {
	const { request } = play;
	if (request?.kind === 'discuss') return living(play);
	return request?.kind === 'card' || request?.kind === 'turn' || request?.kind === 'read'
		? [request.seat]
		: [];
}

/** What the rules let be different: who is dead at dawn, who is cursed, and whether that or a death by day ends the game. */
function released(here: TableView, there: TableView, heard: string): boolean {
	const [one, other] = [here.request, there.request];
	if (!one || !other)
		return ['dawn', 'verdict', 'departure'].includes(heard) && same(masked(here, END), masked(there, END));
	if (one.kind !== 'announce' || other.kind !== 'announce') return false;
	const [said, told] = [one.announcement, other.announcement];
	if (said.of === 'dawn' && told.of === 'dawn')
		return !same(inOrder(said.dead), inOrder(told.dead)) && same(masked(here, DEATHS), masked(there, DEATHS));
	// Whether a curse is spoken of at all follows from the deck alone (NR8).
	if (said.of === 'nominees' && told.of === 'nominees' && 'cursed' in said === 'cursed' in told)
		return said.cursed !== told.cursed && same(masked(here, CURSE), masked(there, CURSE));
	return false;
}
const inOrder = (seats: readonly Seat[]): Seat[] => seats.toSorted((a, b) => a - b);
const DEATHS = ['dead', 'nobodyMauled', 'alive'];
const CURSE = ['cursed', 'nominees'];
const END = ['phase', 'night', 'request', 'undoable'];

/** A view without some of its fields, however deep they lie. */
const masked = (view: TableView, fields: readonly string[]): string =>
	JSON.stringify(view, (field, value: unknown) => (fields.includes(field) ? undefined : value));

/** Whether the holder reads of somebody, or has chosen somebody, whose role is not the same in both. */
function mentions(hand: HandView | null, apart: ReadonlySet<Seat>): boolean {
	let found = false;
	JSON.stringify([hand?.told, hand?.chosen], (_, value: unknown) => {
		found ||= typeof value === 'number' && apart.has(value);
		return value;
	});
	return found;
}

/** One step of one evening: the same roll in both, whatever the cards. */
function act(evening: Evening, twins: Twins, roll: Dice): void {
	const { play } = evening;
	const { request } = play;
	if (!request) return;
	if (roll(60) === 0 && play.undo() === null) return;
	if (request.kind === 'card' && request.key.startsWith('deal1/') && roll(200) === 0)
		return must(play, 'redeal');
	if (request.kind === 'turn' && roll(80) === 0) return must(play, 'left');
	if (request.kind === 'discuss' && roll(20) === 0)
		return must(play, { left: pick(living(play), roll) ?? 0 });
	const bot: Bot = { ...randomBot, turn: (hand) => turn(hand, evening, twins) };
	must(play, answer(request, play, bot, roll));
}

/** By night a power does the same whoever has it; the packs agree in some nights, and in others they do not. */
function turn({ seat, told, questions }: HandView, evening: Evening, twins: Twins): Choices {
	const { night } = evening.play.table;
	const rank = (told.pack ?? []).filter((wolf) => wolf < seat).length;
	const agreed = dice(`${twins.tape}/${night}`)(2) === 0;
	const named = ({ action, places, mandatory }: Question) => {
		const [legal = []] = places;
		const roll = dice(`${twins.tape}/${night}/${action}/${action === 'suspect' ? seat : agreed ? 0 : rank}`);
		if (!mandatory && roll(4) === 0) return null;
		const liked = likes(action, evening, twins, roll);
		return { names: liked.filter((name) => legal.includes(name)).slice(0, places.length) };
	};
	return Object.fromEntries(questions.map((question) => [question.action, named(question)]));
}

/** All the seats, those first whom an action falls upon. */
function likes(action: Action, { cards }: Evening, { setup, deals, night }: Twins, roll: Dice): Seat[] {
	const order = mixed([...setup.names.keys()], roll);
	const apart = order.filter((seat) => deals[0][seat] !== deals[1][seat]);
	const others = order.filter((seat) => !apart.includes(seat));
	if (night === 'any') return order;
	if (night === 'away' || (action !== 'see' && action !== 'maul')) return [...others, ...apart];
	const sought = apart.filter((seat) => (cards[seat] === 'werehamster') === (action === 'see'));
	return [...sought, ...others, ...apart];
}
