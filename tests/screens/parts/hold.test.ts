import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOL_DOWN } from '$lib/ui/parts/cooldown';
import { LONGEST, READ, REVEAL_DELAY } from '$lib/ui/parts/hold';
import { SLIP } from '$lib/ui/parts/press';
import { cancel, click, key, lift, loseCapture, press, slide } from './fingers';
import HoldBench from './HoldBench.svelte';

const CANARY = 'canary-7f3a';
const anywhere = () => document.documentElement.outerHTML.includes(CANARY);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pad = () => screen.getByRole('button', { name: /Hold to read/ });

function hold(props: { mode?: 'hold' | 'five-seconds' } = {}) {
	const spies = { reveal: vi.fn(() => CANARY), onread: vi.fn(), onpick: vi.fn() };
	render(HoldBench, { ...spies, ...props });
	return spies;
}
async function holdUntilShown() {
	press(pad());
	await wait(REVEAL_DELAY);
	expect(anywhere()).toBe(true);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
	lift(document.body);
	await wait(30_000); // no pause of one test reaches the next
	vi.useRealTimers();
});

describe('K2: a secret is in the document only while the pad is held', () => {
	test('before the first press it is nowhere, and has not been asked for', () => {
		const { reveal } = hold();
		expect(anywhere()).toBe(false);
		expect(reveal).not.toHaveBeenCalled();
		expect(screen.getByText('your card')).toBeInTheDocument();
	});

	test('a touch shorter than the delay shows nothing and asks for nothing', async () => {
		const { reveal } = hold();
		press(pad());
		await wait(REVEAL_DELAY - 1);
		expect(anywhere()).toBe(false);
		lift(pad());
		await wait(1_000);
		expect(reveal).not.toHaveBeenCalled();
		expect(anywhere()).toBe(false);
	});

	test('it is asked for anew at each reveal, and each time is gone when the finger is', async () => {
		const { reveal } = hold();
		for (const times of [1, 2, 3]) {
			await holdUntilShown();
			expect(reveal).toHaveBeenCalledTimes(times);
			lift(pad());
			expect(anywhere()).toBe(false);
		}
	});

	test('the frame after is the frame before, node for node', async () => {
		hold();
		const before = document.body.innerHTML;
		await holdUntilShown();
		lift(pad());
		await wait(1_000);
		expect(document.body.innerHTML).toBe(before);
	});

	test('the pad is the same node throughout, and the secret is outside of it', async () => {
		hold();
		const node = pad();
		await holdUntilShown();
		expect(pad()).toBe(node);
		expect(node.contains(screen.getByText(CANARY))).toBe(false);
		lift(node);
		expect(pad()).toBe(node);
	});
});

