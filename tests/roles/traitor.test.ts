import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'werewolf', Ciro: 'traitor', Dina: 'seer', Elio: 'cleric' } as const),
	...({ Fede: 'mage', Gino: 'farmer', Ida: 'farmer', Livio: 'farmer' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('the traitor', () => {
	test('knows the werewolves and is known to them, marked apart (L4, L17, P5)', () => {
		const story = begin();
		expect(story.told('Ciro')).toEqual({ role: 'traitor', pack: ['Ada', 'Bea'] });
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: ['Bea'], traitor: ['Ciro'] });
		expect(story.told('Dina')).toEqual({ role: 'seer' });
	});

	test('does not hunt, and learns nothing by night (L17)', () => {
		const story = begin().evening(null);
		expect(story.refusal('Ciro', { maul: 'Gino' })).toBe('no-such-power');
		story.night({ Ada: { maul: 'Gino' }, Bea: { maul: 'Gino' } });
		expect(story.told('Ciro')).toEqual({});
	});

	test('may be mauled by the werewolves all the same (LR14)', () => {
		const story = begin().evening(null);
		expect(story.refusal('Ada', { maul: 'Ciro' })).toBeUndefined();
		expect(story.night({ Ada: { maul: 'Ciro' }, Bea: { maul: 'Ciro' } }).alive).not.toContain('Ciro');
	});

	test('has a good aura and a bad alignment (L19, L20)', () => {
		const story = begin()
			.evening(null)
			.night({ Ada: { maul: 'Gino' }, Bea: { maul: 'Gino' }, Dina: { see: 'Ciro' } });
		expect(story.told('Dina')['aura']).toEqual({ target: 'Ciro', good: true });
		story.evening('Ciro').night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' }, Elio: { exhume: 'Ciro' } });
		expect(story.told('Elio')['alignment']).toEqual({ target: 'Ciro', good: false });
	});

	test('counts with the werewolves at the supremacy and wins with them (L25, LR15)', () => {
		const story = begin()
			.evening(null)
			.night({ Ada: { maul: 'Gino' }, Bea: { maul: 'Gino' } });
		expect(story.end).toBeUndefined(); // 3 against 5
		story.evening('Ida');
		expect(story.end).toBeUndefined(); // 3 against 4
		story.night({ Ada: { maul: 'Livio' }, Bea: { maul: 'Livio' } });
		expect(story.end).toEqual({ side: 'werewolves', winners: ['Ada', 'Bea', 'Ciro'] });
	});

	test('loses when the last werewolf burns, even if alive (L24, LR19)', () => {
		const story = begin()
			.evening('Ada')
			.night({ Bea: { maul: 'Gino' } })
			.evening('Bea');
		expect(story.alive).toContain('Ciro');
		expect(story.end).toMatchObject({
			side: 'village',
			winners: ['Dina', 'Elio', 'Fede', 'Gino', 'Ida', 'Livio'],
		});
	});
});
