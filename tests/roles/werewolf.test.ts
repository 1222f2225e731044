import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const three = () => sit(village(9, { Ada: 'werewolf', Bea: 'werewolf', Ciro: 'werewolf' }));
const two = () => sit(village(8, { Ada: 'werewolf', Bea: 'werewolf' }));

describe('the wolves', () => {
	test('know each other from the deal (C7, P5, CR20)', () => {
		const story = three();
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: ['Bea', 'Ciro'] });
		expect(story.told('Bea')).toEqual({ role: 'werewolf', pack: ['Ada', 'Ciro'] });
		expect(story.told('Ciro')).toEqual({ role: 'werewolf', pack: ['Ada', 'Bea'] });
	});

	test.each([
		['two agree against one', ['Dina', 'Dina', 'Elio'], 'Dina'],
		['two agree, the last of them with the first', ['Dina', 'Elio', 'Dina'], 'Dina'],
		['all differ: the last decides', ['Dina', 'Elio', 'Fede'], 'Fede'],
	])('of three, %s (P8)', (_, [first = '', second = '', third = ''], dead) => {
		const story = three().night({ Ada: { maul: first }, Bea: { maul: second }, Ciro: { maul: third } });
		expect(story.announced).toMatchObject({ dead: [dead] });
	});

	test('of two, the second decides (P8)', () => {
		const story = two().night({ Ada: { maul: 'Dina' }, Bea: { maul: 'Elio' } });
		expect(story.announced).toMatchObject({ dead: ['Elio'] });
	});

	test('see the picks before theirs, and the choice of the night before (P8)', () => {
		const story = two().night({ Ada: { maul: 'Dina' }, Bea: { maul: 'Elio' } });
		expect(story.told('Ada')).toEqual({ pack: ['Bea'], picks: {} });
		expect(story.told('Bea')).toEqual({ pack: ['Ada'], picks: { Ada: 'Dina' } });
		story.day('Fede').night({ Ada: { maul: 'Gino' }, Bea: { maul: 'Gino' } });
		expect(story.told('Ada')).toEqual({ pack: ['Bea'], picks: {}, lastPrey: 'Elio' });
		expect(story.told('Bea')).toEqual({ pack: ['Ada'], picks: { Ada: 'Gino' }, lastPrey: 'Elio' });
	});

	test('must pick another living player who is not of the pack (C7, GR6)', () => {
		const story = two();
		expect(story.refusal('Ada', {})).toBe('mandatory');
		expect(story.refusal('Ada', { maul: null })).toBe('mandatory');
		expect(story.refusal('Ada', { maul: 'Ada' })).toBe('self');
		expect(story.refusal('Ada', { maul: 'Bea' })).toBe('pack-member');
		expect(story.refusal('Ada', { maul: 'Ciro' })).toBeUndefined();
		story.night({ Ada: { maul: 'Ciro' }, Bea: { maul: 'Ciro' } }).day('Bea');
		expect(story.refusal('Ada', { maul: 'Ciro' })).toBe('not-alive');
		expect(story.refusal('Ada', { maul: 'Bea' })).toBe('not-alive');
		expect(story.refusal('Bea', { maul: 'Dina' })).toBe('not-alive');
	});

	test('do not maul on the first night where the moderator is its victim (CR15)', () => {
		const story = sit(village(5, { Ada: 'werewolf' }), { firstNightVictim: 'moderator' });
		expect(story.refusal('Ada', { maul: 'Bea' })).toBe('not-yet');
		story.night();
		expect(story.announced).toEqual({ dead: [], moderatorMauled: true, nobodyMauled: false, starter: 'Ada' });
		expect(story.told('Ada')).toEqual({ pack: [] });
		expect(story.day('Elio').refusal('Ada', {})).toBe('mandatory');
	});

	test('win whole, dead wolves included (C27, CR22)', () => {
		const story = two()
			.night({ Ada: { maul: 'Ida' }, Bea: { maul: 'Ida' } })
			.day('Ada')
			.night({ Bea: { maul: 'Gino' } })
			.day('Fede')
			.night({ Bea: { maul: 'Elio' } })
			.day('Dina');
		expect(story.end).toEqual({ side: 'wolves', winners: ['Ada', 'Bea'] });
	});
});