describe('K2, K3: every way to lose the finger hides in the same task', () => {
	const ways: readonly [string, () => void][] = [
		['the finger is lifted', () => lift(pad())],
		['the touch is cancelled', () => cancel(pad())],
		['the capture is lost', () => loseCapture(pad())],
		['the finger slides too far off the pad', () => slide(pad(), { x: SLIP + 1 })],
		['a second finger comes down on the pad', () => press(pad(), { id: 2 })],
		['a second finger comes down elsewhere', () => press(document.body, { id: 2 })],
		['the mouse comes down elsewhere', () => press(document.body, { id: 9, primary: true, kind: 'mouse' })],
		['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
		['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
		['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
		['the page is frozen', () => document.dispatchEvent(new Event('freeze'))],
		['the window is resized', () => window.dispatchEvent(new Event('resize'))],
		['the tablet is turned', () => window.dispatchEvent(new Event('orientationchange'))],
		['Escape is pressed', () => key('keydown', document.body, 'Escape')],
	];

	test.each(ways)('%s', async (_, lose) => {
		hold();
		await holdUntilShown();
		lose();
		expect(anywhere()).toBe(false);
		// The finger that is still down does not bring it back.
		slide(pad(), { x: 0 });
		await wait(2_000);
		expect(anywhere()).toBe(false);
	});

	test.each(ways)('before the delay is over: %s', async (_, lose) => {
		const { reveal } = hold();
		press(pad());
		await wait(REVEAL_DELAY - 50);
		lose();
		await wait(2_000);
		expect(reveal).not.toHaveBeenCalled();
	});

	test('a slide of no more than the allowed distance keeps it', async () => {
		hold();
		await holdUntilShown();
		slide(pad(), { x: SLIP, y: -SLIP });
		expect(anywhere()).toBe(true);
	});

	test('another finger that lifts or slides changes nothing', async () => {
		hold();
		await holdUntilShown();
		lift(document.body, { id: 7 });
		slide(document.body, { id: 7, x: 900 });
		expect(anywhere()).toBe(true);
	});
});

describe('K3: two fingers', () => {
	test('are asked to go, and until both have gone no press counts', async () => {
		hold();
		await holdUntilShown();
		press(document.body, { id: 2 });
		await wait(0);
		expect(pad()).toHaveTextContent('lift the others');
		lift(pad());
		press(pad(), { id: 3, primary: false });
		await wait(1_000);
		expect(anywhere()).toBe(false);
		lift(pad(), { id: 3 });
		lift(document.body, { id: 2 });
		await wait(0);
		expect(pad()).toHaveTextContent('let go');
		await holdUntilShown();
	});

	test('a palm that lies elsewhere refuses the press', async () => {
		hold();
		press(document.body);
		press(pad(), { id: 2 });
		await wait(1_000);
		expect(anywhere()).toBe(false);
		expect(pad()).toHaveTextContent('lift the others');
	});

	test('a finger that left without saying so is forgotten', async () => {
		hold();
		press(document.body, { id: 1 });
		press(pad(), { id: 2, primary: true });
		await wait(REVEAL_DELAY);
		expect(anywhere()).toBe(true);
	});

	test('a button of the mouse that is not the first does not press', async () => {
		hold();
		press(pad(), { kind: 'mouse', button: 2 });
		await wait(1_000);
		expect(anywhere()).toBe(false);
	});
});

describe('H4 to H7: time', () => {
	test('nothing stays longer than 20 s, and a new press is asked for', async () => {
		hold();
		await holdUntilShown();
		await wait(LONGEST.hold - 1);
		expect(anywhere()).toBe(true);
		await wait(1);
		expect(anywhere()).toBe(false);
		expect(pad()).toHaveTextContent('press again');
		lift(pad());
		await holdUntilShown();
	});

	test('K5: for 400 ms after a secret no click arrives anywhere', async () => {
		const { onpick } = hold();
		await holdUntilShown();
		lift(pad());
		click(screen.getByText('Anna'));
		await wait(COOL_DOWN - 1);
		click(screen.getByText('Anna'));
		expect(onpick).not.toHaveBeenCalled();
		await wait(1);
		click(screen.getByText('Anna'));
		expect(onpick).toHaveBeenCalledOnce();
	});

	test('it counts as read after a second and a half, however it ended', async () => {
		const { onread } = hold();
		await holdUntilShown();
		await wait(READ - 1);
		lift(pad());
		expect(onread).not.toHaveBeenCalled();
		await holdUntilShown();
		await wait(READ + 200);
		window.dispatchEvent(new Event('blur'));
		expect(onread).toHaveBeenCalledExactlyOnceWith(READ + 200);
	});
});

describe('K3: the keyboard', () => {
	test.each([' ', 'Enter'])('%j held shows, let go hides', async (name) => {
		hold();
		expect(key('keydown', pad(), name).defaultPrevented).toBe(true);
		await wait(REVEAL_DELAY);
		expect(anywhere()).toBe(true);
		key('keydown', pad(), name, true);
		await wait(100);
		key('keyup', document.body, name);
		expect(anywhere()).toBe(false);
	});

	test('a repeated key starts nothing', async () => {
		hold();
		key('keydown', pad(), ' ', true);
		await wait(1_000);
		expect(anywhere()).toBe(false);
	});

	test.each<[string, () => void]>([
		['the focus goes', () => pad().dispatchEvent(new FocusEvent('blur'))],
		['a finger comes down', () => press(document.body)],
		['Escape is pressed', () => key('keydown', pad(), 'Escape')],
	])('hides when %s', async (_, lose) => {
		hold();
		key('keydown', pad(), 'Enter');
		await wait(REVEAL_DELAY);
		lose();
		expect(anywhere()).toBe(false);
	});
});

describe('H9: five seconds instead of holding', () => {
	test('a tap shows, and the time hides', async () => {
		hold({ mode: 'five-seconds' });
		click(pad());
		await wait(REVEAL_DELAY);
		expect(anywhere()).toBe(true);
		await wait(LONGEST['five-seconds'] - 1);
		expect(anywhere()).toBe(true);
		await wait(1);
		expect(anywhere()).toBe(false);
	});

	test.each<[string, () => void]>([
		['a second tap', () => click(pad())],
		['a touch elsewhere', () => press(document.body)],
		['the window', () => window.dispatchEvent(new Event('blur'))],
		['turning the tablet', () => window.dispatchEvent(new Event('orientationchange'))],
		['hiding the page', () => document.dispatchEvent(new Event('visibilitychange'))],
		['Escape', () => key('keydown', document.body, 'Escape')],
	])('%s hides it in the same task', async (_, lose) => {
		hold({ mode: 'five-seconds' });
		click(pad());
		await wait(REVEAL_DELAY);
		lose();
		expect(anywhere()).toBe(false);
	});

	test('a double tap does not show it again', async () => {
		const { reveal } = hold({ mode: 'five-seconds' });
		click(pad());
		await wait(REVEAL_DELAY);
		click(pad());
		await wait(100);
		click(pad());
		await wait(2_000);
		expect(reveal).toHaveBeenCalledOnce();
	});
});

test('K2: a pad that goes takes its secret and its clock along', async () => {
	const reveal = vi.fn(() => CANARY);
	const { unmount } = render(HoldBench, { reveal });
	press(pad());
	unmount();
	await wait(1_000);
	expect(reveal).not.toHaveBeenCalled();
	expect(anywhere()).toBe(false);
});

test('H8: a long press calls up no menu', () => {
	hold();
	const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
	pad().dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
});
