import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'farmer', Ciro: 'seer', Dina: 'cleric', Elio: 'farmer' } as const),
	...({ Fede: 'farmer' } as const),
};

describe('the farmer', () => {
	test('has no power and is told nothing (L22)', () => {
		const story = sit(deal, {}, 'licantropi');
		expect(story.told('Bea')).toEqual({ role: 'farmer' });
		story.evening(null);
		expect(story.refusal('Bea', { see: 'Ada' })).toBe('no-such-power');
		expect(story.refusal('Bea', {})).toBeUndefined();
		expect(story.night({ Ada: { maul: 'Elio' }, Ciro: { see: 'Bea' } }).told('Bea')).toEqual({});
		expect(story.told('Ciro')).toEqual({ aura: { target: 'Bea', good: true } });
	});

	test('wins with the village, dead or alive (LR26)', () => {
		const story = sit(deal, {}, 'licantropi')
			.evening(null)
			.night({ Ada: { maul: 'Bea' } })
			.evening('Ada');
		expect(story.end).toEqual({ side: 'village', winners: ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede'] });
	});
});
