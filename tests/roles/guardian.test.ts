import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const begin = () => firstNight({ Bea: 'guardian' });
const saved = () => begin().night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' } });

describe('the guardian', () => {
	test('must protect another living player (T16, TR7)', () => {
		expect(begin().refusal('Bea', {})).toBe('mandatory');
		expect(begin().refusal('Bea', { protect: 'Bea' })).toBe('self');
		const later = begin()
			.night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Dina' } })
			.stake();
		expect(later.refusal('Bea', { protect: 'Ciro' })).toBe('not-alive');
		expect(later.refusal('Bea', { protect: 'Dina' })).toBe('same-as-last-night');
		expect(later.refusal('Bea', { protect: 'Elio' })).toBeUndefined();
	});

	test('saves by night at no cost (T16)', () => {
		expect(saved().announced).toMatchObject({ dead: [] });
		expect(saved().alive).toContain('Bea');
	});

	test('burns in place of the condemned, once (T16, TR9)', () => {
		const story = saved().stake(['Ada', 'Ciro']);
		expect(story.announced).toMatchObject({ condemned: 'Ciro', dead: ['Bea'], insteadOf: { Bea: 'Ciro' } });
	});

	test('protects until the next turn and no longer (T16)', () => {
		const story = saved()
			.stake()
			.night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: ['Ciro'] });
	});

	test('killed by night still protects in that night, but not at the stake (TR20)', () => {
		const cast = { Bea: 'guardian', Ciro: 'knight', Dina: 'white-wolf' } as const;
		const choices = {
			Ada: { maul: 'Bea' },
			Dina: { maul: 'Bea' },
			Bea: { protect: 'Ada' },
			Ciro: { duel: 'Ada' },
		};
		const story = firstNight(cast).night(choices);
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
		expect(story.stake(['Ciro', 'Ada']).announced).toMatchObject({ dead: ['Ada'], insteadOf: {} });
	});

	test('turned onto last night’s protégé protects nobody; a controlled night breaks the chain (TR21)', () => {
		const story = firstNight({ Bea: 'guardian', Ciro: 'puppeteer' });
		story.night({ Ada: { maul: 'Mara' }, Bea: { protect: 'Dina' }, Ciro: { control: 'Elio', onto: 'Ada' } });
		story
			.stake()
			.night({ Ada: { maul: 'Dina' }, Bea: { protect: 'Elio' }, Ciro: { control: 'Bea', onto: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: ['Dina'] });
		expect(story.heard('Bea')).toEqual({ controlled: true });
		expect(story.stake().refusal('Bea', { protect: 'Elio' })).toBeUndefined();
	});
});
