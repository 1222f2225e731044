import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'white-wolf', Ciro: 'werewolf' } as const;
const hunt = (maul: string, ...pack: readonly string[]) =>
	Object.fromEntries(pack.map((wolf) => [wolf, { maul }]));

describe('the white wolf', () => {
	test('is a werewolf to the pack, and knows better alone (T10, TR27)', () => {
		const story = firstNight(cast).night(hunt('Mara', 'Ada', 'Bea', 'Ciro'));
		expect(story.told('Ada')).toMatchObject({ packRoles: { Bea: 'werewolf', Ciro: 'werewolf' } });
		expect(story.told('Bea')).toMatchObject({ packRoles: { Ada: 'black-wolf', Ciro: 'werewolf' } });
		expect(story.role('Bea')).toBe('white-wolf');
	});

	test('hunts with the pack and cannot maul its members (T7)', () => {
		expect(firstNight(cast).refusal('Bea', {})).toBe('mandatory');
		expect(firstNight(cast).refusal('Bea', { maul: 'Ada' })).toBe('pack-member');
	});

	test('has lost when the black wolf is alive at the end (T10)', () => {
		const story = firstNight(cast)
			.night(hunt('Mara', 'Ada', 'Bea', 'Ciro'))
			.stake(['Ada', 'Livio']);
		story.night(hunt('Ida', 'Ada', 'Bea', 'Ciro')).stake(['Ada', 'Gino']);
		expect(story.end).toEqual({ side: 'pack', winners: ['Ada', 'Ciro'] });
	});

	test('shares the victory once the black wolf is dead, alive or dead itself (T10)', () => {
		const story = firstNight({ ...cast, Dina: 'werewolf' }).night(hunt('Mara', 'Ada', 'Bea', 'Ciro', 'Dina'));
		story
			.stake(['Ciro', 'Bea'])
			.night(hunt('Livio', 'Ada', 'Ciro', 'Dina'))
			.stake(['Ciro', 'Ada']);
		story.night(hunt('Ida', 'Ciro', 'Dina')).stake(['Ciro', 'Gino']);
		expect(story.end).toEqual({ side: 'pack', winners: ['Ada', 'Bea', 'Ciro', 'Dina'] });
	});
});
