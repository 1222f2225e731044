import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(8, { Ada: 'werewolf', Bea: 'werewolf', Ciro: 'medium' }));

describe('the medium', () => {
	test('is told nothing on the first night (C9)', () => {
		const story = begin().night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' } });
		expect(story.told('Ciro')).toEqual({});
	});

	test.each([
		['a wolf', 'Bea', true],
		['no wolf', 'Gino', false],
	])('is told that the player lynched was %s (C9)', (_, lynched, wolf) => {
		const story = begin()
			.night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' } })
			.day(lynched)
			.night({ Ada: { maul: 'Fede' }, Bea: { maul: 'Fede' } });
		expect(story.told('Ciro')).toEqual({ medium: { target: lynched, wolf } });
	});

	test('hears of the day just ended only (C9)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' } })
			.day('Bea')
			.night({ Ada: { maul: 'Fede' } })
			.day('Gino')
			.night({ Ada: { maul: 'Elio' } });
		expect(story.told('Ciro')).toEqual({ medium: { target: 'Gino', wolf: false } });
	});

	test('is told the role the player died with: a mythomaniac that had become a wolf is one (CR16)', () => {
		const story = sit(village(8, { Ada: 'werewolf', Bea: 'medium', Ciro: 'mythomaniac' }))
			.night({ Ada: { maul: 'Ida' } })
			.day('Gino')
			.night({ Ada: { maul: 'Fede' }, Ciro: { imitate: 'Ada' } })
			.day('Ciro')
			.night({ Ada: { maul: 'Elio' } });
		expect(story.told('Bea')).toEqual({ medium: { target: 'Ciro', wolf: true } });
	});

	test('the possessed and the werehamster are no wolves (C15, §2.2)', () => {
		const story = sit(village(8, { Ada: 'werewolf', Bea: 'medium', Ciro: 'possessed', Dina: 'werehamster' }))
			.night({ Ada: { maul: 'Ida' } })
			.day('Ciro')
			.night({ Ada: { maul: 'Fede' } });
		expect(story.told('Bea')['medium']).toEqual({ target: 'Ciro', wolf: false });
		story.day('Dina').night({ Ada: { maul: 'Elio' } });
		expect(story.told('Bea')['medium']).toEqual({ target: 'Dina', wolf: false });
	});

	test('has no choice to make (C9)', () => {
		expect(begin().refusal('Ciro', { see: 'Ada' })).toBe('no-such-power');
		expect(begin().refusal('Ciro', {})).toBeUndefined();
	});
});
