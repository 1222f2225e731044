import { describe, expect, test } from 'vitest';
import { theatre } from '../support/theatre';

import type { RoleId } from '../../src/lib/engine';

const taking = (takes: RoleId) =>
	theatre({ Bea: 'thief', Ciro: 'seer' }, { discarded: ['fox', takes, 'farmer'], takes });

describe('the thief', () => {
	test('is offered two of the three cards and becomes the one that is taken (T22, TR36)', () => {
		const story = taking('guardian');
		expect(story.told('Bea')).toEqual({ role: 'thief', offered: ['fox', 'guardian'], becomes: 'guardian' });
		expect(story.role('Bea')).toBe('guardian');
	});

	test('sees a white wolf as a werewolf until it is taken (T22)', () => {
		const story = taking('white-wolf');
		expect(story.told('Bea')).toMatchObject({ offered: ['fox', 'werewolf'], becomes: 'white-wolf' });
		const eve = story.night({ Ciro: { see: 'Bea' } });
		expect(eve.told('Ciro')).toEqual({ see: { target: 'Bea', shady: true } });
		expect(eve.told('Ada')).toEqual({ pack: ['Bea'], packRoles: { Bea: 'werewolf' } });
	});

	test('sees a lunatic as the seer, and believes it (T22)', () => {
		const story = taking('lunatic');
		expect(story.told('Bea')).toMatchObject({ offered: ['fox', 'seer'], becomes: 'seer' });
		expect(story.role('Bea')).toBe('lunatic');
		const eve = story.night({ Bea: { see: 'Ciro' }, Ciro: { see: 'Ada' } });
		expect(eve.told('Bea')).toEqual({ see: { target: 'Ciro', shady: true } });
	});

	test('uses the power of the card on the very first night (T22)', () => {
		expect(taking('wild-child').refusal('Bea', {})).toBe('mandatory');
		expect(taking('wild-child').refusal('Bea', { mentor: 'Ada' })).toBeUndefined();
	});

	test('everybody else picks between two omens, and reads nothing (P14)', () => {
		expect(taking('guardian').told('Ciro')).toEqual({ role: 'seer' });
	});
});
