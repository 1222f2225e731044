// The balance of a deck, beside the page and on it.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkSetup, isRefusal, type Deck } from '../../src/lib/engine';
import { balance } from '../../src/lib/sim/balance';
import { batch, type Series } from '../../src/lib/sim/batch';

function table(deck: Deck) {
	const players = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const setup = checkSetup({ sheet: 'classic', options: { customDeck: true }, names, deck });
	if (isRefusal(setup)) throw new Error(setup.refused);
	return setup;
}
const eight = table({ villager: 5, werewolf: 2, seer: 1 });

/** A worker that does its work at once, or never, or not at all. */
function worker(kind: 'works' | 'hangs' | 'fails') {
	const ended = vi.fn();
	class FakeWorker extends EventTarget {
		terminate = ended;
		postMessage({ series, games }: { series: Series; games: number }): void {
			if (kind === 'works')
				this.dispatchEvent(new MessageEvent('message', { data: batch(series, 0, games) }));
			if (kind === 'fails') this.dispatchEvent(new Event('error'));
		}
	}
	vi.stubGlobal('Worker', FakeWorker);
	vi.stubGlobal('window', {});
	return ended;
}

afterEach(() => vi.unstubAllGlobals());

describe('the shares of wins', () => {
	test('are those of the sides in the deck, and together one', async () => {
		const shares = await balance(eight, 200);
		expect(Object.keys(shares).toSorted()).toEqual(['humans', 'wolves']);
		expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
		const hamster = await balance(table({ villager: 5, werewolf: 2, werehamster: 1 }), 10);
		expect(Object.keys(hamster)).toContain('werehamster');
	});

	test('are the same with a worker, without one, and with one that fails', async () => {
		const here = await balance(eight, 50);
		const ended = worker('works');
		expect(await balance(eight, 50)).toEqual(here);
		expect(ended).toHaveBeenCalledOnce();
		worker('fails');
		expect(await balance(eight, 50)).toEqual(here);
	});
});

describe('whoever no longer wants to know', () => {
	test('stops the worker', async () => {
		const ended = worker('hangs');
		const wish = new AbortController();
		const shares = balance(eight, 50, wish.signal);
		wish.abort(new Error('enough'));
		await expect(shares).rejects.toThrow('enough');
		expect(ended).toHaveBeenCalledOnce();
	});

	test('stops the work on the page', async () => {
		const wish = new AbortController();
		const shares = balance(eight, 100_000_000, wish.signal);
		setTimeout(() => wish.abort(new Error('enough')), 20);
		await expect(shares).rejects.toThrow('enough');
	});

	test('has it not even begun', async () => {
		const ended = worker('works');
		await expect(balance(eight, 50, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
		expect(ended).not.toHaveBeenCalled();
	});
});
