import { describe, expect, test } from 'vitest';
import { theatre } from '../support/theatre';

const cast = { Bea: 'lunatic', Ciro: 'seer', Dina: 'werewolf' } as const;
const eve = (target: string) =>
	theatre(cast, { shady: ['Elio'] }).night({ Bea: { see: target }, Ciro: { see: 'Bea' } });

describe('the lunatic', () => {
	test('is told to be the seer, and chooses like one from the eve on (T12, TR7)', () => {
		const story = theatre(cast);
		expect(story.told('Bea')).toEqual({ role: 'seer' });
		expect(story.told('Ciro')).toEqual({ role: 'seer' });
		expect(story.refusal('Bea', {})).toBe('mandatory');
		expect(story.refusal('Bea', { see: 'Bea' })).toBe('self');
	});

	test.each([
		['the true seer is shady', 'Ciro', true],
		['a wolf may be innocent', 'Ada', false],
		['an innocent may be shady', 'Elio', true],
		['the others are innocent', 'Fede', false],
	])('%s to her (T12, TR28)', (_, target, shady) => {
		expect(eve(target).told('Bea')).toEqual({ see: { target, shady } });
	});

	test('gets the same answer about the same person (T12)', () => {
		const story = eve('Elio')
			.stake()
			.night({ Ada: { maul: 'Mara' }, Dina: { maul: 'Mara' }, Bea: { see: 'Elio' }, Ciro: { see: 'Ada' } });
		expect(story.told('Bea')).toEqual({ see: { target: 'Elio', shady: true } });
	});

	test('is shady to the seer (T12)', () => {
		expect(eve('Ada').told('Ciro')).toEqual({ see: { target: 'Bea', shady: true } });
	});

	test('has as many shady names as there are wolves among the others, the seer one of them (T12, TR28)', () => {
		const drawn = (target: string) => theatre(cast).night({ Bea: { see: target }, Ciro: { see: 'Ada' } });
		const others = theatre(cast).alive.filter((name) => name !== 'Bea');
		const shady = others.filter((name) => {
			const { see } = drawn(name).told('Bea');
			return (see as { shady: boolean }).shady;
		});
		expect(shady).toHaveLength(2);
		expect(shady).toContain('Ciro');
	});
});
