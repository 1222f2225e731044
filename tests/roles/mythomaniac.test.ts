import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/lib/engine';
import { sit, village } from '../support/sit';

const roles = { Ada: 'werewolf', Bea: 'seer', Ciro: 'mythomaniac', Dina: 'medium' } as const;
const begin = (options: Partial<Options> = {}) => sit(village(9, roles), options);
const secondNight = (options: Partial<Options> = {}) =>
	begin(options)
		.night({ Ada: { maul: 'Livio' }, Bea: { see: 'Ciro' } })
		.day('Ida');
const imitating = (target: string, options: Partial<Options> = {}) =>
	secondNight(options).night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ciro' }, Ciro: { imitate: target } });

describe('the mythomaniac', () => {
	test('names somebody on the second night, and only then (CR18)', () => {
		expect(begin().refusal('Ciro', { imitate: 'Ada' })).toBe('not-yet');
		expect(secondNight().refusal('Ciro', {})).toBe('mandatory');
		expect(secondNight().refusal('Ciro', { imitate: 'Ciro' })).toBe('self');
		expect(secondNight().refusal('Ciro', { imitate: 'Ida' })).toBe('not-alive');
		expect(secondNight().refusal('Ciro', { imitate: 'Ada' })).toBeUndefined();
	});

	test.each(['Ada', 'Bea', 'Fede'])(
		'the power is used up afterwards, whatever came of it: %s (CR18)',
		(target) => {
			expect(imitating(target).day('Fede').refusal('Ciro', { imitate: 'Elio' })).toBe('used-up');
		},
	);

	test.each([
		['a werewolf', 'Ada', 'werewolf', {}],
		['the seer', 'Bea', 'seer', {}],
		['the medium', 'Dina', 'human', {}],
		['a villager', 'Elio', 'human', {}],
		['a werewolf, with mythomaniacCopies medium', 'Ada', 'werewolf', { mythomaniacCopies: 'medium' }],
		['the seer, with mythomaniacCopies medium', 'Bea', 'human', { mythomaniacCopies: 'medium' }],
		['the medium, with mythomaniacCopies medium', 'Dina', 'medium', { mythomaniacCopies: 'medium' }],
	] as const)('imitates %s (CR18)', (_, target, becomes, options) => {
		const story = imitating(target, options);
		expect(story.told('Ciro')).toEqual({ becomes });
		expect(story.role('Ciro')).toBe(becomes === 'human' ? 'mythomaniac' : becomes);
	});

	test('is still human for the seer in the night it changes, and a wolf from the next (NR12)', () => {
		const story = imitating('Ada');
		expect(story.told('Bea')['see']).toEqual({ target: 'Ciro', wolf: false });
		story.day('Fede').night({ Ada: { maul: 'Elio' }, Bea: { see: 'Ciro' }, Ciro: { maul: 'Elio' } });
		expect(story.told('Bea')['see']).toEqual({ target: 'Ciro', wolf: true });
	});

	test('and the pack know each other from the next night (NR14, P5)', () => {
		const story = imitating('Ada');
		expect(story.told('Ada')['pack']).toEqual([]);
		story.day('Fede').night({ Ada: { maul: 'Elio' }, Bea: { see: 'Dina' }, Ciro: { maul: 'Elio' } });
		expect(story.told('Ada')['pack']).toEqual(['Ciro']);
		expect(story.told('Ciro')).toEqual({ pack: ['Ada'], picks: { Ada: 'Elio' }, lastPrey: 'Gino' });
	});

	test('counts as a wolf at the dawn of that very night (NR12, C28)', () => {
		const story = sit(village(6, { Ada: 'werewolf', Bea: 'mythomaniac' }))
			.night({ Ada: { maul: 'Fede' } })
			.day('Elio')
			.night({ Ada: { maul: 'Dina' }, Bea: { imitate: 'Ada' } });
		expect(story.end).toEqual({ side: 'wolves', winners: ['Ada', 'Bea'] });
	});

	test('keeps the game going as a wolf when the last original wolf is lynched (CR23)', () => {
		const story = imitating('Ada').day('Ada');
		expect(story.end).toBeUndefined();
		expect(story.refusal('Ciro', {})).toBe('mandatory');
		expect(story.night({ Bea: { see: 'Ciro' }, Ciro: { maul: 'Elio' } }).day('Ciro').end).toMatchObject({
			side: 'humans',
			winners: expect.not.arrayContaining(['Ciro']),
		});
	});

	test('mauled in the night it changes, dies as what it has become (NR13)', () => {
		const story = secondNight().night({
			Ada: { maul: 'Ciro' },
			Bea: { see: 'Dina' },
			Ciro: { imitate: 'Ada' },
		});
		expect(story.role('Ciro')).toBe('werewolf');
		expect(story.day('Ada').end).toMatchObject({ winners: expect.not.arrayContaining(['Ciro']) });
	});

	test('the wolves may maul it as long as it is human (GR6)', () => {
		expect(begin().refusal('Ada', { maul: 'Ciro' })).toBeUndefined();
		expect(imitating('Ada').day('Fede').refusal('Ada', { maul: 'Ciro' })).toBe('pack-member');
	});
});
