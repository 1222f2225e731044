import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'village-idiot', Ciro: 'guardian', Dina: 'pyromaniac' } as const;
const morning = (protect = 'Elio') => firstNight(cast).night({ Ada: { maul: 'Mara' }, Ciro: { protect } });

describe('the village idiot', () => {
	test('is rescued from the stake and revealed (T24)', () => {
		const story = morning().stake(['Ada', 'Bea']);
		expect(story.announced).toMatchObject({ condemned: 'Bea', saved: ['Bea'], dead: [] });
		expect(story.alive).toContain('Bea');
	});

	test('is rescued without the guardian burning (TR14)', () => {
		const { announced } = morning('Bea').stake(['Ada', 'Bea']);
		expect(announced).toMatchObject({ saved: ['Bea'], dead: [], insteadOf: {} });
	});

	test('is rescued from the second fire too (T24)', () => {
		const { announced } = morning().stake(['Dina', 'Bea', 'fire'], ['Elio', 'Livio'], ['Fede', 'Livio']);
		expect(announced).toMatchObject({
			condemned: 'Livio',
			secondFire: 'Bea',
			saved: ['Bea'],
			dead: ['Livio'],
		});
	});

	test('once revealed does not vote, may be condemned again and is rescued again (T24, TR15, TR16)', () => {
		const story = morning().stake(['Ada', 'Bea']);
		story.night({ Ada: { maul: 'Livio' }, Ciro: { protect: 'Fede' } }).stake(['Ada', 'Bea']);
		expect(story.announced).toMatchObject({ saved: ['Bea'], dead: [] });
		expect(story.announced['voters']).not.toContain('Bea');
	});

	test('can be killed by night (TR16)', () => {
		const story = morning().stake(['Ada', 'Bea']);
		story.night({ Ada: { maul: 'Bea' }, Ciro: { protect: 'Fede' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
	});

	test('revealed counts for nobody, and wins with the village (TR16, TR34, TR35)', () => {
		const story = firstNight({
			Bea: 'village-idiot',
			Ciro: 'werewolf',
			Dina: 'werewolf',
			Elio: 'white-wolf',
		});
		const hunt = {
			Ada: { maul: 'Mara' },
			Ciro: { maul: 'Mara' },
			Dina: { maul: 'Mara' },
			Elio: { maul: 'Mara' },
		};
		story.night(hunt).stake(['Ada', 'Bea']);
		expect(story.end).toEqual({ side: 'pack', winners: ['Ada', 'Ciro', 'Dina'] });
	});
});
