import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'guard', Ciro: 'guard', Dina: 'seer', Elio: 'guard' } as const),
	...({ Fede: 'farmer', Gino: 'farmer' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('the guards', () => {
	test('know each other from the setup, however many they are, and nobody else does (L4, P5)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'guard', guards: ['Ciro', 'Elio'] });
		expect(story.told('Elio')).toEqual({ role: 'guard', guards: ['Bea', 'Ciro'] });
		expect(story.told('Fede')).toEqual({ role: 'farmer' });
	});

	test('guard nothing: no power, no news, and the werewolves may maul them (L22)', () => {
		const story = begin().evening(null);
		expect(story.refusal('Bea', { protect: 'Ciro' })).toBe('no-such-power');
		story.night({ Ada: { maul: 'Bea' }, Dina: { see: 'Ciro' } });
		expect(story.told('Ciro')).toEqual({});
		expect(story.alive).not.toContain('Bea');
		expect(story.told('Dina')).toEqual({ aura: { target: 'Ciro', good: true } });
	});
});
