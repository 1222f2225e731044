// K8, property D: twin evenings in a real browser. Whoever watches the glass of one cannot tell it from that of the other, to
// the last pixel, until the rules say something different.
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleId } from '../../src/lib/engine';
import { swapped, type Twins } from '../properties/deals';
import { SEED, setupOf, SHEET_IDS } from '../properties/tables';
import { rehearse, type Rehearsal } from '../secrecy/rehearsal';
import { comparePixels, Difference, laidOut, STACKED, type Leak, type Part } from './pixels';
import { site, type Site } from './site';
import { stackedBuild } from './stacked';
import { tablet, type Tablet } from './tablet';

/** Pairs of whole evenings for each size; without a number, a part of one for each sheet. */
const PAIRS = process.env['PIXEL_PAIRS'];
const PER_SHEET = Math.ceil(Number(PAIRS ?? SHEET_IDS.length) / SHEET_IDS.length);
const LONG = 7_200_000;

/** At tables of up to so many, and for so many answers before the rules tell the two apart. */
const SEATS = PAIRS === undefined ? 8 : 12;
const LEAST = 24;
/** How many answers of an evening are played in a part. */
const STEPS = 12;

/** What is played of an evening: on the larger from the first card on, on the smaller from the end of the first night on. */
const SIZES = [
	{ width: 768, height: 1024, part: () => 0, leaks: false },
	{
		width: 360,
		height: 740,
		part: ({ steps }: Rehearsal) => firstDay(steps.map(({ key }) => key)),
		leaks: true,
	},
] as const;
const firstDay = (keys: readonly string[]): number => keys.findIndex((key) => key.startsWith('day1/')) - 4;

const pairsOf = (sheet: (typeof SHEET_IDS)[number]): Rehearsal[] => {
	const found: Rehearsal[] = [];
	for (const twins of fc.sample(swapped(sheet), { seed: SEED, numRuns: 100 * PER_SHEET })) {
		if (found.length === PER_SHEET) break;
		if (twins.setup.names.length > SEATS) continue;
		const rehearsal = rehearse(twins);
		if (rehearsal.steps.length >= LEAST) found.push(rehearsal);
	}
	return found;
};

/** A wolf has changed cards with a villager, in the first night: it is the wolf's turn, or the villager's. */
const WOLF: readonly RoleId[] = ['werewolf', 'seer', 'villager', 'villager', 'villager'];
const CHANGED: Twins = {
	setup: setupOf('classic', WOLF.length, { customDeck: true }, { werewolf: 1, seer: 1, villager: 3 }),
	deals: [WOLF, ['villager', 'seer', 'villager', 'villager', 'werewolf']],
	night: 'away',
	day: 'any',
	tape: 'pixels',
};
/** What a wolf's turn, or the next name after it, could let slip: switched on here, and never anywhere else. */
const LEAKS: Readonly<Record<string, Leak>> = {
	'the pad a shade brighter for a wolf': `
		const pad = document.querySelector('.pad');
		if (!pad) return;
		pad.style.backgroundColor = '';
		const [red, green, blue] = getComputedStyle(pad).backgroundColor.match(/\\d+/g).map(Number);
		if (card === 'werewolf') pad.style.backgroundColor = \`rgb(\${red}, \${green}, \${blue + 1})\`;
	`,
	'the own name a trace paler for a wolf': `
		const own = document.querySelectorAll('.cell')[seat];
		if (own) own.style.opacity = card === 'werewolf' ? '0.97' : '';
	`,
	'the names on the page a pixel lower for a wolf': `
		const names = document.querySelector('.grid');
		if (names) names.style.translate = card === 'werewolf' ? '0 1px' : '';
	`,
	'the name on the curtain a pixel further down for a wolf': `
		const name = document.querySelector('.curtain h1');
		if (name) name.style.translate = cards[0] === 'werewolf' ? '0 1px' : '';
	`,
};

let caught = 0;
afterAll(() => console.log(`${caught} of ${Object.keys(LEAKS).length} seeded leaks of the pixels caught`));

let server: Site;
let dir: string;
beforeAll(async () => {
	dir = await stackedBuild();
	server = await site({ dir });
});
afterAll(async () => {
	await server.stop();
	await rm(dir, { recursive: true });
});

describe.each(SIZES)('$width x $height', ({ width, height, part, leaks }) => {
	let both: readonly [Tablet, Tablet];
	const open = async () => {
		const viewport = { width, height };
		const t = await tablet({ viewport, reducedMotion: 'reduce', clock: 'still', prelude: STACKED });
		return laidOut(t, server.url);
	};
	beforeAll(async () => {
		both = await Promise.all([open(), open()]);
	});
	afterAll(async () => {
		await Promise.all(both.map((t) => t.close()));
	});

	test.each(SHEET_IDS)(
		'K8: twin evenings of %s show the same pixels',
		async (sheet) => {
			const pairs = pairsOf(sheet);
			expect(pairs).toHaveLength(PER_SHEET);
			let pictures = 0;
			for (const pair of pairs) {
				const played: Part =
					PAIRS === undefined ? { from: part(pair), steps: STEPS } : { from: 0, steps: Infinity };
				pictures += await comparePixels(both, server.url, pair, played);
			}
			console.log(
				`${sheet}, ${width} x ${height}: ${pairs.length} pairs of evenings, ${pictures} pictures compared`,
			);
			expect(pictures).toBeGreaterThan(20 * pairs.length);
		},
		LONG,
	);

	if (leaks) {
		/** The turn of whoever has the changed card, up to the next name. */
		const turns = (leak?: Leak) =>
			comparePixels(both, server.url, rehearse(CHANGED), { from: WOLF.length, steps: 2 }, leak);

		test('K8: a turn in which nothing leaks shows the same pixels', async () => {
			expect(await turns()).toBeGreaterThan(5);
		});
		test.each(Object.entries(LEAKS))('K8: the pixels find %s', async (_, leak) => {
			await expect(turns(leak)).rejects.toThrow(Difference);
			caught += 1;
		});
	}

	test('K17: nothing on the console, no broken promise', () => {
		expect(both.flatMap((t) => [...t.console, ...t.violations])).toEqual([]);
	});
});
