import { render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import Grid from '$lib/ui/parts/Grid.svelte';
import { CELL, columns, GAP } from '$lib/ui/parts/grid';
import { click, key } from './fingers';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];
const people = (dead: readonly number[] = []) =>
	NAMES.map((name, seat) => ({ seat, name, alive: !dead.includes(seat) }));
const words = { label: 'Whom?', dead: 'out of the game' };

describe('K7: the grid is the same for everybody', () => {
	test('every seat, in seat order, can be touched, the dead too', () => {
		const onpick = vi.fn();
		render(Grid, { seats: people([3]), slots: [null], onpick, ...words });
		const cells = screen.getAllByRole('radio');
		expect(cells.map(({ textContent }) => textContent.trim())).toEqual(NAMES);
		cells.forEach(click);
		expect(onpick.mock.calls.map(([seat]) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
		expect(screen.getByRole('radio', { name: 'Daniela, out of the game' })).not.toBeDisabled();
	});

	test('who is dead changes the look of that cell and nothing else', () => {
		const shape = (dead: readonly number[]) => {
			const { container, unmount } = render(Grid, {
				seats: people(dead),
				slots: [2],
				onpick: () => {},
				...words,
			});
			const nodes = [...container.querySelectorAll('*')].map(
				(node) => `${node.tagName} ${node.getAttribute('tabindex')}`,
			);
			unmount();
			return nodes;
		};
		expect(shape([1, 5])).toEqual(shape([]));
	});

	test('columns depend on the number and the glass alone', () => {
		expect(columns(24, 768, 1024)).toBe(4);
		expect(columns(24, 1024, 768)).toBe(6);
		expect(columns(24, 360, 740)).toBe(3);
		expect(columns(24, 320, 600)).toBe(4);
		expect(columns(12, 768, 1024)).toBe(4);
		expect(columns(5, 1024, 768)).toBe(5);
	});
});

describe('platform 3.3: no name scrolls', () => {
	const glasses = [
		[1024, 768],
		[768, 1024],
		[360, 740],
		[320, 600],
	] as const;
	const counts = Array.from({ length: 20 }, (_, n) => n + 5);

	test.each(glasses)('on %d by %d, for 5 to 24 people', (width, height) => {
		for (const count of counts) {
			const rows = Math.ceil(count / columns(count, width, height));
			const room = height - Math.max(160, height * 0.25) - 110;
			expect(rows * (CELL + GAP) - GAP).toBeLessThanOrEqual(room);
		}
	});
});

describe('choosing', () => {
	test('one name: radios, and the arrows choose', () => {
		const onpick = vi.fn();
		render(Grid, { seats: people(), slots: [2], onpick, ...words });
		expect(screen.getByRole('radiogroup', { name: 'Whom?' })).toBeInTheDocument();
		expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('Carla');
		const first = screen.getByRole('radio', { name: 'Anna' });
		first.focus();
		key('keydown', first, 'ArrowRight');
		expect(onpick).toHaveBeenLastCalledWith(1);
		expect(document.activeElement).toHaveTextContent('Bruno');
		key('keydown', screen.getByRole('radio', { name: 'Bruno' }), 'End');
		expect(onpick).toHaveBeenLastCalledWith(7);
	});

	test('two names: numbered, and the arrows only walk', () => {
		const onpick = vi.fn();
		render(Grid, { seats: people(), slots: [5, 1], onpick, ...words });
		const pressed = screen.getAllByRole('button', { pressed: true });
		expect(pressed.map(({ textContent }) => textContent)).toEqual(['Bruno 2', 'Franco 1']);
		const first = screen.getByRole('button', { name: 'Anna' });
		first.focus();
		key('keydown', first, 'ArrowRight');
		expect(onpick).not.toHaveBeenCalled();
		expect(document.activeElement).toHaveAccessibleName('Bruno');
	});

	test('one stop for the tab key', () => {
		render(Grid, { seats: people([0]), slots: [4], onpick: () => {}, ...words });
		expect(screen.getAllByRole('radio').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
	});
});
