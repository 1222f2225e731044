// One whole game of each of the other sheets, by touch, round a small table for it. In these pages short waits
// run faster than outside; everything is still held, read and waited for as the glass demands.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHEETS, type RoleId, type SheetId } from '../../src/lib/engine';
import { begin, type Agreement } from './begin';
import { Evening } from './evening';
import { speak, type Frame, type Glance } from './frames';
import type { Plot } from './gossip';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

const NAMES = [
	'Anna', 'Bruno', 'Carla', 'Daniela', 'Elio', 'Franco', 'Gaia', 'Hugo', 'Ines', 'Lia', 'Marco', 'Nora', 'Olga', 'Pia', 'Rita', 'Ugo',
]; // prettier-ignore
const PACE = 100;
/** The patience for a whole game, in ms: some machines are slow. */
const LONG = 900_000;

interface Game {
	readonly table: Agreement;
	readonly plot: Plot;
	/** The private page on which the battery falls out, the first time after a discussion. */
	readonly killedAt: Frame;
	/** What comes up in every game of such friends, whatever the deal. */
	readonly screens: readonly (Frame | 'ghost')[];
}

const GAMES: Readonly<Record<Exclude<SheetId, 'classic'>, Game>> = {
	// Somebody dies in the first night and writes a will; the notary, lynched, reads it out; then it is the wolves' turn.
	'e-notte': {
		table: {
			sheet: 'e-notte',
			names: NAMES.slice(0, 9),
			deck: { villager: -2, bodyguard: 1, notary: 1 },
			preyAtOnce: true,
		},
		// The bodyguard cannot save the bodyguard.
		plot: { pack: ['werewolf'], accuse: ['notary', 'werewolf'], prey: ['bodyguard'] },
		killedAt: 'ballot',
		// prettier-ignore
		screens: [
			'card', 'names', 'answer', 'dawn', 'starter', 'will', 'discussion', 'vote', 'ghost', 'count', 'nominees', 'defence',
			'ballot', 'verdict', 'wills',
		],
	},
	// The first ballot is a tie, the second condemns; somebody else speaks up, then the mayor, and a werewolf burns.
	licantropi: {
		table: {
			sheet: 'licantropi',
			names: NAMES.slice(0, 10),
			deck: { reprobate: -1, mage: -1, cleric: -1, fool: 1, lover: 1 },
		},
		plot: { pack: ['werewolf', 'traitor'], accuse: ['werewolf'], prey: ['lover'], split: true },
		killedAt: 'ballot',
		// prettier-ignore
		screens: [
			'card', 'prelude', 'discussion', 'ballot', 'tie', 'condemned', 'appeal', 'mayor', 'mayor has spoken', 'names', 'answer',
			'dawn', 'burned', 'judgement',
		],
	},
	// The piper burns first, for nobody wins against a living one; then the wolves, two a day while there is fuel.
	teatro: {
		table: { sheet: 'teatro', names: NAMES.slice(0, 12) },
		plot: {
			pack: ['werewolf', 'black-wolf', 'white-wolf'],
			accuse: ['pied-piper', 'black-wolf', 'white-wolf', 'werewolf'],
			prey: ['guardian', 'redeemer'],
		},
		killedAt: 'names',
		// prettier-ignore
		screens: ['card', 'omen', 'answer', 'names', 'dawn', 'discussion', 'free vote', 'ballot', 'count', 'burned'],
	},
};

