// K2, K3: every way to lose the finger, in a real browser with real touches. The secret is gone from the document before
// the event that took it away has left the window, and does not come back while the finger still lies on the glass.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COOL_DOWN } from '../../src/lib/ui/parts/cooldown';
import { CONFIRM } from '../../src/lib/ui/parts/hold';
import { begin } from './begin';
import { speak } from './frames';
import { site, type Site } from './site';
import { tablet, type Point, type Tablet } from './tablet';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo'];
const SIZE = { width: 768, height: 1024 };
const { evening } = speak('classic');
const pad = new RegExp(`^${evening.pad.hold.press}`);

/** The events that tell of a finger lost. */
const KINDS = [
	...['pointerup', 'pointercancel', 'pointerdown', 'pointermove'],
	...['resize', 'blur', 'visibilitychange', 'pagehide', 'keydown'],
];

let server: Site;
let t: Tablet;
let finger: Point;

beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: SIZE });
	await t.open(`${server.url}/`);
	// Before the app listens to anything: what the page can be made deaf to.
	await t.js(`
		window.deafTo = [];
		for (const kind of ${JSON.stringify([...KINDS, 'lostpointercapture'])})
			window.addEventListener(kind, (event) => deafTo.includes(kind) && event.stopImmediatePropagation(), true);
	`);
	await begin(t, { names: NAMES, sheet: 'classic' });
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

const isShown = () => t.js<boolean>(`return document.querySelector('.secret h2') !== null;`);

/** Anna says who she is, and holds her card. The page notes whether it is still there after each event of these kinds. */
beforeEach(async () => {
	const iAm = new RegExp(`^${evening.curtain.iAm('Anna')}`);
	const isCurtain = await t.js<boolean>(
		`return document.body.innerText.includes(${JSON.stringify(evening.curtain.iAm('Anna'))});`,
	);
	if (isCurtain) {
		await t.hold('button', iAm, CONFIRM + 60, async () => {});
		await t.gone('button', iAm);
	}
	finger = await t.where('button', pad);
	await t.touch('start', [finger]);
	await t.js(`
		while (!document.querySelector('.secret h2')) await new Promise((again) => setTimeout(again, 10));
		window.noted = {};
		for (const kind of ${JSON.stringify(KINDS)})
			window.addEventListener(kind, () => (window.noted[kind] = document.querySelector('.secret h2') !== null));
	`);
});
afterEach(async () => {
	await t.touch('end').catch(() => undefined);
	await t.resize(SIZE);
	await t.pass(COOL_DOWN + 50);
});

/** After the event of this kind: was the secret still in the document? */
const stillThere = (kind: string) =>
	t.js<boolean | null>(`return window.noted[${JSON.stringify(kind)}] ?? null;`);

type Way = readonly [what: string, kind: string, happen: () => Promise<unknown>];
const say = (event: string) => () => t.js(`window.dispatchEvent(new ${event});`);
const WAYS: readonly Way[] = [
	['the finger is lifted', 'pointerup', () => t.touch('end')],
	['the system takes the touch away', 'pointercancel', () => t.touch('cancel')],
	['a second finger comes', 'pointerdown', () => t.touch('start', [finger, { x: 40, y: 300 }])],
	[
		'the finger slips off the pad',
		'pointermove',
		() => t.touch('move', [{ x: finger.x, y: finger.y - 500 }]),
	],
	['the tablet is turned', 'resize', () => t.resize({ width: SIZE.height, height: SIZE.width })],
	['the window changes its size', 'resize', () => t.resize({ width: 700, height: 900 })],
	['the window loses the focus', 'blur', say(`Event('blur')`)],
	['the page goes away', 'pagehide', say(`Event('pagehide')`)],
	['Escape is pressed', 'keydown', say(`KeyboardEvent('keydown', { key: 'Escape' })`)],
	[
		'another app is opened',
		'visibilitychange',
		() =>
			t.js(`
				Object.defineProperty(document, 'hidden', { value: true, configurable: true });
				Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
				document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
				delete document.hidden;
				delete document.visibilityState;
			`),
	],
];

describe('K2, K3: the secret goes in the same task', () => {
	test.each(WAYS)('when %s', async (_, kind, happen) => {
		expect(await isShown()).toBe(true);
		await happen();
		await t.pass(100);
		expect(await stillThere(kind)).toBe(false);
		expect(await isShown()).toBe(false);
	});

	test.each(WAYS)(
		'seeded fault: were the page deaf to it, this test would fail when %s',
		async (_, kind, happen) => {
			await t.js(`window.deafTo = ['lostpointercapture', ${JSON.stringify(kind)}];`);
			await happen();
			await t.pass(100);
			expect(await isShown()).toBe(true);
			await t.js(`
			window.deafTo = [];
			window.dispatchEvent(new Event('blur'));
		`);
			expect(await isShown()).toBe(false);
		},
	);

	test('and a long press brings up no menu, while the secret stays under the finger', async () => {
		const isOffered = await t.js<boolean>(`
			const pad = document.elementFromPoint(${finger.x}, ${finger.y});
			return pad.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
		`);
		expect(isOffered).toBe(false);
	});
});
