import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = (options = {}) =>
	sit(village(7, { Ada: 'werewolf', Bea: 'seer', Ciro: 'werehamster' }), options);

describe('the werehamster', () => {
	test('cannot be mauled: nobody is killed, nothing else is said (C13, GR9)', () => {
		const story = begin().night({ Ada: { maul: 'Ciro' }, Bea: { see: 'Dina' } });
		expect(story.announced).toEqual({ dead: [], moderatorMauled: false, nobodyMauled: true, starter: 'Ada' });
		expect(story.alive).toContain('Ciro');
	});

	test('dies of the gaze of the seer, who is told "not a wolf", beside the mauled (C14)', () => {
		const story = begin().night({ Ada: { maul: 'Fede' }, Bea: { see: 'Ciro' } }, 'Ciro');
		expect(story.told('Bea')).toEqual({ see: { target: 'Ciro', wolf: false } });
		expect(story.announced).toMatchObject({ dead: ['Ciro', 'Fede'], starter: 'Dina' });
	});

	test('dies once when the seer and the wolves agree on it (CR11)', () => {
		const story = begin().night({ Ada: { maul: 'Ciro' }, Bea: { see: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: ['Ciro'], nobodyMauled: false });
	});

	test('dies of the gaze alone on a night without a mauling (CR13)', () => {
		const story = begin({ firstNightVictim: 'moderator' }).night({ Bea: { see: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: ['Ciro'], moderatorMauled: true, starter: 'Dina' });
	});

	test('counts as a human at the parity (C15)', () => {
		const story = sit(village(5, { Ada: 'werewolf', Bea: 'werewolf', Ciro: 'werehamster' }));
		expect(story.night({ Ada: { maul: 'Ciro' }, Bea: { maul: 'Ciro' } }).end).toBeUndefined();
	});

	test('alive when the humans win, it is the only winner (C16)', () => {
		const story = begin().night({ Ada: { maul: 'Ciro' }, Bea: { see: 'Ada' } });
		expect(story.day('Ada').end).toEqual({ side: 'werehamster', winners: ['Ciro'] });
	});

	test('alive when the wolves win, it is the only winner (C16)', () => {
		const story = sit(village(5, { Ada: 'werewolf', Bea: 'werewolf', Ciro: 'werehamster' })).night({
			Ada: { maul: 'Dina' },
			Bea: { maul: 'Dina' },
		});
		expect(story.end).toEqual({ side: 'werehamster', winners: ['Ciro'] });
	});

	test('lynched, it never wins (CR22)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ada' } })
			.day('Ciro')
			.night({ Ada: { maul: 'Fede' }, Bea: { see: 'Ada' } })
			.day('Ada');
		expect(story.end).toEqual({ side: 'humans', winners: ['Bea', 'Dina', 'Elio', 'Fede', 'Gino'] });
	});

	test('seen, it never wins (CR22)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ciro' } }, 'Gino')
			.day('Ada');
		expect(story.end).toEqual({ side: 'humans', winners: ['Bea', 'Dina', 'Elio', 'Fede', 'Gino'] });
	});
});
