// Every deal is as likely as every other, every lot as well, and no draw tells anything about another (GR10, K23).
import { describe, expect, test } from 'vitest';
import { Play, seeded, type RoleId } from '../../src/lib/engine';
import { counted, expectFair } from './chi-square';
import { realDeal, SHEET_IDS, setupOf, SEED } from './tables';

/** The cards of a real game, as each player sees the own one in the role lap. */
function dealt(seed: string): RoleId[] {
	const play = new Play(table, seed);
	return table.names.map((_, seat) => {
		const role = play.hand(seat)?.role ?? 'villager';
		play.decide('seen');
		return role;
	});
}
const table = setupOf('classic', 8);

const holders = (cards: readonly RoleId[], role: RoleId): string =>
	cards.flatMap((card, seat) => (card === role ? [seat] : [])).join();

describe('K23: the deal', () => {
	const deals = Array.from({ length: 100_000 }, (_, game) => dealt(`deal ${game}`));

	test('gives every seat every role equally often', () => {
		expectFair(
			counted(deals.length, (game) => holders(deals[game] ?? [], 'seer')),
			8,
		);
	});

	test('gives every pair of seats the wolves, and every third the seer, equally often', () => {
		const whole = (cards: readonly RoleId[]): string =>
			`${holders(cards, 'werewolf')} ${holders(cards, 'seer')}`;
		expectFair(
			counted(deals.length, (game) => whole(deals[game] ?? [])),
			28 * 6,
		);
	});

	test('does not depend on the deal of the game before', () => {
		const seer = (game: number): string => holders(deals[game] ?? [], 'seer');
		expectFair(
			counted(deals.length - 1, (game) => `${seer(game)} ${seer(game + 1)}`),
			64,
		);
	});
});

describe.each(SHEET_IDS)('K23: the deal of %s', (sheet) => {
	const smallest = setupOf(sheet, 10);
	const deals = Array.from({ length: 12_000 }, (_, game) => realDeal(smallest, `${sheet}/${SEED}/${game}`));

	test.each(Object.keys(smallest.deck) as RoleId[])('gives every seat %s equally often', (role) => {
		const seats = deals.flatMap(({ cards }) => cards.flatMap((card, seat) => (card === role ? [seat] : [])));
		expect(seats.length).toBeGreaterThan(0);
		expectFair(
			counted(seats.length, (n) => `${seats[n]}`),
			smallest.names.length,
		);
	});
});

// T3, TR1: nine loose cards in a list of thirteen; with two wolves among ten no draw is ever repeated.
test('every three of the cards that teatro may leave over are left over equally often', () => {
	const left = (game: number): string =>
		realDeal(setupOf('teatro', 10), `left/${game}`).discards.toSorted().join();
	expectFair(counted(12_000, left), 84);
});

describe('K23: a draw', () => {
	test.each([2, 3, 5, 7, 8, 24])('among %i gives each the same chance', (n) => {
		const from = Array.from({ length: n }, (_, seat) => seat) as [number, ...number[]];
		expectFair(
			counted(100_000, (game) => String(seeded(`${game}`).pick('day1/lots/lynched', from))),
			n,
		);
	});

	test('puts five things into every order equally often', () => {
		const order = (game: number): string => seeded(`order ${game}`).shuffle('deal/1', [0, 1, 2, 3, 4]).join();
		expectFair(counted(100_000, order), 120);
	});

	test('tells nothing about another of the same game', () => {
		const both = (game: number): string => {
			const chance = seeded(`both ${game}`);
			return `${chance.pick('day1/lots/starter', [0, 1, 2, 3])} ${chance.pick('day2/lots/starter', [0, 1, 2, 3])}`;
		};
		expectFair(counted(100_000, both), 16);
	});

	test('comes out the same whenever it is repeated', () => {
		const [one, other] = [seeded('same'), seeded('same')];
		other.pick('something else', [1, 2]);
		expect(one.shuffle('deal/1', table.names)).toEqual(other.shuffle('deal/1', table.names));
	});
});
