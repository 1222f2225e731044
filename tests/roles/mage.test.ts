import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'mage', Ciro: 'seer', Dina: 'cleric', Elio: 'reprobate' } as const),
	...({ Fede: 'mayor', Gino: 'farmer', Ida: 'traitor' } as const),
};
const begin = () => sit(deal, {}, 'licantropi').evening(null);

describe('the mage', () => {
	test.each([
		['the seer', 'Ciro', true],
		['the cleric', 'Dina', true],
		['a werewolf', 'Ada', false],
		['the traitor', 'Ida', false],
		['the reprobate', 'Elio', false],
		['the mayor', 'Fede', false],
		['a farmer', 'Gino', false],
	])('learns whether %s is a mystic, not which (L18)', (_, target, is) => {
		const story = begin().night({ Ada: { maul: 'Gino' }, Bea: { divine: target } });
		expect(story.told('Bea')).toEqual({ mystic: { target, is } });
	});

	test('may ask nobody (LR12)', () => {
		const story = begin();
		expect(story.refusal('Bea', {})).toBeUndefined();
		expect(story.refusal('Bea', { divine: null })).toBeUndefined();
		expect(story.night({ Ada: { maul: 'Gino' } }).told('Bea')).toEqual({});
	});

	test('asks about another living player (LR12)', () => {
		expect(begin().refusal('Bea', { divine: 'Bea' })).toBe('self');
		const story = begin().night({ Ada: { maul: 'Gino' } });
		expect(story.evening(null).refusal('Bea', { divine: 'Gino' })).toBe('not-alive');
	});

	test('reads the answer even in the night that kills it (GR7)', () => {
		const story = begin().night({ Ada: { maul: 'Bea' }, Bea: { divine: 'Ciro' } });
		expect(story.told('Bea')).toEqual({ mystic: { target: 'Ciro', is: true } });
	});
});
