import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = {
	Bea: 'knight',
	Ciro: 'lunatic',
	Dina: 'pied-piper',
	Elio: 'puppeteer',
	Fede: 'guardian',
} as const;
const rest = { Ciro: { see: 'Ada' }, Elio: { control: 'Mara', onto: 'Ada' }, Fede: { protect: 'Livio' } };
const begin = () => firstNight(cast, { Ciro: { see: 'Ada' } });
const duel = (name: string) => begin().night({ ...rest, Ada: { maul: 'Mara' }, Bea: { duel: name } });

describe('the knight', () => {
	test('may duel from night 1, or rest (T14, TR7)', () => {
		expect(begin().refusal('Bea', {})).toBeUndefined();
		expect(begin().refusal('Bea', { duel: 'Bea' })).toBe('self');
	});

	test.each([
		['a wolf', 'Ada', 'Ada'],
		['the piper, though innocent', 'Dina', 'Dina'],
		['the puppeteer, though innocent', 'Elio', 'Elio'],
		['the lunatic, though shady: an ally', 'Ciro', 'Bea'],
		['a farmer: an ally', 'Ida', 'Bea'],
	])('duels %s (T14, TR33)', (_, opponent, dies) => {
		expect(duel(opponent).announced['dead']).toContain(dies);
		expect(duel(opponent).announced['dead']).toHaveLength(2);
	});

	test('against a protected enemy neither dies (T14)', () => {
		const choices = { ...rest, Ada: { maul: 'Mara' }, Bea: { duel: 'Dina' }, Fede: { protect: 'Dina' } };
		expect(begin().night(choices).announced).toMatchObject({ dead: ['Mara'] });
	});

	test('can never be protected, by night or at the stake (T15, TR20)', () => {
		const mauled = begin().night({ ...rest, Ada: { maul: 'Bea' }, Fede: { protect: 'Bea' } });
		expect(mauled.announced).toMatchObject({ dead: ['Bea'] });
		const burned = begin().night({ ...rest, Ada: { maul: 'Mara' }, Fede: { protect: 'Bea' } });
		expect(burned.stake(['Ada', 'Bea']).announced).toMatchObject({ dead: ['Bea'], insteadOf: {} });
	});

	test('mauled does not duel; against somebody just mauled there is no duel (TR4)', () => {
		const mauled = begin().night({ ...rest, Ada: { maul: 'Bea' }, Bea: { duel: 'Ada' } });
		expect(mauled.announced).toMatchObject({ dead: ['Bea'] });
		const late = begin().night({ ...rest, Ada: { maul: 'Ida' }, Bea: { duel: 'Ida' } });
		expect(late.announced).toMatchObject({ dead: ['Ida'] });
	});

	test('is told of the opponent only when somebody else has chosen him (T26, P6)', () => {
		expect(duel('Dina').heard('Bea')).toEqual({});
		const control = { control: 'Bea', onto: 'Ada' };
		const turned = begin().night({ ...rest, Ada: { maul: 'Mara' }, Bea: { duel: 'Ida' }, Elio: control });
		expect(turned.heard('Bea')).toEqual({ controlled: true, duel: { opponent: 'Ada' } });
		const resting = begin().night({ ...rest, Ada: { maul: 'Mara' }, Elio: control });
		expect(resting.heard('Bea')).toEqual({ controlled: true });
		expect(resting.announced).toMatchObject({ dead: ['Mara'] });
	});
});
