import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'reprobate', Ciro: 'seer', Dina: 'cleric', Elio: 'mage' } as const),
	...({ Fede: 'farmer', Gino: 'farmer' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('the reprobate', () => {
	test('has a bad aura, and is no mystic (L19, L22)', () => {
		const story = begin()
			.evening(null)
			.night({ Ada: { maul: 'Gino' }, Ciro: { see: 'Bea' }, Elio: { divine: 'Bea' } });
		expect(story.told('Ciro')).toEqual({ aura: { target: 'Bea', good: false } });
		expect(story.told('Elio')).toEqual({ mystic: { target: 'Bea', is: false } });
	});

	test('has a good alignment (L20)', () => {
		const story = begin()
			.evening('Bea')
			.night({ Ada: { maul: 'Gino' }, Dina: { exhume: 'Bea' } });
		expect(story.told('Dina')).toEqual({ alignment: { target: 'Bea', good: true } });
	});

	test('does not know the werewolves, has no power, and wins with the village (L22, LR26)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'reprobate' });
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: [] });
		story.evening(null);
		expect(story.refusal('Bea', { see: 'Ada' })).toBe('no-such-power');
		expect(story.night({ Ada: { maul: 'Bea' } }).evening('Ada').end).toMatchObject({
			side: 'village',
			winners: ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino'],
		});
	});
});
