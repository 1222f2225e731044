import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'drunkard', Elio: 'drunkard' }), {}, 'e-notte');

describe('the two drunkards', () => {
	test('know each other from the deal, and nobody else does (N3, P5)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'drunkard', drunkards: ['Elio'] });
		expect(story.told('Elio')).toEqual({ role: 'drunkard', drunkards: ['Bea'] });
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: [] });
		expect(story.told('Ciro')).toEqual({ role: 'villager' });
	});

	test('are told nothing else, and have no power (N3)', () => {
		const story = begin();
		expect(story.refusal('Bea', { see: 'Ada' })).toBe('no-such-power');
		story.night();
		expect(story.told('Bea')).toEqual({});
	});

	test('win with the humans, ghosts included (N27, CR22)', () => {
		const story = begin()
			.night()
			.day('Gino')
			.night({ Ada: { maul: 'Bea' } })
			.day('Ada');
		expect(story.end).toEqual({ side: 'humans', winners: ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino'] });
	});

	test('are dealt both or not at all (N2, GR11)', () => {
		expect(() => sit(village(6, { Ada: 'werewolf', Bea: 'drunkard' }), {}, 'e-notte')).toThrow('deck-pair');
	});
});
