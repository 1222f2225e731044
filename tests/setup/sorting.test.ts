import { describe, expect, test } from 'vitest';
import { aside, landing, moveBy, moved } from '$lib/ui/setup/sorting';

const middles = [30, 90, 150, 210];

describe('a dragged row', () => {
	test('lands after every row whose middle lies above', () => {
		expect(landing(middles, 0, 30)).toBe(0);
		expect(landing(middles, 0, 100)).toBe(1);
		expect(landing(middles, 0, 999)).toBe(3);
		expect(landing(middles, 3, -5)).toBe(0);
		expect(landing(middles, 2, 140)).toBe(2);
	});

	test('has the rows between step aside, each by its own room', () => {
		expect([0, 1, 2, 3].map((row) => aside(row, 0, 2, 60))).toEqual([0, -60, -60, 0]);
		expect([0, 1, 2, 3].map((row) => aside(row, 3, 1, 60))).toEqual([0, 60, 60, 0]);
	});

	test('leaves the others in their order', () => {
		expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
		expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
		expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
	});
});

test('keys move a row by one or to an end, and never out of the list', () => {
	expect(moveBy('ArrowUp', 0, 3)).toBe(0);
	expect(moveBy('ArrowDown', 0, 3)).toBe(1);
	expect(moveBy('End', 0, 3)).toBe(2);
	expect(moveBy('Home', 2, 3)).toBe(0);
	expect(moveBy('Enter', 1, 3)).toBeNull();
});
