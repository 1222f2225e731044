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

/** The bots of a table whose pack is played by others. */
function against(village: Bot, pack: Bot): Bot {
	const wolves = new Set<number>();
	const of = (seat: number): Bot => (wolves.has(seat) ? pack : village);
	return {
		notice(play, roll) {
			village.notice?.(play, roll);
			pack.notice?.(play, roll);
		},
		turn(hand, roll) {
			if (hand.told.pack) wolves.add(hand.seat);
			return of(hand.seat).turn(hand, roll);
		},
		vote: (ballot, roll) => of(ballot.voter).vote(ballot, roll),
		poll: (ballot, hand, roll) => of(hand.seat).poll(ballot, hand, roll),
		appeal: (hand, roll) => of(hand.seat).appeal(hand, roll),
	};
}

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

describe('a village of eight to twelve', () => {
	/** How many of the games the village wins. */
	const wins = (setup: Setup, bots: () => Bot, games = 150): number =>
		Array.from({ length: games }, (_, game) => match(setup, `village/${game}`, bots()).recap?.side).filter(
			(side) => side === 'humans' || side === 'village',
		).length;

	test.each([
		['classic', 12],
		['e-notte', 12],
	] as const)('of %s wins more often than one that plays at random', (sheet, players) => {
		const setup = table(sheet, players);
		const random = wins(setup, () => against(randomBot, new SensibleBots()));
		const sensible = wins(setup, () => new SensibleBots());
		// Both counts are binomial: a difference of three standard deviations is no luck.
		expect(sensible - random).toBeGreaterThan(3 * Math.sqrt((random * (150 - random)) / 150));
		// Neither side plays a lost game: between a fifth and four fifths are the village's.
		expect(sensible).toBeGreaterThan(150 / 5);
		expect(sensible).toBeLessThan((150 * 4) / 5);
	});
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
