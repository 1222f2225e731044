import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { CONFIRM } from '$lib/ui/parts/hold';
import HoldToConfirm from '$lib/ui/parts/HoldToConfirm.svelte';
import { SLIP } from '$lib/ui/parts/press';
import { cancel, click, key, lift, press, slide } from './fingers';

const texts = {
	press: 'I am Bruno',
	hint: 'press and hold',
	crowded: 'lift the others',
	again: 'tap once more',
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pad = () => screen.getByRole('button', { name: /I am Bruno/ });

function ask(mode: 'hold' | 'five-seconds' = 'hold') {
	const onconfirm = vi.fn();
	const view = render(HoldToConfirm, { texts, mode, onconfirm });
	return { onconfirm, ...view };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
	lift(document.body);
	await wait(30_000); // no pause of one test reaches the next
	vi.useRealTimers();
});

describe('K4, K5: the identity step', () => {
	test('is passed by a press held to the end, once', async () => {
		const { onconfirm } = ask();
		press(pad());
		await wait(CONFIRM - 1);
		expect(onconfirm).not.toHaveBeenCalled();
		await wait(1);
		expect(onconfirm).toHaveBeenCalledOnce();
		await wait(5_000);
		lift(pad());
		expect(onconfirm).toHaveBeenCalledOnce();
	});

	test.each<[string, () => void]>([
		['lifting', () => lift(pad())],
		['sliding off', () => slide(pad(), { y: SLIP + 1 })],
		['a cancelled touch', () => cancel(pad())],
		['a second finger', () => press(document.body, { id: 2 })],
		['leaving the window', () => window.dispatchEvent(new Event('blur'))],
		['Escape', () => key('keydown', document.body, 'Escape')],
	])('is not passed when it ends early: %s', async (_, lose) => {
		const { onconfirm } = ask();
		press(pad());
		await wait(CONFIRM - 10);
		lose();
		await wait(5_000);
		expect(onconfirm).not.toHaveBeenCalled();
	});

	test('is not passed by taps, however many', async () => {
		const { onconfirm } = ask();
		for (let tap = 0; tap < 20; tap++) {
			press(pad());
			await wait(60);
			lift(pad());
			click(pad());
			await wait(40);
		}
		await wait(2_000);
		expect(onconfirm).not.toHaveBeenCalled();
	});

	test('ignores the finger that was down before it came', async () => {
		press(document.body);
		const { onconfirm } = ask();
		slide(pad(), { x: 0 });
		await wait(2_000);
		lift(pad());
		click(pad());
		await wait(2_000);
		expect(onconfirm).not.toHaveBeenCalled();
	});

	test('leaves no click to what appears under the finger', async () => {
		const next = document.body.appendChild(document.createElement('button'));
		const pressed = vi.fn();
		next.addEventListener('click', pressed);
		const { unmount } = ask();
		press(pad());
		await wait(CONFIRM);
		unmount();
		await wait(3_000);
		lift(next);
		click(next);
		await wait(COOL_DOWN - 1);
		click(next);
		expect(pressed).not.toHaveBeenCalled();
		await wait(1);
		click(next);
		expect(pressed).toHaveBeenCalledOnce();
		next.remove();
	});

	test('is passed with a held key, not with a repeated one', async () => {
		const { onconfirm } = ask();
		key('keydown', pad(), 'Enter', true);
		await wait(2_000);
		expect(onconfirm).not.toHaveBeenCalled();
		key('keydown', pad(), 'Enter');
		await wait(CONFIRM);
		expect(onconfirm).toHaveBeenCalledOnce();
		key('keyup', pad(), 'Enter');
	});
});

describe('H9: two taps instead of holding', () => {
	test('two taps apart confirm, and the first says so', async () => {
		const { onconfirm } = ask('five-seconds');
		click(pad());
		await wait(0);
		expect(pad()).toHaveTextContent('tap once more');
		await wait(COOL_DOWN);
		click(pad());
		expect(onconfirm).toHaveBeenCalledOnce();
	});

	test('a double tap is one tap', async () => {
		const { onconfirm } = ask('five-seconds');
		click(pad());
		await wait(200);
		click(pad());
		await wait(1_000);
		expect(onconfirm).not.toHaveBeenCalled();
	});

	test('the second tap may not wait for ever, nor come after a touch elsewhere', async () => {
		const { onconfirm } = ask('five-seconds');
		click(pad());
		await wait(5_001);
		click(pad());
		expect(onconfirm).not.toHaveBeenCalled();
		await wait(COOL_DOWN);
		press(document.body);
		click(pad());
		expect(onconfirm).not.toHaveBeenCalled();
	});
});
