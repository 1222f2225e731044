import { render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import Ring from '$lib/ui/parts/Ring.svelte';
import { setTable } from '$lib/ui/parts/ring';
import { roving } from '$lib/ui/parts/roving';
import { click, key } from './fingers';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco'];
const people = (dead: readonly number[] = []) =>
	NAMES.map((name, seat) => ({ seat, name, alive: !dead.includes(seat) }));
const texts = { label: 'The table', dead: 'out of the game', tokens: (count: number) => `${count} votes` };

/** The ring's own part of each glass: less the frame and the bar of the screen. */
const GLASSES = [
	[976, 640],
	[720, 888],
	[312, 600],
	[312, 536],
	[288, 416],
] as const;
const COUNTS = Array.from({ length: 20 }, (_, n) => n + 5);

describe('S3: the table', () => {
	test.each(GLASSES)(
		'on %d by %d no two seats touch, none leaves the glass, and the middle stays free',
		(width, height) => {
			for (const count of COUNTS) {
				const { seat, places, felt } = setTable(count, width, height);
				expect(places).toHaveLength(count);
				places.forEach((a, n) => {
					expect(a.x - seat.width / 2).toBeGreaterThanOrEqual(-0.5);
					expect(a.y - seat.height / 2).toBeGreaterThanOrEqual(-0.5);
					expect(a.x + seat.width / 2).toBeLessThanOrEqual(width + 0.5);
					expect(a.y + seat.height / 2).toBeLessThanOrEqual(height + 0.5);
					for (const b of places.slice(n + 1)) {
						const gap = Math.max(Math.abs(a.x - b.x) - seat.width, Math.abs(a.y - b.y) - seat.height);
						expect(gap, `${count} people`).toBeGreaterThanOrEqual(2);
					}
				});
				expect(width - 2 * felt.insetX).toBeGreaterThan(width * 0.4);
			}
		},
	);

	test('from 360 px on, a seat is 48 px high at least; in the narrowest split view, 44 px', () => {
		for (const [width, height] of GLASSES)
			for (const count of COUNTS)
				expect(setTable(count, width, height).seat.height).toBeGreaterThanOrEqual(width < 300 ? 44 : 48);
	});

	test('the seats go round clockwise and both halves mirror each other', () => {
		for (const count of COUNTS) {
			const { places } = setTable(count, 976, 640);
			expect(places[0]?.x).toBeCloseTo(488, 0);
			expect(places[1]?.x).toBeGreaterThan(488);
			places.slice(1).forEach((place, n) => {
				const twin = places[count - 1 - n];
				expect(Math.abs(976 - place.x - (twin?.x ?? 0))).toBeLessThan(1);
				expect(Math.abs(place.y - (twin?.y ?? 0))).toBeLessThan(1);
			});
		}
	});
});

describe('K7, K8: the ring shows what the table knows', () => {
	test('places are a function of the seat: neither death nor votes move anybody', () => {
		const placed = (dead: readonly number[], tokens: ReadonlyMap<number, number>) => {
			const { container, unmount } = render(Ring, { seats: people(dead), tokens, texts });
			const places = [...container.querySelectorAll('li')].map((seat) => seat.getAttribute('style'));
			unmount();
			return places;
		};
		expect(placed([1, 4], new Map([[2, 5]]))).toEqual(placed([], new Map()));
	});

	test('only candidates can be touched', () => {
		const onpick = vi.fn();
		render(Ring, { seats: people([3]), turn: 1, candidates: [0, 2, 4], texts, onpick });
		const open = screen.getAllByRole('button');
		expect(open.map(({ textContent }) => textContent.trim())).toEqual(['Anna', 'Carla', 'Elio']);
		open.forEach(click);
		expect(onpick.mock.calls.map(([seat]) => seat)).toEqual([0, 2, 4]);
	});

	test('says the dead, the votes and whose turn it is', () => {
		const { container } = render(Ring, {
			seats: people([3]),
			turn: 1,
			candidates: [0],
			chosen: 0,
			tokens: new Map([[0, 3]]),
			texts,
		});
		expect(screen.getByRole('button', { name: 'Anna, 3 votes' })).toHaveAttribute('aria-pressed', 'true');
		expect(screen.getByText('Daniela, out of the game')).toBeInTheDocument();
		expect(container.querySelector('[aria-current=true]')).toHaveTextContent('Bruno');
	});

	test('the arrows go round the candidates', () => {
		render(Ring, { seats: people(), candidates: [1, 3, 5], texts });
		const bruno = screen.getByRole('button', { name: 'Bruno' });
		bruno.focus();
		key('keydown', bruno, 'ArrowLeft');
		expect(document.activeElement).toHaveAccessibleName('Franco');
		key('keydown', screen.getByRole('button', { name: 'Franco' }), 'ArrowDown');
		expect(document.activeElement).toHaveAccessibleName('Bruno');
	});
});

describe('where the arrows lead', () => {
	test('in rows, up and down stop at the edge, left and right go on', () => {
		expect(roving('ArrowRight', 3, 8, 4)).toBe(4);
		expect(roving('ArrowLeft', 0, 8, 4)).toBe(7);
		expect(roving('ArrowDown', 1, 8, 4)).toBe(5);
		expect(roving('ArrowDown', 5, 8, 4)).toBe(5);
		expect(roving('Home', 5, 8, 4)).toBe(0);
		expect(roving('x', 5, 8, 4)).toBeNull();
	});
});
