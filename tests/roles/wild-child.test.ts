import { describe, expect, test } from 'vitest';
import { firstNight, theatre } from '../support/theatre';

const begin = (mentor: string) => firstNight({ Bea: 'wild-child', Ciro: 'knight' }, { Bea: { mentor } });
const orphan = () => begin('Dina').night({ Ada: { maul: 'Dina' } });

describe('the wild child', () => {
	test('chooses a mentor on the eve, and only then (T19)', () => {
		const eve = theatre({ Bea: 'wild-child' });
		expect(eve.refusal('Bea', {})).toBe('mandatory');
		expect(eve.refusal('Bea', { mentor: 'Bea' })).toBe('self');
		expect(begin('Dina').refusal('Bea', { mentor: 'Ada' })).toBe('not-yet');
	});

	test('becomes a werewolf when the mentor dies, by night or by day (T19)', () => {
		expect(orphan().role('Bea')).toBe('werewolf');
		const burned = begin('Dina').night({ Ada: { maul: 'Mara' } });
		expect(burned.role('Bea')).toBe('wild-child');
		expect(burned.stake(['Ada', 'Dina']).role('Bea')).toBe('werewolf');
	});

	test('keeps the game going as the last wolf (T19)', () => {
		const story = begin('Ada')
			.night({ Ada: { maul: 'Mara' } })
			.stake(['Dina', 'Ada']);
		expect(story.end).toBeUndefined();
		expect(story.refusal('Bea', {})).toBe('mandatory');
	});

	test('hunts with the pack from the next night, and both know (TR31, TR27)', () => {
		const story = orphan().stake();
		expect(story.refusal('Ada', { maul: 'Bea' })).toBe('pack-member');
		story.night({ Ada: { maul: 'Elio' }, Bea: { maul: 'Elio' } });
		expect(story.told('Ada')).toMatchObject({ packRoles: { Bea: 'werewolf' } });
		expect(story.told('Bea')).toMatchObject({ packRoles: { Ada: 'black-wolf' }, lastPrey: 'Dina' });
	});

	test('is an enemy of the knight from the moment it turns (T14, TR4)', () => {
		const night = (maul: string) => begin('Dina').night({ Ada: { maul }, Ciro: { duel: 'Bea' } });
		expect(night('Dina').announced).toMatchObject({ dead: ['Bea', 'Dina'] });
		expect(night('Mara').announced).toMatchObject({ dead: ['Ciro', 'Mara'] });
	});

	test('mauled before turning dies of the village, and wins with it (T19, TR31)', () => {
		const story = begin('Ada')
			.night({ Ada: { maul: 'Bea' } })
			.stake(['Dina', 'Ada']);
		expect(story.end?.side).toBe('village');
		expect(story.end?.winners).toContain('Bea');
	});
});
