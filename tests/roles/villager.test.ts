import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(6, { Ada: 'werewolf', Bea: 'seer' }));

describe('a villager', () => {
	test('has no power (C6)', () => {
		for (const action of ['maul', 'see', 'protect', 'curse', 'imitate'] as const)
			expect(begin().refusal('Ciro', { [action]: 'Dina' })).toBe('no-such-power');
	});

	test('is told the own card and nothing else, ever (C5, C6)', () => {
		const story = begin();
		expect(story.told('Ciro')).toEqual({ role: 'villager' });
		story.night({ Ada: { maul: 'Fede' }, Bea: { see: 'Ada' } });
		expect(story.told('Ciro')).toEqual({});
	});

	test('answers a question without consequence like everybody else (P3, GR13)', () => {
		const story = begin();
		expect(story.refusal('Ciro', { suspect: 'Ada' })).toBeUndefined();
		expect(story.refusal('Ciro', { suspect: null })).toBeUndefined();
		expect(story.refusal('Ciro', {})).toBeUndefined();
		story.night({ Ada: { maul: 'Fede' }, Bea: { see: 'Ada' }, Ciro: { suspect: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: ['Fede'] });
	});

	test('wins with the humans, dead or alive (C26, G6)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Fede' }, Bea: { see: 'Ada' } })
			.day('Ada');
		expect(story.end).toEqual({ side: 'humans', winners: ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede'] });
	});
});
