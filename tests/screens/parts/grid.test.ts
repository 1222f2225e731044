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

	test('nobody is the last cell, like the others', () => {
		const onpick = vi.fn();
		const rest = vi.fn();
		const nobody = { text: 'Nobody', chosen: false, onpick: rest };
		render(Grid, { seats: people([3]), slots: [null], onpick, nobody, ...words });
		const cells = screen.getAllByRole('radio');
		expect(cells.map(({ textContent }) => textContent.trim())).toEqual([...NAMES, 'Nobody']);
		expect(cells.at(-1)?.className).toBe(cells.at(0)?.className);
		cells.at(-1)?.click();
		expect(rest).toHaveBeenCalledOnce();
		expect(onpick).not.toHaveBeenCalled();
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

describe('S3: no name scrolls', () => {
	/** Width and height of the glass, and the height that is left for the grid there, measured in a browser. */
	const glasses = [
		[1024, 768, 248],
		[768, 1024, 440],
		[360, 740, 446],
		[320, 600, 331],
		[412, 915, 390],
		[600, 960, 392],
		[800, 600, 336],
	] as const;
	/** From 5 people to 24 and nobody. */
	const counts = Array.from({ length: 21 }, (_, n) => n + 5);

	test.each(glasses)('on %d by %d, for 5 people to 24 and nobody', (width, height, room) => {
		const inner = width - (width <= 340 ? 32 : 48);
		for (const count of counts) {
			const across = columns(count, width, height);
			const rows = Math.ceil(count / across);
			expect(rows * (CELL + GAP) - GAP).toBeLessThanOrEqual(room);
			expect((inner - GAP * (across - 1)) / across).toBeGreaterThanOrEqual(CELL);
		}
	});
});

describe('S3: no name scrolls where the glass is shared with something else', () => {
	/** Width and height of the glass, and what is left for the grid with a switch below it, measured in a browser. */
	const switched = [
		[1024, 768, 184],
		[768, 1024, 376],
		[360, 740, 395],
		[320, 600, 280],
		[740, 360, 216],
		[800, 600, 272],
	] as const;
	test.each(switched)('on %d by %d, over a switch', (width, height, room) => {
		for (let count = 5; count <= 25; count++) {
			const rows = Math.ceil(count / columns(count, width, height, true));
			expect(rows * (CELL + GAP) - GAP).toBeLessThanOrEqual(room);
		}
	});

	test('on a phone on its side, beside the pad, no cell is narrower than a finger', () => {
		const inner = 740 - 48 - 240 - 16;
		for (let count = 5; count <= 25; count++)
			for (const beside of [false, true]) {
				const across = columns(count, 740, 360, beside);
				expect((inner - GAP * (across - 1)) / across).toBeGreaterThanOrEqual(CELL);
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

	test('nobody is a radio of the same group, where the arrows lead too', () => {
		const onpick = vi.fn();
		const rest = vi.fn();
		const nobody = { text: 'Nobody', chosen: true, onpick: rest };
		render(Grid, { seats: people(), slots: [null], onpick, nobody, ...words });
		expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Nobody');
		const first = screen.getByRole('radio', { name: 'Anna' });
		first.focus();
		key('keydown', first, 'ArrowLeft');
		expect(rest).toHaveBeenCalledOnce();
		const last = screen.getByRole('radio', { name: 'Nobody' });
		expect(last).toHaveFocus();
		key('keydown', last, 'ArrowRight');
		expect(onpick).toHaveBeenLastCalledWith(0);
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
		expect(document.activeElement).toHaveAccessibleName('Bruno, 2');
	});

	test('two names: nobody has the slots that are without a name', () => {
		const pressed = (slots: readonly (number | null)[], chosen: boolean) => {
			const nobody = { text: 'Nobody', chosen, onpick: () => {} };
			const { unmount } = render(Grid, { seats: people([5]), slots, onpick: () => {}, nobody, ...words });
			const names = screen
				.queryAllByRole('button', { pressed: true })
				.map((cell) => cell.getAttribute('aria-label'));
			unmount();
			return names;
		};
		expect(pressed([5, null], false)).toEqual(['Franco, out of the game, 1']);
		expect(pressed([5, null], true)).toEqual(['Franco, out of the game, 1', 'Nobody, 2']);
		expect(pressed([null, null], true)).toEqual(['Nobody, 1, 2']);
	});

	test('a name that fills both slots bears both numbers', () => {
		render(Grid, { seats: people(), slots: [1, 1], onpick: () => {}, ...words });
		expect(screen.getByRole('button', { name: 'Bruno, 1, 2' })).toHaveTextContent('1 2');
	});

	test('one name needs no number', () => {
		render(Grid, { seats: people(), slots: [1], onpick: () => {}, ...words });
		expect(screen.getByRole('radio', { checked: true }).textContent.trim()).toBe('Bruno');
	});

	test('one stop for the tab key', () => {
		render(Grid, { seats: people([0]), slots: [4], onpick: () => {}, ...words });
		expect(screen.getAllByRole('radio').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
	});
});
