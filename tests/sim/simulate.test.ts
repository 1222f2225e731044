// npm run simulate, from its arguments to what it prints.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/lib/sim/arguments';
import { batch, together, type Series } from '../../src/lib/sim/batch';

const ROOT = resolve(import.meta.dirname, '../..');

function simulate(words: string) {
	const command = ['--import', 'tsx', join(ROOT, 'src/lib/sim/cli.ts'), ...words.split(' ')];
	return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
}

function read(words: string) {
	const found = readArguments(words === '' ? [] : words.split(' '));
	if (typeof found === 'string') throw new Error(found);
	return found;
}

describe('what is printed', () => {
	test('as JSON: exactly these figures, every side of the sheet among them', () => {
		const { status, stdout, stderr } = simulate('--sheet classic --players 8 --games 50 --seed 1 --json');
		expect([status, stderr]).toEqual([0, '']);
		const figures = JSON.parse(stdout) as { wins: Record<string, number> };
		expect(figures).toEqual({
			games: 50,
			seconds: expect.any(Number),
			gamesPerSecond: expect.any(Number),
			wins: { humans: expect.any(Number), wolves: expect.any(Number), werehamster: 0 },
			meanNights: expect.any(Number),
		});
		expect(Object.values(figures.wins).reduce((sum, wins) => sum + wins)).toBe(50);
	}, 60_000);

	test('else a table', () => {
		const { status, stdout } = simulate('--games 20');
		expect(status).toBe(0);
		expect(stdout).toMatch(/classic, 8 players, 20 games with seed 1\n\n {2}humans .* %\n {2}wolves .* %\n/);
	}, 60_000);

	test('of what makes no sense, one sentence', () => {
		const { status, stdout, stderr } = simulate('--deck werewolf=5,villager=3');
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toBe('This game cannot be played: deck-too-many-wolves (is 5, most 3).\n');
	}, 60_000);
});

describe('the arguments', () => {
	test('left out, mean a thousand games of eight', () => {
		const { series, games, json } = read('');
		expect([series.seed, series.bot, games, json]).toEqual(['1', 'random', 1000, false]);
		expect(series.setup.deck).toEqual({ villager: 5, werewolf: 2, seer: 1 });
	});

	test('with a deck, mean a deck of the table’s own and as many players as cards', () => {
		const { setup } = read('--deck werewolf=1,villager=8').series;
		expect(setup.names).toHaveLength(9);
		expect(setup.deck).toEqual({ werewolf: 1, villager: 8 });
		expect(setup.options.customDeck).toBe(true);
	});

	test('may hold several options, of every kind', () => {
		const { options } = read(
			'--option sheet=002 --option curseFirstNight=false --option discussionSeconds=60 --players 24',
		).series.setup;
		expect(options).toMatchObject({ sheet: '002', curseFirstNight: false, discussionSeconds: 60 });
	});

	test.each([
		['--foo', "Unknown option '--foo'."],
		['now', "Unexpected argument 'now'."],
		['--games', "Option '--games <value>' argument missing."],
		['--games 0', '--games must be a whole number from 1 on, not "0".'],
		['--games 1e3', '--games must be a whole number from 1 on, not "1e3".'],
		['--players eight', '--players must be a whole number from 1 on, not "eight".'],
		['--players 7', 'This game cannot be played: deck-range (is 7, least 8, most 22).'],
		['--sheet tarot', '--sheet may be classic, e-notte, licantropi, teatro, not "tarot".'],
		['--bots clever', '--bots may be random, sensible, not "clever".'],
		['--deck wolf', 'The number of cards "wolf" must be a whole number from 1 on, not "".'],
		['--deck wolf=2,villager=6', 'This game cannot be played: deck-unknown-role (role wolf).'],
		['--deck villager=5,werewolf=1,villager=2', '--deck names villager twice.'],
		[
			'--deck werewolf=1,villager=8 --players 8',
			'This game cannot be played: deck-size (is 9, least 8, most 8).',
		],
		['--option luck=good', 'There is no option "luck".'],
		['--option sheet=001', 'This game cannot be played: option-value.'],
	])('%s: %s', (words, sentence) => {
		expect(readArguments(words.split(' '))).toBe(sentence);
	});
});

describe('a series', () => {
	const series: Series = { ...read('--players 12').series, seed: 'series' };

	test('is the same again, and another with another seed', () => {
		expect(batch(series, 0, 60)).toEqual(batch(series, 0, 60));
		expect(batch(series, 0, 60)).not.toEqual(batch({ ...series, seed: 'other' }, 0, 60));
	});

	test('is the sum of its parts', () => {
		expect(together(batch(series, 0, 20), batch(series, 20, 60))).toEqual(batch(series, 0, 60));
	});
});
