import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'werewolf', Ciro: 'cleric', Dina: 'traitor', Elio: 'reprobate' } as const),
	...({ Fede: 'mage', Gino: 'farmer', Ida: 'farmer', Livio: 'farmer', Mara: 'guard' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');
const hunt = { Ada: { maul: 'Gino' }, Bea: { maul: 'Gino' } };

describe('the cleric', () => {
	test('has nobody to examine where nobody is dead yet (LR13)', () => {
		expect(begin().evening(null).refusal('Ciro', { exhume: 'Gino' })).toBe('not-yet');
		expect(begin().evening(null).refusal('Ciro', {})).toBeUndefined();
	});

	test.each([
		['a werewolf', 'Bea', false],
		['the traitor', 'Dina', false],
		['the reprobate', 'Elio', true],
		['a farmer', 'Ida', true],
	])('learns that %s who burned was good: %s is %s (L20)', (_, target, good) => {
		const { Bea, ...alone } = hunt;
		const story = begin()
			.evening(target)
			.night({ ...(target === 'Bea' ? alone : { ...alone, Bea }), Ciro: { exhume: target } });
		expect(story.told('Ciro')).toEqual({ alignment: { target, good } });
	});

	test('does not examine the living, tonight’s victim included (LR13)', () => {
		const story = begin().evening('Ida');
		expect(story.refusal('Ciro', { exhume: 'Ada' })).toBe('not-dead');
		expect(story.refusal('Ciro', { exhume: 'Ciro' })).toBe('not-dead');
		expect(story.refusal('Ciro', { exhume: 'Gino' })).toBe('not-dead');
	});

	test('examines a victim of the werewolves from the next night, and the same corpse again (L20, LR13)', () => {
		const story = begin().evening(null).night(hunt).evening(null);
		expect(story.refusal('Ciro', { exhume: 'Gino' })).toBeUndefined();
		story.night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' }, Ciro: { exhume: 'Gino' } }).evening(null);
		expect(story.told('Ciro')).toEqual({ alignment: { target: 'Gino', good: true } });
		expect(story.refusal('Ciro', { exhume: 'Gino' })).toBeUndefined();
	});

	test('may examine nobody (LR12)', () => {
		const story = begin().evening('Ida').night(hunt);
		expect(story.told('Ciro')).toEqual({});
	});
});
