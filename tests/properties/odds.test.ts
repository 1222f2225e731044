// The engine against odds that can be worked out on paper.
import { expect, test } from 'vitest';
import { batch } from '../../src/lib/sim/batch';
import { setupOf } from './tables';

/**
 * One werewolf among nine where all choose at random and nobody dies in the first night: the wolf survives the days of
 * 9, 7, 5 and 3 players with 8/9, 6/7, 4/5 and 2/3, in all 384/945 (arXiv:1009.1031, with the lynching first).
 */
const WOLF_WINS = 384 / 945;

test('one werewolf and eight villagers: the wolf wins 384 games of 945', () => {
	const games = 50_000;
	const setup = setupOf(
		'classic',
		9,
		{ customDeck: true, firstNightVictim: 'moderator' },
		{ werewolf: 1, villager: 8 },
	);
	const { wins } = batch({ setup, seed: 'odds', bot: 'random' }, 0, games);
	const standardError = Math.sqrt((WOLF_WINS * (1 - WOLF_WINS)) / games);
	expect(Math.abs((wins.wolves ?? 0) / games - WOLF_WINS)).toBeLessThan(3 * standardError);
	expect((wins.wolves ?? 0) + (wins.humans ?? 0)).toBe(games);
});
