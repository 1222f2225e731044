import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'mason', Ciro: 'seer', Elio: 'mason' }));

describe('the two masons', () => {
	test('know each other from the deal, and nobody else does (C12, P5)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'mason', masons: ['Elio'] });
		expect(story.told('Elio')).toEqual({ role: 'mason', masons: ['Bea'] });
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: [] });
		expect(story.told('Ciro')).toEqual({ role: 'seer' });
		expect(story.told('Dina')).toEqual({ role: 'villager' });
	});

	test('are told nothing else, ever, and have no power (C12)', () => {
		const story = begin();
		expect(story.refusal('Bea', { see: 'Ada' })).toBe('no-such-power');
		story.night({ Ada: { maul: 'Gino' }, Ciro: { see: 'Bea' } });
		expect(story.told('Bea')).toEqual({});
		expect(story.told('Elio')).toEqual({});
	});

	test('are human for the seer and at the count (C28)', () => {
		const story = begin().night({ Ada: { maul: 'Gino' }, Ciro: { see: 'Bea' } });
		expect(story.told('Ciro')['see']).toEqual({ target: 'Bea', wolf: false });
		expect(story.day('Fede').end).toBeUndefined();
	});

	test('win with the humans, dead or alive (CR22, G6)', () => {
		const story = begin().night({ Ada: { maul: 'Bea' }, Ciro: { see: 'Ada' } });
		expect(story.day('Ada').end).toEqual({
			side: 'humans',
			winners: ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino'],
		});
	});

	test('are dealt both or not at all (GR11)', () => {
		expect(() => sit(village(6, { Ada: 'werewolf', Bea: 'mason' }))).toThrow('deck-pair');
		expect(() => sit(village(7, { Ada: 'werewolf', Bea: 'mason', Ciro: 'mason', Dina: 'mason' }))).toThrow(
			'deck-pair',
		);
	});
});
