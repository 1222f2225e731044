import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = (options = {}) => sit(village(7, { Ada: 'werewolf', Bea: 'owl' }), options);
/** Six vote, from Ada on: four for Fede, then Ciro and Elio with one each. */
const votes = { Ada: 'Fede', Bea: 'Fede', Ciro: 'Fede', Dina: 'Fede', Elio: 'Ciro', Fede: 'Elio' };

describe('the owl', () => {
	test('marks somebody every night, first included (CR17)', () => {
		expect(begin().refusal('Bea', {})).toBe('mandatory');
		expect(begin().refusal('Bea', { curse: 'Bea' })).toBe('self');
		expect(begin().refusal('Bea', { curse: 'Dina' })).toBeUndefined();
	});

	test('begins on the second night with curseFirstNight false, and nothing is said on the first day (CR17, NR8)', () => {
		const story = begin({ curseFirstNight: false });
		expect(story.refusal('Bea', { curse: 'Dina' })).toBe('not-yet');
		story.night({ Ada: { maul: 'Gino' } }).vote(votes);
		expect(story.announced).not.toHaveProperty('cursed');
		expect(story.announced).toMatchObject({ nominees: ['Ciro', 'Elio', 'Fede'] });
	});

	test('puts the marked player beside the most voted, in the place of the others (CR17)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { curse: 'Dina' } })
			.vote(votes);
		expect(story.announced).toMatchObject({ cursed: 'Dina', nominees: ['Dina', 'Fede'] });
	});

	test('changes nothing where the marked player is a nominee already (CR17)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { curse: 'Elio' } })
			.vote(votes);
		expect(story.announced).toMatchObject({ cursed: 'Elio', nominees: ['Ciro', 'Elio', 'Fede'] });
	});

	test('puts the marked player beside all who are tied for the top (CR17)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { curse: 'Dina' } })
			.vote({ Ada: 'Fede', Bea: 'Fede', Ciro: 'Elio', Dina: 'Elio', Elio: 'Ciro', Fede: 'Ada' });
		expect(story.announced).toMatchObject({ cursed: 'Dina', nominees: ['Dina', 'Elio', 'Fede'] });
	});

	test('marks in vain whoever is dead by the morning (CR17, NR10)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { curse: 'Gino' } })
			.vote(votes);
		expect(story.announced).toMatchObject({ cursed: 'none', nominees: ['Ciro', 'Elio', 'Fede'] });
	});

	test('still marks in the night that kills it; then nobody is cursed any more (CR17, GR7)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Bea' }, Bea: { curse: 'Dina' } })
			.vote({ Ciro: 'Fede', Dina: 'Fede', Elio: 'Fede', Fede: 'Ciro', Gino: 'Fede', Ada: 'Fede' });
		expect(story.announced).toMatchObject({ cursed: 'Dina', nominees: ['Dina', 'Fede'] });
		story
			.vote({ Ciro: 'Fede', Elio: 'Fede', Gino: 'Fede', Ada: 'Fede' })
			.night({ Ada: { maul: 'Gino' } })
			.vote({ Ada: 'Ciro', Ciro: 'Dina', Dina: 'Ciro', Elio: 'Ciro' });
		expect(story.announced).toMatchObject({ cursed: 'none', nominees: ['Ciro', 'Dina'] });
	});

	test('may mark the same player again (GR5)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { curse: 'Dina' } })
			.day('Fede');
		expect(story.refusal('Bea', { curse: 'Dina' })).toBeUndefined();
	});
});
