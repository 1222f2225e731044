import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'bodyguard' }));
const secondNight = () =>
	begin()
		.night({ Ada: { maul: 'Gino' } })
		.day('Fede');

describe('the bodyguard', () => {
	test('begins on the second night (C11)', () => {
		expect(begin().refusal('Bea', { protect: 'Ciro' })).toBe('not-yet');
		expect(secondNight().refusal('Bea', { protect: 'Ciro' })).toBeUndefined();
	});

	test('saves whom the wolves pick: nobody is mauled (C11)', () => {
		const story = secondNight().night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: [], nobodyMauled: true });
		expect(story.alive).toContain('Ciro');
	});

	test('does not save anybody else (C11)', () => {
		const story = secondNight().night({ Ada: { maul: 'Dina' }, Bea: { protect: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: ['Dina'], nobodyMauled: false });
	});

	test('must protect somebody, never itself, never the dead (C11, GR5)', () => {
		expect(secondNight().refusal('Bea', {})).toBe('mandatory');
		expect(secondNight().refusal('Bea', { protect: null })).toBe('mandatory');
		expect(secondNight().refusal('Bea', { protect: 'Bea' })).toBe('self');
		expect(secondNight().refusal('Bea', { protect: 'Gino' })).toBe('not-alive');
	});

	test('may protect the same player on two nights running, and the protection lasts one night (CR14)', () => {
		const story = secondNight()
			.night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' } })
			.day('Elio');
		expect(story.refusal('Bea', { protect: 'Ciro' })).toBeUndefined();
		story.night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: ['Ciro'] });
	});

	test('may be mauled itself (C11)', () => {
		const story = secondNight().night({ Ada: { maul: 'Bea' }, Bea: { protect: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
	});

	test('does not protect against the gaze of the seer (CR12)', () => {
		const story = sit(village(7, { Ada: 'werewolf', Bea: 'bodyguard', Ciro: 'werehamster', Dina: 'seer' }))
			.night({ Ada: { maul: 'Gino' }, Dina: { see: 'Ada' } })
			.day('Fede')
			.night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' }, Dina: { see: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: ['Ciro'] });
	});

	test('learns nothing about its success but what all hear (P6)', () => {
		const story = secondNight().night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' } });
		expect(story.told('Bea')).toEqual({});
	});
});
