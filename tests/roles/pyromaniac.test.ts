import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'pyromaniac', Ciro: 'guardian' } as const;
const morning = (protect = 'Mara') => firstNight(cast).night({ Ada: { maul: 'Livio' }, Ciro: { protect } });

describe('the pyromaniac', () => {
	test('burns the own candidate beside the condemned, once in the game (T25)', () => {
		const story = morning().stake(['Bea', 'Dina', 'fire'], ['Ada', 'Elio'], ['Fede', 'Elio']);
		expect(story.announced).toMatchObject({ condemned: 'Elio', secondFire: 'Dina', dead: ['Dina', 'Elio'] });
		story.night({ Ada: { maul: 'Ida' }, Ciro: { protect: 'Fede' } });
		expect(() => story.stake(['Bea', 'Ada', 'fire'])).toThrow('used-up');
	});

	test('naming the condemned opens one fire only (TR10)', () => {
		const { announced } = morning().stake(['Bea', 'Dina', 'fire']);
		expect(announced).toMatchObject({ condemned: 'Dina', dead: ['Dina'] });
		expect(announced).not.toHaveProperty('secondFire');
	});

	test('condemned takes along the last who voted so, and a declared choice is ignored (T25, TR12)', () => {
		const { announced } = morning().stake(['Bea', 'Dina', 'fire'], ['Ada', 'Bea'], ['Fede', 'Bea']);
		expect(announced).toMatchObject({ condemned: 'Bea', revenge: 'Fede', dead: ['Bea', 'Fede'] });
		expect(announced).not.toHaveProperty('secondFire');
	});

	test('has no revenge with an empty can (T25)', () => {
		const story = morning().stake(['Bea', 'Dina', 'fire']);
		story.night({ Ada: { maul: 'Ida' }, Ciro: { protect: 'Fede' } }).stake(['Ada', 'Bea']);
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
		expect(story.announced).not.toHaveProperty('revenge');
	});

	test('saved by the guardian has no revenge, and the declared choice stands (TR11)', () => {
		const { announced } = morning('Bea').stake(['Bea', 'Dina', 'fire'], ['Ada', 'Bea'], ['Fede', 'Bea']);
		expect(announced).toMatchObject({
			dead: ['Ciro', 'Dina'],
			secondFire: 'Dina',
			insteadOf: { Ciro: 'Bea' },
		});
		expect(announced).not.toHaveProperty('revenge');
	});

	test('the guardian burns for the target of the second fire, unless already burned (TR13)', () => {
		const stepsIn = morning('Dina').stake(['Bea', 'Dina', 'fire'], ['Ada', 'Elio'], ['Fede', 'Elio']);
		expect(stepsIn.announced).toMatchObject({ dead: ['Ciro', 'Elio'], insteadOf: { Ciro: 'Dina' } });
		const burned = morning('Dina').stake(['Bea', 'Dina', 'fire'], ['Ada', 'Ciro'], ['Fede', 'Ciro']);
		expect(burned.announced).toMatchObject({ dead: ['Ciro', 'Dina'], insteadOf: {} });
	});
});
