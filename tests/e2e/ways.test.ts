// K6: the ways back, at every step of a game. In the daily run every step of a classic game meets one of them, by turns;
// with WAYS=all every step of a game of each sheet meets them all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHEETS, type SheetId } from '../../src/lib/engine';
import { begin, type Agreement } from './begin';
import { replayed } from './due';
import { Evening } from './evening';
import { Fingers } from './fingers';
import { speak, type Glance } from './frames';
import type { Plot } from './gossip';
import { MOMENTS, Returns, still } from './returns';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';
import { WAYS, type Way } from './ways';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo', 'Ines', 'Lia'];
const SIZE = { viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce', pace: 100 } as const;
const isLong = process.env['WAYS'] === 'all';
/** The patience for a whole game, in ms. */
const LONG = isLong ? 7_200_000 : 900_000;
/** A browser takes its time to start again: in the daily run the battery falls out at every so many steps. */
const KILLS = 16;

/** Small tables, at which games are short. */
const GAMES: Readonly<Record<SheetId, { readonly table: Omit<Agreement, 'sheet'>; readonly plot: Plot }>> = {
	classic: {
		table: { names: NAMES.slice(0, 8), deck: { werewolf: 1, villager: -1 } },
		plot: { pack: ['werewolf'], accuse: ['seer', 'villager'], prey: [] },
	},
	'e-notte': {
		table: { names: NAMES.slice(0, 8), preyAtOnce: true },
		plot: { pack: ['werewolf'], accuse: ['werewolf'], prey: ['bodyguard'] },
	},
	licantropi: {
		table: { names: NAMES },
		plot: { pack: ['werewolf', 'traitor'], accuse: ['werewolf'], prey: ['lover'], split: true },
	},
	teatro: {
		table: { names: NAMES },
		plot: { pack: ['werewolf'], accuse: ['pied-piper', 'werewolf'], prey: ['guardian'] },
	},
};

/** By turns, beginning with another one for each sheet. */
function waysAt(step: number, sheet: SheetId): readonly Way[] {
	if (isLong) return WAYS;
	const at = step + Object.keys(SHEETS).indexOf(sheet);
	const gentle = WAYS.filter((way) => way !== 'killed');
	return at % KILLS === KILLS - 1 ? ['killed'] : gentle.slice(at % gentle.length).slice(0, 1);
}

const SHEETS_TODAY = (Object.keys(GAMES) as SheetId[]).filter((sheet) => isLong || sheet === 'classic');

describe.each(SHEETS_TODAY)('%s', (sheet) => {
	const { table: agreed, plot } = GAMES[sheet];
	const { evening } = speak(sheet);
	let server: Site;
	let t: Tablet;
	let fingers: Fingers;
	let table: Evening;
	let returns: Returns;
	/** The ways that are taken from each step, and how many of them were. */
	const steps = new Map<string, { readonly ways: readonly Way[]; taken: number }>();

	beforeAll(async () => {
		server = await site();
		t = await tablet(SIZE);
		fingers = new Fingers(t);
		table = new Evening(t, sheet, plot, () => undefined);
		returns = new Returns(t, table, server.url, sheet);
		await t.open(`${server.url}/`);
		await begin(t, { sheet, ...agreed });
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	const taken = () => [...steps.values()].reduce((sum, step) => sum + step.taken, 0);

	/** A step of the game: what the glass shows after so many entries of the log. */
	async function stepAt(seen: Glance) {
		const { entries } = await returns.kept();
		const id = `${entries.length} ${still(seen)}`;
		const step = steps.get(id) ?? { ways: waysAt(steps.size, sheet), taken: 0 };
		steps.set(id, step);
		return step;
	}

	/** Takes the ways of this step that are left, as long as they lead back to it. */
	async function leaveAndReturn(before: Glance): Promise<Glance> {
		const step = await stepAt(before);
		let seen = before;
		for (const way of step.ways.slice(step.taken)) {
			await returns.take(way, seen, MOMENTS[Math.floor(taken() / 2) % MOMENTS.length] ?? 'held');
			step.taken += 1;
			seen = await table.look();
			if (seen.frame !== before.frame || seen.title !== before.title) break;
		}
		return seen;
	}

	/** Opens what nobody has to, until it was left by each of its ways. */
	async function leaveOpened(open: () => Promise<Glance>, close: () => Promise<unknown>): Promise<void> {
		for (let isLeft = false; !isLeft;) {
			const opened = await open();
			const step = await stepAt(opened);
			const seen = await leaveAndReturn(opened);
			isLeft = step.taken === step.ways.length;
			if (seen.frame === opened.frame) await close();
		}
	}

	/** What nobody has to open: the menu, and the own card once more. */
	async function wander(name: string): Promise<void> {
		const tap = (label: string) => fingers.tap('button', label);
		const menu = async () => {
			await table.until(({ frame }) => frame === 'discussion');
			await tap(evening.pause.open);
			return table.until(({ frame }) => frame === 'pause');
		};
		const curtain = async () => {
			await table.until(({ frame }) => frame === 'discussion');
			await tap(evening.discuss.remind);
			await tap(name);
			return table.until(({ frame }) => frame === 'curtain');
		};
		const card = async () => {
			await curtain();
			await table.identify(name);
			return table.look();
		};
		await leaveOpened(menu, () => tap(evening.close));
		await leaveOpened(curtain, () => tap(evening.curtain.notNow));
		await leaveOpened(card, () => table.until(({ frame }) => frame === 'discussion'));
	}

	test('K6: a seeded fault is found: what somebody had begun is there again', async () => {
		const careless = new Returns(t, table, server.url, sheet, true);
		await careless.take('reload', await table.until(({ frame }) => frame === 'card'), 'filled');
		expect(careless.faults.join()).toMatch(/half-made/);
	});

	test(
		'K6: by every way back, the same game waits behind a neutral frame',
		async () => {
			let last = '';
			let hasWandered = false;
			for (let isOver = false; !isOver;) {
				const seen = await table.until((now) => now.frame !== 'unknown' && still(now) !== last);
				isOver = seen.frame === 'end';
				last = still(await leaveAndReturn(seen));
				if (seen.frame !== 'discussion' || hasWandered) continue;
				hasWandered = true;
				const [alive] = replayed(await returns.kept()).table.seats.filter((person) => person.alive);
				await wander(alive?.name ?? '');
			}
			const ways = [...returns.tried].map(
				([frame, of]) => `${frame} ${[...of].map(([way, n]) => `${way} ${n}`).join(', ')}`,
			);
			console.log(
				`${sheet}: ${taken()} ways back from ${steps.size} steps, ${returns.faults.length} faults: ${ways.join('; ')}`,
			);
			expect(returns.faults).toEqual([]);
			expect(steps.size).toBeGreaterThan(50);
		},
		LONG,
	);

	test('K6, K20: the whole log, played again by the engine alone, is the same game', async () => {
		const play = replayed(await returns.kept());
		expect(play.recap?.people.map(({ name }) => name)).toEqual(agreed.names);
		await t.tap('button', evening.end.turn);
		const { roles } = speak(sheet);
		const cards = play.recap?.people.map(({ role }) => roles[role].name) ?? [];
		// They are turned one by one.
		await table.until(({ text }) => cards.every((card) => text.includes(card)));
	});

	test('K16, K17: nothing on the console, no broken promise, no request to anywhere else', () => {
		expect(t.console).toEqual([]);
		expect(t.violations).toEqual([]);
		expect(t.requests.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
	});
});
