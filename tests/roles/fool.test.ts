import { describe, expect, test } from 'vitest';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'fool', Ciro: 'seer', Dina: 'farmer', Elio: 'farmer' } as const),
	...({ Fede: 'farmer' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('the fool', () => {
	test.each([
		['kept', ['Bea', 'Ciro', 'Dina', 'Elio', 'Fede']],
		['failed', ['Ciro', 'Dina', 'Elio', 'Fede']],
	] as const)(
		'wins with the village only if the table finds the part was kept up: %s (L21, LR20)',
		(said, winners) => {
			const story = begin().evening('Ada');
			expect(story.end).toBeUndefined();
			expect(story.table.request?.kind).toBe('judge');
			story.table.answer(said);
			expect(story.end).toEqual({ side: 'village', winners });
		},
	);

	test('is judged when dead too (LR20)', () => {
		const story = begin()
			.evening(null)
			.night({ Ada: { maul: 'Bea' } })
			.evening('Ada');
		story.table.answer('kept');
		expect(story.end?.winners).toContain('Bea');
	});

	test('is not judged where the werewolves have won, and loses with the village (LR20)', () => {
		const story = begin()
			.evening('Dina')
			.night({ Ada: { maul: 'Elio' } })
			.evening('Ciro');
		expect(story.end).toBeUndefined(); // 1 against 2
		expect(story.night({ Ada: { maul: 'Fede' } }).end).toEqual({ side: 'werewolves', winners: ['Ada'] });
	});

	test('has no power by night and a good aura (§4.2)', () => {
		const story = begin().evening(null);
		expect(story.refusal('Bea', { see: 'Ada' })).toBe('no-such-power');
		story.night({ Ada: { maul: 'Dina' }, Ciro: { see: 'Bea' } });
		expect(story.told('Ciro')).toEqual({ aura: { target: 'Bea', good: true } });
	});
});
