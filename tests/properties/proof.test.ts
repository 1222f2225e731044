// K27: a code at the deal, with which the table can check at the end that nothing was changed.
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { Play, type RoleId, type Setup } from '../../src/lib/engine';
import { codeOf } from '../../src/lib/session/sha256';
import { newId } from '../../src/lib/db';
import { counted, expectFair } from './chi-square';
import { realDeal, SHEET_IDS, setupOf } from './tables';

const cardsOf = (setup: Setup, seed: string): readonly RoleId[] => realDeal(setup, seed).cards;

describe('K27: the code of a deal', () => {
	test('is what any other tool makes of the seed', async () => {
		// The digest of "abc" that FIPS 180-2 prints.
		expect(await codeOf('abc')).toBe('ba78 16bf 8f01');
		for (let game = 0; game < 300; game++) {
			const seed = newId();
			const digest = createHash('sha256').update(seed).digest('hex');
			expect((await codeOf(seed)).split(' ').join('')).toBe(digest.slice(0, 12));
			expect(await codeOf(seed)).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}$/);
		}
	});

	test.each(SHEET_IDS)(
		'stands for the whole deal of %s: whoever has seed and table deals the same again',
		(sheet) => {
			const setup = setupOf(sheet, 10);
			for (let game = 0; game < 50; game++) {
				const seed = newId();
				const play = new Play(setup, seed);
				play.stop();
				expect(play.recap?.people.map(({ card }) => card)).toEqual(cardsOf(setup, seed));
			}
		},
	);

	test('is left out where a page cannot hash: plain http, a tablet beside a laptop', async () => {
		vi.stubGlobal('crypto', {});
		expect(await codeOf('abc')).toBe('');
		vi.unstubAllGlobals();
	});

	test('differs between games with the very same cards', async () => {
		const setup = setupOf('classic', 8);
		const codes = new Map<string, string[]>();
		for (let game = 0; game < 1500; game++) {
			const seed = `same cards ${game}`;
			const cards = cardsOf(setup, seed).join();
			codes.set(cards, [...(codes.get(cards) ?? []), await codeOf(seed)]);
		}
		const shared = [...codes.values()].filter(({ length }) => length > 1);
		expect(shared.length).toBeGreaterThan(100);
		for (const all of shared) expect(new Set(all).size).toBe(all.length);
	});

	test('tells nothing of the cards: seat of the seer and any digit are independent', async () => {
		const setup = setupOf('classic', 8);
		const games = await Promise.all(
			Array.from({ length: 20_000 }, async (_, game) => {
				const seed = `nothing told ${game}`;
				return { seer: cardsOf(setup, seed).indexOf('seer'), code: (await codeOf(seed)).replaceAll(' ', '') };
			}),
		);
		for (let digit = 0; digit < 12; digit++)
			expectFair(
				counted(games.length, (game) => `${games[game]?.seer} ${games[game]?.code[digit]}`),
				8 * 16,
			);
	});
});

test('K23: the seed is 128 bits of the browser’s own secure chance, and never the same', () => {
	const seeds = Array.from({ length: 10_000 }, newId);
	expect(new Set(seeds).size).toBe(seeds.length);
	for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
	const drawn = Uint8Array.from({ length: 16 }, (_, at) => at * 17);
	const real = crypto.getRandomValues.bind(crypto);
	crypto.getRandomValues = (array) => {
		if (array instanceof Uint8Array) array.set(drawn);
		return array;
	};
	expect(newId()).toBe('00112233445566778899aabbccddeeff');
	crypto.getRandomValues = real;
});
