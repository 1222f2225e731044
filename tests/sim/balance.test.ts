// The balance of a deck.
import { describe, expect, test } from 'vitest';
import { checkSetup, isRefusal, type Deck } from '../../src/lib/engine';
import { balance } from '../../src/lib/sim/balance';

function table(deck: Deck) {
	const players = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const setup = checkSetup({ sheet: 'classic', options: { customDeck: true }, names, deck });
	if (isRefusal(setup)) throw new Error(setup.refused);
	return setup;
}
const eight = table({ villager: 5, werewolf: 2, seer: 1 });

describe('the shares of wins', () => {
	test('are those of the sides in the deck, and together one', async () => {
		const shares = await balance(eight, 200);
		expect(Object.keys(shares).toSorted()).toEqual(['humans', 'wolves']);
		expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
		const hamster = await balance(table({ villager: 5, werewolf: 2, werehamster: 1 }), 10);
		expect(Object.keys(hamster)).toContain('werehamster');
	});

	test('are the same each time', async () => {
		expect(await balance(eight, 50)).toEqual(await balance(eight, 50));
	});
});

describe('whoever no longer wants to know', () => {
	test('stops the work', async () => {
		const wish = new AbortController();
		const shares = balance(eight, 100_000_000, wish.signal);
		setTimeout(() => wish.abort(new Error('enough')), 20);
		await expect(shares).rejects.toThrow('enough');
	});

	test('has it not even begun', async () => {
		await expect(balance(eight, 50, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
	});
});
