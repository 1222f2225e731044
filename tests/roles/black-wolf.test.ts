import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const secondNight = () =>
	firstNight({ Bea: 'seer', Ciro: 'lunatic' }, { Bea: { see: 'Ada' }, Ciro: { see: 'Ada' } })
		.night({ Ada: { maul: 'Mara' }, Bea: { see: 'Ada' }, Ciro: { see: 'Ada' } })
		.stake();
const guess = (player: string, role: 'seer' | 'lunatic' | 'fox') => ({
	...{ Bea: { see: 'Ada' }, Ciro: { see: 'Ada' } },
	Ada: { maul: 'Livio', associate: { player, role } },
});

describe('the black wolf', () => {
	test('hunts from night 1 and may put a name to a role from night 2 (T5, T8)', () => {
		const story = firstNight();
		expect(story.refusal('Ada', {})).toBe('mandatory');
		expect(story.refusal('Ada', { maul: 'Bea', associate: { player: 'Ciro', role: 'fox' } })).toBe('not-yet');
		expect(secondNight().refusal('Ada', { maul: 'Dina' })).toBeUndefined();
	});

	test.each(['farmer', 'thief', 'pied-piper', 'puppeteer', 'werewolf'] as const)(
		'cannot guess at %s (TR32)',
		(role) => {
			const choice = { maul: 'Dina', associate: { player: 'Elio', role } };
			expect(secondNight().refusal('Ada', choice)).toBe('role-not-allowed');
		},
	);

	test('takes the person it guesses right beside the prey, and is told nothing (T8)', () => {
		const story = secondNight().night(guess('Bea', 'seer'));
		expect(story.announced).toMatchObject({ dead: ['Bea', 'Livio'] });
		expect(story.told('Ada')).toEqual({ pack: [], packRoles: {}, picks: {}, lastPrey: 'Mara' });
	});

	test('the lunatic is not the seer (T8)', () => {
		expect(secondNight().night(guess('Ciro', 'seer')).announced).toMatchObject({ dead: ['Livio'] });
		expect(secondNight().night(guess('Ciro', 'lunatic')).announced).toMatchObject({
			dead: ['Ciro', 'Livio'],
		});
	});

	test('rests for a night after a guess, right or wrong (T8)', () => {
		const story = secondNight().night(guess('Dina', 'fox')).stake();
		expect(story.refusal('Ada', { maul: 'Elio', associate: { player: 'Bea', role: 'seer' } })).toBe(
			'cooling-down',
		);
		story.night({ Ada: { maul: 'Elio' }, Bea: { see: 'Ada' }, Ciro: { see: 'Ada' } }).stake();
		expect(
			story.refusal('Ada', { maul: 'Dina', associate: { player: 'Bea', role: 'seer' } }),
		).toBeUndefined();
	});

	test('does not share the victory dead with the white wolf alive, but does when both are dead (T9)', () => {
		const cast = { Bea: 'white-wolf', Ciro: 'werewolf', Dina: 'werewolf' } as const;
		const burned = firstNight(cast);
		const hunt = (prey: string, ...pack: string[]) =>
			Object.fromEntries(pack.map((wolf) => [wolf, { maul: prey }]));
		burned.night(hunt('Mara', 'Ada', 'Bea', 'Ciro', 'Dina')).stake(['Elio', 'Ada']);
		burned.night(hunt('Livio', 'Bea', 'Ciro', 'Dina')).stake(['Bea', 'Ida']);
		expect(burned.end).toEqual({ side: 'pack', winners: ['Bea', 'Ciro', 'Dina'] });
	});
});