describe.each(Object.values(GAMES))('$table.sheet', ({ table: agreed, plot, killedAt, screens }) => {
	const { sheet, names } = agreed;
	const words = speak(sheet);
	const { evening } = words;
	const roles = (Object.keys(SHEETS[sheet].cards) as RoleId[]).map((role) => words.roles[role].name);
	let server: Site;
	let t: Tablet;
	let table: Evening;
	/** Every frame that showed a role before the end, or a game that is not saved, with nobody holding anything. */
	const faults: string[] = [];
	/** The screens as they followed each other. */
	const path: Frame[] = [];
	let hadSecondNight = false;

	function watch({ frame, text }: Glance) {
		const isOpen = frame === 'judgement' || frame === 'end' || frame === 'cards' || frame === 'story';
		const role = isOpen ? undefined : roles.find((name) => text.includes(name));
		if (role !== undefined) faults.push(`${role} in: ${text}`);
		faults.push(...Object.values(evening.storage).filter((warning) => text.includes(warning)));
		if (frame !== 'unknown' && frame !== path.at(-1)) path.push(frame);
		hadSecondNight ||= text.includes(words.tell.night(2));
	}

	beforeAll(async () => {
		server = await site();
		t = await tablet({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce', pace: PACE });
		table = new Evening(t, sheet, plot, watch);
	});
	afterAll(async () => {
		await t.close();
		await server.stop();
	});

	test('the cards are dealt, and the village comes to talk', async () => {
		await t.open(`${server.url}/`);
		await begin(t, agreed);
		await table.until(({ frame }) => frame === 'discussion');
		expect(faults).toEqual([]);
	});

	if (sheet === 'teatro')
		test('K6: in the midst of a vote, back and forward lead nowhere, and a reload loses none', async () => {
			const votes = /^3 voti su/m;
			const before = await table.until(({ frame, text }) => frame === 'free vote' && votes.test(text));
			for (const way of ['back', 'forward', 'back']) {
				await t.js(`history.${way}(); await new Promise((go) => setTimeout(go, 2000));`);
				expect(await table.look()).toEqual(before);
			}
			await t.reload();
			await t.see('heading', evening.resume.title);
			expect(names.filter((name) => before.names.includes(name)).length).toBe(names.length - 3);
			const { text } = await table.look();
			expect(names.filter((name) => text.includes(name))).toEqual([]);
			await t.tap('button', evening.resume.goOn);
			const after = await table.until(({ frame }) => frame === 'free vote');
			expect(after.text).toMatch(votes);
			expect(after.names).toEqual(before.names);
		});

	test('K6, K20: the battery falls out in the midst of a secret; the same turn waits behind its curtain', async () => {
		const before = await table.until(({ frame }) => frame === killedAt);
		const { holder } = table;
		await table.read();
		await table.pick(before.names.find((name) => name !== holder) ?? '');
		await table.read(() => t.kill()).catch(() => undefined);

		await t.reopen();
		await t.open(`${server.url}/game/`);
		await t.see('heading', holder);
		const seen = await table.look();
		expect(seen.text).toContain(evening.curtain.resume);
		expect(seen.buttons).toContain(evening.curtain.iAm(holder));
		await table.identify(holder);
		expect((await table.look()).frame).toBe(killedAt);
		expect(await t.js(`return document.querySelectorAll('[aria-checked=true]').length;`)).toBe(0);
	});

	test(
		'the game comes to its end: the cards and the story',
		async () => {
			await table.until(({ frame }) => frame === 'end');
			expect(faults).toEqual([]);
			await t.tap('button', evening.end.turn);
			await t.tap('button', evening.end.story);
			await t.see('heading', evening.recap.ballots);
			const { text } = await table.look();
			expect(names.filter((name) => !text.includes(name))).toEqual([]);
		},
		LONG,
	);

	test('every screen of the sheet was there', () => {
		expect(screens.filter((screen) => !table.seen.has(screen))).toEqual([]);
		if (sheet !== 'teatro') return;
		// P4: from the second night on there is a page of roles. P7: a dawn lap after every night but the one before day 1.
		expect(table.seen.has('roles')).toBe(hadSecondNight);
		const [, ...dawns] = path.flatMap((frame, at) => (frame === 'dawn' ? [path[at + 1]] : []));
		expect(dawns.filter((next) => next !== 'curtain' && next !== 'end')).toEqual([]);
	});

	test('K16, K17: nothing on the console, no broken promise, no request to anywhere else', () => {
		expect(t.console).toEqual([]);
		expect(t.violations).toEqual([]);
		expect(t.requests.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
	});
});
