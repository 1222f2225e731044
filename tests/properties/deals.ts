// Pairs of deals at one table: the same people, other cards.
import fc from 'fast-check';
import { seeded, type RoleId, type Seat, type Setup, type SheetId } from '../../src/lib/engine';
import { dice, pick, type Dice } from '../../src/lib/sim/dice';
import { realDeal, tables } from './tables';

export interface Twins {
	readonly setup: Setup;
	/** The cards of each evening, in seat order. */
	readonly deals: readonly [readonly RoleId[], readonly RoleId[]];
	/** How those fare by night whose cards differ: let alone if possible, or sought out, or like anybody else. */
	readonly night: 'away' | 'upon' | 'any';
	/** How they fare in the votes. */
	readonly day: 'away' | 'any';
	/** Everybody's behaviour, at every moment. */
	readonly tape: string;
}

export type Chance = ReturnType<typeof seeded>;

/** Those whose cards differ. */
export const unlike = ({ deals: [one, other] }: Twins): Seat[] =>
	one.flatMap((card, seat) => (card === other[seat] ? [] : [seat]));

/**
 * The chance of one of the two evenings: the deal as written, all else by the tape. The same cards are left over in
 * every deal, and the lunatic's table, being drawn, begins with those whose cards do not differ (TR28), so that what is
 * drawn about them is the same in both.
 */
export function chanceOf(twins: Twins, cards: readonly RoleId[]): Chance {
	const chance = seeded(twins.tape);
	const apart: readonly unknown[] = unlike(twins);
	return {
		pick: (name, from) => chance.pick(name, from),
		shuffle<T>(name: string, items: readonly T[]): T[] {
			if (name.startsWith('deal/')) return [...cards] as T[];
			const order = chance.shuffle(name.replace(/^left\/\d+/, 'left/1'), items);
			if (name !== 'lunatic/table') return order;
			return [...order.filter((one) => !apart.includes(one)), ...order.filter((one) => apart.includes(one))];
		},
	};
}

/** The same cards, but for two people who have changed theirs. */
function swap(cards: readonly RoleId[], one: Seat, other: Seat): RoleId[] {
	const from = new Map([
		[one, other],
		[other, one],
	]);
	return cards.map((card, seat) => cards[from.get(seat) ?? seat] ?? card);
}

/** The same things in another order. */
export function mixed<T>(things: readonly T[], roll: Dice): T[] {
	const left = [...things];
	return things.flatMap(() => left.splice(roll(left.length), 1));
}

/**
 * Two people have changed cards, and the night falls on others: the longest of all lives side by side. Where a role is
 * given, and was dealt, it is one of the two cards; where sizes are given, the table is of one of them.
 */
export const swapped = (
	sheet: SheetId,
	{ role, sizes }: { readonly role?: RoleId | undefined; readonly sizes?: readonly number[] } = {},
): fc.Arbitrary<Twins> =>
	fc
		.tuple(
			tables(sheet, sizes).filter(({ deck }) => !role || (deck[role] ?? 0) > 0),
			fc.string(),
		)
		.map(([setup, tape]) => {
			const roll = dice(tape);
			const { cards } = realDeal(setup, tape);
			// By kind, so that a single card is one of the two as often as one of many farmers.
			const kinds = mixed([...new Set(cards)], roll);
			const [first, second] =
				role && cards.includes(role) ? [role, ...kinds.filter((kind) => kind !== role)] : kinds;
			const holder = (kind: RoleId | undefined): Seat =>
				pick(
					cards.flatMap((card, seat) => (card === kind ? [seat] : [])),
					roll,
				) ?? 0;
			const deals = [cards, swap(cards, holder(first), holder(second))] as const;
			return { setup, deals, night: 'away', day: roll(2) === 0 ? 'away' : 'any', tape };
		});

/**
 * The werehamster has changed cards with one whom the wolves are after, while the seer looks for the werehamster: the
 * same two die, each of what killed the other in the other evening.
 */
export const crossed = (sheet: SheetId): fc.Arbitrary<Twins> =>
	fc
		.tuple(
			tables(sheet).filter(
				({ deck, options }) =>
					deck.werehamster === 1 && deck.seer === 1 && options.firstNightVictim === 'player',
			),
			fc.string(),
		)
		.map(([setup, tape]) => {
			const { cards } = realDeal(setup, tape);
			const hamster = cards.indexOf('werehamster');
			const prey = cards.flatMap((card, seat) =>
				card === 'werewolf' || card === 'seer' || seat === hamster ? [] : [seat],
			);
			const deals = [cards, swap(cards, hamster, pick(prey, dice(tape)) ?? hamster)] as const;
			return { setup, deals, night: 'upon', day: 'any', tape };
		});

/** Everybody may have another card, and nothing is done to keep the two together. */
export const shuffled = (sheet: SheetId): fc.Arbitrary<Twins> =>
	fc.tuple(tables(sheet), fc.string()).map(([setup, tape]) => {
		const { cards } = realDeal(setup, tape);
		return { setup, deals: [cards, mixed(cards, dice(tape))], night: 'any', day: 'any', tape };
	});
