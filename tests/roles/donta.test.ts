import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/lib/engine';
import { sit, village } from '../support/sit';

const roles = { Ada: 'werewolf', Bea: 'werewolf', Ciro: 'donta', Dina: 'akela-mundi' } as const;
const begin = (options: Partial<Options> = {}) => sit(village(10, roles), options, 'e-notte');
/** Everybody's second night, when Mara has been lynched. */
const second = { Ada: { maul: 'Livio' }, Bea: { maul: 'Livio' }, Dina: { imitate: 'Ciro' } };

describe('the donta', () => {
	test('is told nothing on the first night (N4, C9)', () => {
		const story = begin().night();
		expect(story.told('Ciro')).toEqual({});
	});

	test.each([
		['a wolf', 'Bea', true],
		['no wolf', 'Mara', false],
	])('is told from the second night that the player lynched last was %s (N4)', (_, lynched, wolf) => {
		const story = begin()
			.night()
			.day(lynched)
			.night({ ...second, ...(lynched === 'Bea' ? { Bea: {} } : {}) });
		expect(story.told('Ciro')).toEqual({ medium: { target: lynched, wolf } });
	});

	test('has no choice to make, by default (NR22)', () => {
		expect(begin().night().day('Mara').refusal('Ciro', { exhume: 'Mara' })).toBe('no-such-power');
		expect(begin().night().day('Mara').refusal('Ciro', {})).toBeUndefined();
	});

	test('names any of the lynched with dontaReads any-lynched, not the living nor the mauled (NR22)', () => {
		const story = begin({ dontaReads: 'any-lynched' });
		expect(story.refusal('Ciro', { exhume: 'Ada' })).toBe('not-yet');
		story.night().day('Mara');
		expect(story.refusal('Ciro', {})).toBe('mandatory');
		expect(story.refusal('Ciro', { exhume: 'Elio' })).toBe('not-dead');
		story.night({ ...second, Ciro: { exhume: 'Mara' }, Dina: { imitate: 'Elio' } }).day('Bea');
		expect(story.refusal('Ciro', { exhume: 'Livio' })).toBe('not-lynched');
		story.night({ Ada: { maul: 'Ida' }, Ciro: { exhume: 'Mara' } });
		expect(story.told('Ciro')).toEqual({ medium: { target: 'Mara', wolf: false } });
	});

	test('and the akela that has become one know each other from the next night, and both read (NR14)', () => {
		const story = begin().night().day('Mara').night(second);
		expect(story.told('Dina')).toEqual({ becomes: 'donta' });
		expect(story.told('Ciro')).toEqual({ medium: { target: 'Mara', wolf: false } });
		story.day('Bea').night({ Ada: { maul: 'Ida' } });
		const medium = { target: 'Bea', wolf: true };
		expect(story.told('Ciro')).toEqual({ colleague: ['Dina'], medium });
		expect(story.told('Dina')).toEqual({ colleague: ['Ciro'], medium });
	});

	test('chooses for both, the first in lap order, with dontaReads any-lynched (NR14)', () => {
		const story = begin({ dontaReads: 'any-lynched' })
			.night()
			.day('Mara')
			.night({ ...second, Ciro: { exhume: 'Mara' } })
			.day('Bea');
		expect(story.refusal('Dina', { exhume: 'Bea' })).toBe('no-such-power');
		story.night({ Ada: { maul: 'Ida' }, Ciro: { exhume: 'Bea' } });
		expect(story.told('Dina')['medium']).toEqual({ target: 'Bea', wolf: true });
	});
});
