import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/lib/engine';
import { sit, village } from '../support/sit';

const roles = { Ada: 'werewolf', Bea: 'seer', Ciro: 'akela-mundi', Dina: 'donta' } as const;
const begin = (options: Partial<Options> = {}) => sit(village(9, roles), options, 'e-notte');
const secondNight = (options: Partial<Options> = {}) =>
	begin(options)
		.night({ Bea: { see: 'Ciro' } })
		.day('Ida');
const imitating = (imitate: string, options: Partial<Options> = {}, maul = 'Gino') =>
	secondNight(options).night({ Ada: { maul }, Bea: { see: 'Ciro' }, Ciro: { imitate } });

describe('akela mundi', () => {
	test('names somebody alive on the second night, and only then (N24, NR15)', () => {
		expect(begin().refusal('Ciro', { imitate: 'Ada' })).toBe('not-yet');
		expect(secondNight().refusal('Ciro', {})).toBe('mandatory');
		expect(secondNight().refusal('Ciro', { imitate: 'Ciro' })).toBe('self');
		expect(secondNight().refusal('Ciro', { imitate: 'Ida' })).toBe('not-alive');
		expect(imitating('Elio').day('Fede').refusal('Ciro', { imitate: 'Ada' })).toBe('used-up');
	});

	test.each([
		['a werewolf', 'Ada', 'werewolf'],
		['the donta', 'Dina', 'donta'],
		['the seer', 'Bea', 'human'],
		['a villager', 'Elio', 'human'],
	] as const)('imitates %s (N24)', (_, target, becomes) => {
		const story = imitating(target);
		expect(story.told('Ciro')).toEqual({ becomes });
		expect(story.role('Ciro')).toBe(becomes === 'human' ? 'akela-mundi' : becomes);
	});

	test('is still human for the seer in that night, and a wolf of the pack from the next (NR12, NR14)', () => {
		const story = imitating('Ada');
		expect(story.told('Bea')['see']).toEqual({ target: 'Ciro', wolf: false });
		story.day('Fede').night({ Ada: { maul: 'Elio' }, Bea: { see: 'Ciro' }, Ciro: { maul: 'Elio' } });
		expect(story.told('Bea')['see']).toEqual({ target: 'Ciro', wolf: true });
		expect(story.told('Ada')['pack']).toEqual(['Ciro']);
		expect(story.told('Ciro')).toEqual({ pack: ['Ada'], picks: { Ada: 'Elio' }, lastPrey: 'Gino' });
	});

	test('mauled in the night it changes, dies as what it has become and wins with the wolves (NR13)', () => {
		const story = imitating('Ada', {}, 'Ciro');
		expect(story.role('Ciro')).toBe('werewolf');
		expect(story.day('Ada').end).toEqual({
			side: 'humans',
			winners: ['Bea', 'Dina', 'Elio', 'Fede', 'Gino', 'Ida', 'Livio'],
		});
	});

	test('keeps the game going as a wolf when the last original wolf is lynched (NR15, CR23)', () => {
		const story = imitating('Ada').day('Ada');
		expect(story.end).toBeUndefined();
		expect(story.refusal('Ciro', {})).toBe('mandatory');
	});

	test('says nothing aloud by default, and no name with akelaAloud (NR21)', () => {
		expect(imitating('Ada').announced).not.toHaveProperty('akela');
		expect(imitating('Ada', { akelaAloud: true }).announced).toMatchObject({ akela: 'werewolf' });
		expect(imitating('Dina', { akelaAloud: true }).announced).toMatchObject({ akela: 'donta' });
		expect(imitating('Elio', { akelaAloud: true }).announced).toMatchObject({ akela: 'human' });
	});
});
