import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fit, lettersOnTwoLines } from '$lib/ui/parts/fit';
import { letters, shorten } from '$lib/ui/parts/shorten';

const name = fc.oneof(
	fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
	fc.stringMatching(/^Maria( [A-C]{1,20})?$/),
	fc.stringMatching(/^a{1,30}b{0,2}$/),
);
const table = fc.uniqueArray(name, { minLength: 5, maxLength: 24 });

describe('K18: shortened names', () => {
	test('are never equal where the names were not', () => {
		fc.assert(
			fc.property(table, fc.integer({ min: 5, max: 20 }), (names, max) => {
				expect(new Set(shorten(names, max)).size).toBe(names.length);
			}),
		);
	});

	test('have no more letters than there is room for, and are whole where they fit', () => {
		fc.assert(
			fc.property(table, fc.integer({ min: 5, max: 20 }), (names, max) => {
				shorten(names, max).forEach((short, n) => {
					expect(letters(short).length).toBeLessThanOrEqual(max);
					if (letters(names[n] ?? '').length <= max) expect(short).toBe(names[n]);
				});
			}),
		);
	});

	test('are cut in the middle, between letters as the eye counts them', () => {
		expect(shorten(['Wolfeschlegelsteinhausen', 'Anna'], 9)).toEqual(['Wolfe…sen', 'Anna']);
		expect(shorten(['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'], 5)).toEqual(['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦…👩‍👩‍👧‍👦']);
	});

	test('differ where the eye looks first: the cut moves before a number is needed', () => {
		const [a, b] = shorten(['Giovannantonio', 'Giovannaxtonio'], 8);
		expect(a).not.toBe(b);
		expect(`${a}${b}`).not.toMatch(/\d/);
	});
});

describe('fitted text', () => {
	const frame = { width: 300, height: Infinity, lines: 2, leading: 1.1, most: 100, least: 10 };
	const half = (text: string) => letters(text).length / 2;

	test('is as large as its parent says where there is room', () => {
		expect(fit('Anna', frame, half)).toEqual({ size: 100, stands: true });
	});

	test('never leaves its limits, and says when it cannot stand', () => {
		fc.assert(
			fc.property(
				name,
				fc.integer({ min: 20, max: 900 }),
				fc.integer({ min: 10, max: 200 }),
				(text, width, height) => {
					const { size, stands } = fit(text, { ...frame, width, height }, half);
					expect(size).toBeGreaterThanOrEqual(frame.least);
					expect(size).toBeLessThanOrEqual(frame.most);
					// A space at the end of a line takes no room.
					const inked = text.replace(/\s+/g, '');
					if (stands) expect(half(inked) * size).toBeLessThanOrEqual(width * frame.lines);
				},
			),
		);
	});

	test('keeps words whole unless that makes them much smaller', () => {
		expect(fit('Maria Antonietta', frame, half).size).toBe(58);
		expect(fit('Wolfeschlegelsteinhausenberger', frame, half).size).toBeGreaterThan(
			fit('Wolfeschlegelsteinhausenberger', { ...frame, lines: 1 }, half).size * 1.5,
		);
	});

	test('a text keeps its size in a box that is as high as the text, told in whole px', () => {
		for (let most = 28; most <= 140; most++) {
			const height = Math.round(1.16 * most);
			expect(fit('Anna', { ...frame, width: 2000, height, leading: 1.16, most }, half).size).toBe(most);
		}
	});

	test('twelve letters stand in the narrowest cell there is', () => {
		expect(lettersOnTwoLines(66 - 14, 13)).toBeGreaterThanOrEqual(11);
	});
});
