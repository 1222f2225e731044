import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/lib/engine';
import { sit, village } from '../support/sit';

const begin = (options: Partial<Options> = {}) =>
	sit(village(8, { Ada: 'werewolf', Bea: 'jinx' }), options, 'e-notte');
/** The second night: Ida has been lynched, Gino is mauled. Six vote for Fede and one for Ciro, whatever the ghosts say. */
const cursing = (curse: string, maul = 'Gino') =>
	begin().night().day('Ida').night({ Ada: { maul }, Bea: { curse } });
const votes = {
	...{ Ada: 'Fede', Bea: 'Fede', Ciro: 'Fede', Dina: 'Fede', Elio: 'Fede', Gino: 'Fede' },
	...{ Fede: 'Ciro', Ida: 'Elio' },
};

describe('the jinx', () => {
	test('curses from the second night, or from the first with curseFirstNight (NR8)', () => {
		expect(begin().refusal('Bea', { curse: 'Dina' })).toBe('not-yet');
		expect(begin({ curseFirstNight: true }).refusal('Bea', {})).toBe('mandatory');
		const story = begin()
			.night()
			.vote({ ...votes, Gino: 'Ada', Ida: 'Ada' });
		expect(story.announced).not.toHaveProperty('cursed');
	});

	test('must curse another living player (NR8)', () => {
		const story = begin().night().day('Ida');
		expect(story.refusal('Bea', {})).toBe('mandatory');
		expect(story.refusal('Bea', { curse: 'Bea' })).toBe('self');
		expect(story.refusal('Bea', { curse: 'Ida' })).toBe('not-alive');
	});

	test('puts the cursed player beside the most voted, in the place of the second (N17, N18)', () => {
		expect(cursing('Dina').vote(votes).announced).toMatchObject({
			cursed: 'Dina',
			nominees: ['Dina', 'Fede'],
		});
	});

	test('changes nothing where the cursed player is an indictee already (N18)', () => {
		expect(cursing('Fede').vote(votes).announced).toMatchObject({
			cursed: 'Fede',
			nominees: ['Ciro', 'Fede'],
		});
	});

	test('curses in vain whoever is dead by the morning (NR10)', () => {
		expect(cursing('Gino').vote(votes).announced).toMatchObject({
			cursed: 'none',
			nominees: ['Ciro', 'Fede'],
		});
	});

	test('with a tie for the first place, the nearest to the starter is tried with the cursed (NR11)', () => {
		const tied = { ...votes, Ada: 'Elio', Bea: 'Elio', Ciro: 'Ada' };
		expect(cursing('Dina').vote(tied).announced).toMatchObject({
			tally: { Elio: 3, Fede: 3, Ciro: 1, Ada: 1 },
			nominees: ['Dina', 'Elio'],
		});
	});

	test('mauled in the very night, it has cursed all the same; afterwards nobody is cursed (NR10, GR7)', () => {
		const story = cursing('Dina', 'Bea').vote(votes);
		expect(story.announced).toMatchObject({ cursed: 'Dina', nominees: ['Dina', 'Fede'] });
		story.vote(votes).night({ Ada: { maul: 'Elio' } });
		const later = { Ada: 'Ciro', Ciro: 'Ada', Dina: 'Ciro', Gino: 'Ciro' };
		story.vote({ ...later, Bea: 'Ciro', Elio: 'Ada', Fede: 'Dina', Ida: 'Ada' });
		expect(story.announced).toMatchObject({ cursed: 'none', nominees: ['Ada', 'Ciro'] });
	});
});
