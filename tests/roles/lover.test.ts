import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'lover', Ciro: 'seer', Dina: 'farmer', Elio: 'lover' } as const),
	...({ Fede: 'farmer', Gino: 'mayor', Ida: 'farmer' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('the two lovers', () => {
	test('know each other from the setup, and nobody else does (LR22)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'lover', lovers: ['Elio'] });
		expect(story.told('Elio')).toEqual({ role: 'lover', lovers: ['Bea'] });
		expect(story.told('Ciro')).toEqual({ role: 'seer' });
	});

	test.each([
		['Bea', 'Elio'],
		['Elio', 'Bea'],
	])('die together at dawn, in seat order, whoever was mauled: %s (LR22, LR27)', (maul) => {
		const story = begin().evening(null).night({ Ada: { maul } });
		expect(story.announced).toMatchObject({ dead: ['Bea', 'Elio'] });
		expect(story.alive).toEqual(['Ada', 'Ciro', 'Dina', 'Fede', 'Gino', 'Ida']);
	});

	test('die together at the stake, and the mayor cannot stop the grief (LR22)', () => {
		const story = begin().evening('Fede', { by: 'Gino', burn: 'Bea' });
		expect(story.announced).toMatchObject({ burned: 'Bea', dead: ['Bea', 'Elio'], mayor: 'Gino' });
	});

	test('go together when one of them leaves the table, and the village hears of both (LR22)', () => {
		const story = begin();
		story.table.advance('discuss');
		expect(story.table.try({ left: story.table.seat('Bea') })).toBeNull();
		const seat = (name: string) => story.table.seat(name);
		expect(story.table.request).toMatchObject({
			announcement: { of: 'departure', who: seat('Bea'), grief: [seat('Elio')] },
		});
		expect(story.alive).toEqual(['Ada', 'Ciro', 'Dina', 'Fede', 'Gino', 'Ida']);
	});

	test('win with the village, dead or alive (LR26)', () => {
		const story = begin()
			.evening(null)
			.night({ Ada: { maul: 'Bea' } })
			.evening('Ada');
		expect(story.end).toMatchObject({ side: 'village' });
		expect(story.end?.winners).toEqual(expect.arrayContaining(['Bea', 'Elio']));
	});

	test('are dealt both or not at all (GR11)', () => {
		expect(() => sit({ ...deal, Elio: 'farmer' }, {}, 'licantropi')).toThrow('deck-pair');
	});
});
