// The sensible bots: within the rules on every sheet, by what they may know alone, and worth playing against.
import { describe, expect, test } from 'vitest';
import { checkSetup, isRefusal, optionsOf, playersOf, SHEETS, suggestedDeck } from '../../src/lib/engine';
import type { Setup, SheetId } from '../../src/lib/engine';
import { BOTS } from '../../src/lib/sim/batch';
import { randomBot, type Bot } from '../../src/lib/sim/bots';
import { FORMS } from '../../src/lib/sim/heard';
import { match } from '../../src/lib/sim/match';
import { SensibleBots } from '../../src/lib/sim/sensible';
import { LANGUAGES } from '../../src/lib/words';

function table(sheet: SheetId, players: number): Setup {
	const names = Array.from({ length: players }, (_, seat) => `Name${seat}`);
	const deck = suggestedDeck(sheet, players, optionsOf(sheet));
	const setup = checkSetup({ sheet, options: {}, names, deck });
	if (isRefusal(setup)) throw new Error(setup.refused);
	return setup;
}

/** Whose village plays like that, and everybody with an aim of their own sensibly. */
function against(village: Bot, others: Bot): Bot {
	const good = new Set<number>();
	const of = (seat: number): Bot => (good.has(seat) ? village : others);
	return {
		notice(play, roll) {
			village.notice?.(play, roll);
			others.notice?.(play, roll);
		},
		turn(hand, roll) {
			if (VILLAGE.has(hand.side)) good.add(hand.seat);
			else good.delete(hand.seat);
			return of(hand.seat).turn(hand, roll);
		},
		vote: (ballot, roll) => of(ballot.voter).vote(ballot, roll),
		poll: (ballot, hand, roll) => of(hand.seat).poll(ballot, hand, roll),
		appeal: (hand, roll) => of(hand.seat).appeal(hand, roll),
	};
}
const VILLAGE: ReadonlySet<string> = new Set(['humans', 'village']);

const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

describe.each(SHEET_IDS)('%s', (sheet) => {
	const { least, most } = playersOf(sheet, optionsOf(sheet));
	const sizes = [least, Math.round((least + most) / 2), most];

	test.each(sizes)('with %i: never refused, and somebody wins', (players) => {
		const setup = table(sheet, players);
		for (let game = 0; game < 4; game++) {
			const { recap } = match(setup, `sensible/${game}`, BOTS.sensible());
			expect(recap?.side).not.toBeNull();
			expect(recap?.side).toBeDefined();
		}
	});
});

test('the same game again, from the same seed', () => {
	const setup = table('classic', 12);
	const log = () => match(setup, 'again', BOTS.sensible()).log.entries;
	expect(log()).toEqual(log());
});

describe('a sensible village', () => {
	/** How many of the games the village wins. */
	const wins = (setup: Setup, bots: () => Bot): number =>
		Array.from({ length: GAMES }, (_, game) => match(setup, `village/${game}`, bots()).recap?.side).filter(
			(side) => VILLAGE.has(side ?? ''),
		).length;
	const GAMES = 80;

	test.each([
		['classic', 12, 1 / 3],
		['e-notte', 12, 1 / 3],
		['licantropi', 12, 1 / 5],
	] as const)('of %s wins more often than one that plays at random', (sheet, players, least) => {
		const setup = table(sheet, players);
		const random = wins(setup, () => against(randomBot, new SensibleBots()));
		const sensible = wins(setup, () => new SensibleBots());
		// Both counts are binomial: a difference of three standard deviations is no luck.
		const deviation = Math.sqrt(
			(random * (GAMES - random)) / GAMES + (sensible * (GAMES - sensible)) / GAMES,
		);
		expect(sensible - random).toBeGreaterThan(3 * deviation);
		// Neither side plays a lost game.
		expect(sensible).toBeGreaterThan(GAMES * least);
		expect(sensible).toBeLessThan((GAMES * 4) / 5);
	});

	// The theatre is the piper's as often as not, and nobody can know him: what the village can do is to burn the pack.
	test('of teatro burns more of the pack', () => {
		const setup = table('teatro', 16);
		const burned = (bots: () => Bot): number =>
			Array.from({ length: 40 }, (_, game) => {
				const { facts = [], people = [] } = match(setup, `village/${game}`, bots()).recap ?? {};
				const { cards } = SHEETS.teatro;
				return facts.filter(
					(fact) =>
						fact.fact === 'died' &&
						fact.cause === 'burned' &&
						cards[people[fact.who]?.role ?? 'farmer']?.side === 'pack',
				).length;
			}).reduce((sum, count) => sum + count, 0);
		const random = burned(() => against(randomBot, new SensibleBots()));
		const sensible = burned(() => new SensibleBots());
		expect(sensible - random).toBeGreaterThan(3 * Math.sqrt(random + sensible));
	});
});

test('the idiot once rescued from the fire is not condemned again', () => {
	const setup = table('teatro', 12);
	const rescues = Array.from({ length: 30 }, (_, game) => {
		const facts = match(setup, `idiot/${game}`, BOTS.sensible()).recap?.facts ?? [];
		return facts.flatMap((fact) =>
			fact.fact === 'announced' && fact.announcement.of === 'pyre' ? fact.announcement.saved : [],
		).length;
	});
	expect(Math.max(...rescues)).toBe(1);
});

describe('what bots say', () => {
	/** Everything that was said in some games, with whether the pack said it. */
	const said = () => {
		const setup = table('classic', 16);
		return Array.from({ length: 60 }, (_, game) => {
			const bots = new SensibleBots();
			const lines: { by: number; about: number; mood: string; form: number }[] = [];
			const play = match(setup, `talk/${game}`, {
				notice(playing, roll) {
					bots.notice(playing, roll);
					if (playing.request?.kind === 'discuss') lines.push(...bots.sayings(playing.request));
				},
				turn: (hand, roll) => bots.turn(hand, roll),
				vote: (ballot, roll) => bots.vote(ballot, roll),
				poll: (ballot, hand, roll) => bots.poll(ballot, hand, roll),
				appeal: (hand, roll) => bots.appeal(hand, roll),
			});
			const people = play.recap?.people ?? [];
			return lines.map((line) => ({
				...line,
				wolf: people[line.by]?.card === 'werewolf',
				mate: people[line.about]?.card === 'werewolf',
			}));
		}).flat();
	};
	const lines = said();

	test('has the same few forms from a wolf as from anybody', () => {
		const share = (wolf: boolean, form: number) => {
			const own = lines.filter((line) => line.wolf === wolf);
			return own.filter((line) => line.form === form).length / own.length;
		};
		const praise = (wolf: boolean) => {
			const own = lines.filter((line) => line.wolf === wolf);
			return own.filter(({ mood }) => mood === 'trust').length / own.length;
		};
		expect(Math.abs(praise(true) - praise(false))).toBeLessThan(0.12);
		for (let form = 0; form < FORMS; form++)
			expect(Math.abs(share(true, form) - share(false, form))).toBeLessThan(0.12);
	});

	test('is never an accusation of a packmate by a wolf', () => {
		expect(lines.filter(({ wolf, mate, mood }) => wolf && mate && mood === 'suspect')).toEqual([]);
	});

	test('has words for every form in both languages', () => {
		for (const { company } of Object.values(LANGUAGES))
			for (const forms of Object.values(company.says)) expect(forms).toHaveLength(FORMS);
	});
});
