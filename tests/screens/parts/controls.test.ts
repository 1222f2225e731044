import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Field from '$lib/ui/parts/Field.svelte';
import Progress from '$lib/ui/parts/Progress.svelte';
import Stepper from '$lib/ui/parts/Stepper.svelte';
import Switch from '$lib/ui/parts/Switch.svelte';
import Timer from '$lib/ui/parts/Timer.svelte';
import SheetBench from './SheetBench.svelte';

test('K24: a field asks the keyboard to learn, correct and fill in nothing', () => {
	render(Field, { label: 'Name', value: '' });
	const input = screen.getByRole('textbox', { name: 'Name' });
	for (const [attribute, value] of [
		['autocomplete', 'off'],
		['autocorrect', 'off'],
		['spellcheck', 'false'],
	] as const)
		expect(input).toHaveAttribute(attribute, value);
	expect(input).not.toHaveAttribute('name');
	expect(input).not.toHaveAttribute('id');
	expect(input.closest('form')).toBeNull();
});

test('a field hands on its Enter', async () => {
	const onenter = vi.fn();
	render(Field, { label: 'Name', value: 'Anna', onenter });
	await userEvent.type(screen.getByRole('textbox'), '{Enter}');
	expect(onenter).toHaveBeenCalledOnce();
});

test('a stepper stops at its ends', async () => {
	const onchange = vi.fn();
	const words = { label: 'Wolves', less: 'one less', more: 'one more' };
	render(Stepper, { value: 1, least: 0, most: 2, onchange, ...words });
	await userEvent.click(screen.getByRole('button', { name: 'one more' }));
	expect(screen.getByRole('button', { name: 'one more' })).toBeDisabled();
	await userEvent.click(screen.getByRole('button', { name: 'one less' }));
	await userEvent.click(screen.getByRole('button', { name: 'one less' }));
	expect(screen.getByRole('button', { name: 'one less' })).toBeDisabled();
	expect(onchange.mock.calls).toEqual([[2], [1], [0]]);
});

test('a switch is thrown by its whole row', async () => {
	const onchange = vi.fn();
	render(Switch, { label: 'Sounds', checked: false, onchange });
	await userEvent.click(screen.getByText('Sounds'));
	expect(screen.getByRole('switch', { name: 'Sounds' })).toBeChecked();
	expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a closed sheet leaves nothing of itself in the document', async () => {
	const onclose = vi.fn();
	render(SheetBench, { onclose });
	expect(screen.queryByText('The story is kept.')).toBeNull();
	await userEvent.click(screen.getByRole('button', { name: 'Open' }));
	expect(screen.getByRole('dialog', { name: 'End the game here?' })).toHaveAttribute('open');
	await userEvent.click(screen.getByRole('button', { name: 'Close' }));
	expect(screen.queryByText('The story is kept.')).toBeNull();
	expect(onclose).toHaveBeenCalledOnce();
});

test('K4: the progress of a lap counts seats and nothing else', () => {
	for (const total of [5, 24]) {
		const { container, unmount } = render(Progress, { done: 3, total, label: `turn 4 of ${total}` });
		expect(screen.getByRole('img', { name: `turn 4 of ${total}` })).toBeInTheDocument();
		expect(container.querySelectorAll('i')).toHaveLength(total);
		unmount();
	}
});

test('the timer is read from both sides of the table', () => {
	render(Timer, { seconds: 125, label: '2 minutes 5 seconds left', state: 'paused' });
	const timer = screen.getByRole('timer', { name: '2 minutes 5 seconds left' });
	expect(timer.textContent.match(/2:05/g)).toHaveLength(2);
	expect(timer).toHaveTextContent('paused');
});
