// K26: on a tablet six times slower than this machine, the touch that ends a private page is followed by the next page, and by
// the next curtain, after as many frames, whoever holds the tablet and whatever was chosen. Frames are counted by the work of
// the page's own thread, for what else this machine does meanwhile is not the tablet's; what the page waits for is noted
// beside. With GLASS=1, for a machine that does nothing else, they are those that pass on the glass.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleId, SheetId } from '../../src/lib/engine';
import { setupOf } from '../properties/tables';
import { answered, dealt, named, type Choice } from './equal-turns';
import { Evening } from './evening';
import { speak } from './frames';
import { lay, rowsOf } from './record';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const SLOW = 6;
/** What the glass shows in a second. */
const FRAMES = 60;
const ON_THE_GLASS = process.env['GLASS'] !== undefined;
/** The deals go round so often at most: chance evens out, a leak does not. */
const PASSES = 4;

/** At each table: how many play, and the roles that are compared, each in turn in each of the seats from the third on. */
const TABLES: Readonly<Record<SheetId, readonly [players: number, ...roles: RoleId[]]>> = {
	classic: [8, 'seer', 'werewolf', 'villager'],
	'e-notte': [12, 'seer', 'villager'],
	licantropi: [10, 'mage', 'guard'],
	teatro: [10, 'fox', 'scapegoat'],
};
const FROM = 2;

/** A touch that ends a page, and for how many frames the glass does not change after it. */
interface Touch {
	readonly role: RoleId;
	readonly choice: Choice;
	readonly frames: number;
	/** What was waited for, in the order of the asking. */
	readonly waits: string;
}

/** In the page of one role alone: work for some frames, and one wait more. */
const FAULT = `
	for (let n = 0, sum = 0; n < 3e7; n++) sum += Math.sqrt(n);
	setTimeout(() => undefined);
`;

/** From now on the page notes what it asks the disk and its clocks for. */
const NOTE_WAITS = `
	window.waits = [];
	const note = (what, on, name) => {
		const real = on[name];
		on[name] = function (...asked) {
			waits.push(what);
			return real.apply(this, asked);
		};
	};
	for (const request of ['get', 'getAll', 'count', 'put', 'delete']) note(request, IDBObjectStore.prototype, request);
	note('timer', window, 'setTimeout');
`;

async function touch(t: Tablet, button: string, fault: string): Promise<Pick<Touch, 'frames' | 'waits'>> {
	const finger = await t.where('button', button);
	await t.js(`
		addEventListener('click', ({ target, timeStamp }) => {
			waits.length = 0;
			const page = target.closest('button');
			window.next = new Promise((shown) => new MutationObserver((_, observer) => {
				if (page.isConnected) return;
				observer.disconnect();
				const noted = waits.join();
				// The frame that shows it, and what comes of that.
				requestAnimationFrame((now) => requestAnimationFrame(() => shown([now - timeStamp, noted])));
			}).observe(document.body, { subtree: true, childList: true }));
			${fault}
		}, { once: true, capture: true });
	`);
	if (ON_THE_GLASS) await t.slow(SLOW);
	const before = await t.worked();
	await t.touch('start', [finger]);
	await t.touch('end');
	const [passed, waits] = await t.js<[number, string]>(`return window.next;`);
	const worked = SLOW * ((await t.worked()) - before);
	if (ON_THE_GLASS) await t.slow(1);
	return { frames: FRAMES * (ON_THE_GLASS ? passed / 1000 : worked), waits };
}

function middle(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const half = (numbers.length - 1) / 2;
	return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** By how many whole frames the middle touches of each kind differ at most. */
function apart(touches: readonly Touch[], by: 'role' | 'choice'): number {
	const kinds = [...new Set(touches.map((one) => one[by]))];
	const middles = kinds.map((kind) =>
		middle(touches.flatMap((one) => (one[by] === kind ? [one.frames] : []))),
	);
	return Math.round(Math.max(...middles) - Math.min(...middles));
}

/** All that was waited for after the touches of a role, or of everybody. */
function waited(touches: readonly Touch[], role?: RoleId): ReadonlySet<string> {
	return new Set(touches.flatMap((one) => (role === undefined || one.role === role ? [one.waits] : [])));
}

describe('a slow tablet', () => {
	let server: Site;
	let t: Tablet;
	beforeAll(async () => {
		server = await site();
		t = await tablet({ viewport: { width: 768, height: 1024 }, pace: 50, reducedMotion: 'reduce' });
		await t.open(`${server.url}/`);
		await t.see('heading', 'Plenilunio');
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	/** Each role once in each seat, naming the first and naming the last of the list. */
	async function pass(sheet: SheetId, name: string, faulty?: RoleId): Promise<Touch[]> {
		const [players, ...roles] = TABLES[sheet];
		const { onwards, confirm, done } = speak(sheet).evening.turn;
		const setup = setupOf(sheet, players);
		const table = new Evening(t, sheet, { pack: [], accuse: [], prey: [] }, () => undefined);
		const touches: Touch[] = [];
		for (let round = 0; round < 2 * roles.length; round++) {
			const seated = [...roles, ...roles].slice(round % roles.length).slice(0, roles.length);
			const game = dealt(setup, seated, FROM, `${name}/${round}`);
			await lay(t, server.url, rowsOf(game));
			await t.js(NOTE_WAITS);
			for (const [at, role] of seated.entries()) {
				const seat = FROM + at;
				const choice = (Math.floor(round / roles.length) + at) % 2 === 0 ? 'first' : 'last';
				const names = named(game, seat, choice);
				const end = async (button: string) => {
					await table.read();
					const how = await touch(t, button, role === faulty ? FAULT : '');
					touches.push({ role, choice, ...how });
				};
				await table.identify(setup.names[seat] ?? '');
				for (const [page, who] of names.entries()) {
					await table.pick(setup.names[who] ?? '');
					await end(page + 1 < names.length ? onwards : confirm);
				}
				for (let left = answered(game, seat, names); left > 0; left--) await end(done);
				await t.see('heading', setup.names[seat + 1] ?? '');
			}
		}
		return touches;
	}

	test.each(Object.keys(TABLES) as SheetId[])(
		'K26: thinks as long for one role as for another, %s',
		async (sheet) => {
			const touches: Touch[] = [];
			const difference = () => Math.max(apart(touches, 'role'), apart(touches, 'choice'));
			for (let n = 0; n < PASSES && (n === 0 || difference() > 1); n++)
				touches.push(...(await pass(sheet, `pass ${n}`)));
			console.log(
				`${sheet}: ${touches.length} touches, ${Math.round(middle(touches.map(({ frames }) => frames)))} frames in the middle,`,
				`${apart(touches, 'role')} apart by role, ${apart(touches, 'choice')} by choice`,
			);
			expect(difference()).toBeLessThanOrEqual(1);
			for (const { role } of touches) expect(waited(touches, role)).toEqual(waited(touches));
		},
	);

	test('seeded fault: work, and a wait, for the seer alone are found', async () => {
		const touches = await pass('e-notte', 'fault', 'seer');
		expect(apart(touches, 'role')).toBeGreaterThan(1);
		expect(waited(touches, 'seer')).not.toEqual(waited(touches, 'villager'));
	});
});
