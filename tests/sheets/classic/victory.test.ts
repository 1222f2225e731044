import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/lib/engine';
import { sit, village, type Story } from '../../support/sit';

describe('who has won at dawn (C26 to C28, CR21)', () => {
	const wolves = ['Ada', 'Bea', 'Ciro'] as const;
	/** So many wolves and humans, of whom one is mauled in the first night, or two with the werehamster. */
	function night(pack: number, humans: number, dead: 1 | 2, wolvesWinAt: Options['wolvesWinAt']): Story {
		const players = pack + humans;
		const roles = Object.fromEntries(wolves.slice(0, pack).map((name) => [name, 'werewolf'] as const));
		const [seer = '', werehamster = '', prey = ''] = Object.keys(village(players, {})).slice(pack);
		const story = sit(
			{ ...village(players, roles), [seer]: 'seer', [werehamster]: 'werehamster' },
			{ wolvesWinAt },
		);
		const maul = Object.fromEntries(wolves.slice(0, pack).map((name) => [name, { maul: prey }] as const));
		return story.night(
			{ ...maul, [seer]: { see: dead === 2 ? werehamster : prey } },
			dead === 2 ? prey : undefined,
		);
	}

	test.each([
		[1, 4, 1, '1 v 3', undefined, undefined],
		[1, 4, 2, '1 v 2', undefined, undefined],
		[2, 4, 1, '2 v 3', undefined, undefined],
		[2, 4, 2, '2 v 2', 'wolves', 'wolves'],
		[2, 5, 2, '2 v 3', undefined, undefined],
		[3, 5, 2, '3 v 3', 'wolves', 'wolves'],
		[3, 4, 2, '3 v 2', 'wolves', undefined],
	] as const)('%i wolves, %i humans, %i of them dead: %s', (pack, humans, dead, _, orMore, exactly) => {
		expect(night(pack, humans, dead, 'parity-or-more').end?.side).toBe(orMore);
		expect(night(pack, humans, dead, 'parity').end?.side).toBe(exactly);
	});

	test.each([
		[2, 3],
		[3, 4],
	] as const)('%i wolves, %i humans, the werehamster alive at the parity: it has won', (pack, humans) => {
		for (const rule of ['parity', 'parity-or-more'] as const)
			expect(night(pack, humans, 1, rule).end).toMatchObject({ side: 'werehamster' });
	});

	test('with parity to the letter the wolves also win when no human is left (CR21)', () => {
		const maul = (prey: string) => ({ Ada: { maul: prey }, Bea: { maul: prey }, Ciro: { maul: prey } });
		const story = night(3, 4, 2, 'parity');
		expect(story.alive).toEqual(['Ada', 'Bea', 'Ciro', 'Dina', 'Gino']);
		expect(story.day('Dina').end).toBeUndefined();
		expect(story.night(maul('Gino')).end).toEqual({ side: 'wolves', winners: ['Ada', 'Bea', 'Ciro'] });
	});
});
