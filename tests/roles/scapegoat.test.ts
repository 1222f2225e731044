import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'scapegoat', Ciro: 'guardian' } as const;
const tie = [['Ada', 'Dina'] as const, ['Dina', 'Ada'] as const];
const morning = (protect: string) => firstNight(cast).night({ Ada: { maul: 'Mara' }, Ciro: { protect } });

describe('the scapegoat', () => {
	test('burns when the vote ends in a tie, instead of those who tie (T13)', () => {
		expect(firstNight(cast).announced).toMatchObject({ condemned: 'nobody', why: 'no-votes' });
		const story = morning('Elio').stake(...tie);
		expect(story.announced).toMatchObject({ condemned: 'Bea', why: 'scapegoat', tied: ['Ada', 'Dina'] });
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
	});

	test('burns once when among the tied (TR6)', () => {
		const story = morning('Elio').stake(['Ada', 'Bea'], ['Bea', 'Ada']);
		expect(story.announced).toMatchObject({ why: 'scapegoat', tied: ['Ada', 'Bea'], dead: ['Bea'] });
	});

	test('is safe when nobody votes (TR3)', () => {
		expect(morning('Elio').stake().announced).toMatchObject({ why: 'no-votes', dead: [] });
	});

	test('under protection is replaced by the guardian (T13)', () => {
		const { announced } = morning('Bea').stake(...tie);
		expect(announced).toMatchObject({ condemned: 'Bea', dead: ['Ciro'], insteadOf: { Ciro: 'Bea' } });
	});

	test('is not saved by a protection on one of the tied (T13)', () => {
		expect(morning('Dina').stake(...tie).announced).toMatchObject({ dead: ['Bea'], insteadOf: {} });
	});

	test('once dead, whoever first had the deciding vote burns (T28, TR5)', () => {
		const story = morning('Elio').stake(['Ada', 'Bea']);
		story.night({ Ada: { maul: 'Livio' }, Ciro: { protect: 'Dina' } });
		story.stake(['Elio', 'Ada'], ['Fede', 'Gino'], ['Ida', 'Gino'], ['Gino', 'Ada']);
		expect(story.announced).toMatchObject({ condemned: 'Gino', why: 'first-to-reach', dead: ['Gino'] });
	});
});
