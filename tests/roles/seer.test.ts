import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'seer', Ciro: 'possessed' }));

describe('the seer', () => {
	test.each([
		['Ada', true],
		['Ciro', false],
		['Dina', false],
	])('looks at %s on the first night and learns whether that is a wolf: %s (C8)', (target, wolf) => {
		const story = begin().night({ Ada: { maul: 'Gino' }, Bea: { see: target } });
		expect(story.told('Bea')).toEqual({ see: { target, wolf } });
	});

	test('must look at another living player every night (C8, GR5)', () => {
		const story = begin();
		expect(story.refusal('Bea', {})).toBe('mandatory');
		expect(story.refusal('Bea', { see: null })).toBe('mandatory');
		expect(story.refusal('Bea', { see: 'Bea' })).toBe('self');
		story.night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ada' } }).day('Fede');
		expect(story.refusal('Bea', { see: 'Gino' })).toBe('not-alive');
		expect(story.refusal('Bea', { see: 'Ada' })).toBeUndefined();
	});

	test('is answered in the night that kills it (GR7)', () => {
		const story = begin().night({ Ada: { maul: 'Bea' }, Bea: { see: 'Ada' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
		expect(story.told('Bea')).toEqual({ see: { target: 'Ada', wolf: true } });
	});

	test('is answered at once, also about whoever dies that night (P6)', () => {
		const story = begin().night({ Ada: { maul: 'Gino' }, Bea: { see: 'Gino' } });
		expect(story.told('Bea')).toEqual({ see: { target: 'Gino', wolf: false } });
	});

	test('nobody else reads the answer (G3)', () => {
		const story = begin().night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ada' } });
		expect(['Ciro', 'Dina', 'Elio', 'Fede', 'Gino'].map((name) => story.told(name))).toEqual([
			{},
			{},
			{},
			{},
			{},
		]);
	});
});

describe('two seers', () => {
	const copied = (mythomaniac: 'Bea' | 'Dina') =>
		sit(village(9, { Ada: 'werewolf', Ciro: 'seer', [mythomaniac]: 'mythomaniac' }))
			.night({ Ada: { maul: 'Livio' }, Ciro: { see: 'Ada' } })
			.day('Ida')
			.night({ Ada: { maul: 'Gino' }, Ciro: { see: 'Elio' }, [mythomaniac]: { imitate: 'Ciro' } })
			.day('Fede');

	test.each([
		['Bea', 'Bea', 'Ciro'],
		['Dina', 'Ciro', 'Dina'],
	] as const)('with the copy on %s, %s looks and %s reads along (CR19)', (mythomaniac, first, second) => {
		const story = copied(mythomaniac);
		expect(story.refusal(second, { see: 'Ada' })).toBe('no-such-power');
		expect(story.refusal(first, {})).toBe('mandatory');
		story.night({ Ada: { maul: 'Elio' }, [first]: { see: 'Ada' } });
		const see = { target: 'Ada', wolf: true };
		expect(story.told(first)).toEqual({ colleague: [second], see });
		expect(story.told(second)).toEqual({ colleague: [first], see });
	});

	test('do not know each other in the night of the change (CR19)', () => {
		const story = sit(village(8, { Ada: 'werewolf', Bea: 'mythomaniac', Ciro: 'seer' }))
			.night({ Ada: { maul: 'Ida' }, Ciro: { see: 'Ada' } })
			.day('Gino')
			.night({ Ada: { maul: 'Fede' }, Bea: { imitate: 'Ciro' }, Ciro: { see: 'Dina' } });
		expect(story.told('Bea')).toEqual({ becomes: 'seer' });
		expect(story.told('Ciro')).toEqual({ see: { target: 'Dina', wolf: false } });
	});

	test('when one dies the other goes on alone (CR19)', () => {
		const story = copied('Bea')
			.night({ Ada: { maul: 'Bea' }, Bea: { see: 'Dina' } })
			.day('Elio');
		expect(story.refusal('Ciro', {})).toBe('mandatory');
		story.night({ Ada: { maul: 'Dina' }, Ciro: { see: 'Ada' } });
		expect(story.told('Ciro')).toEqual({ see: { target: 'Ada', wolf: true } });
	});
});
