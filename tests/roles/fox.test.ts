import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const begin = () => firstNight({ Bea: 'fox' });
const sniff = (...names: string[]) => begin().night({ Ada: { maul: 'Mara' }, Bea: { sniff: names } });

describe('the fox', () => {
	test('must sniff three who sit side by side, herself allowed (T18, TR18, TR19)', () => {
		expect(begin().refusal('Bea', {})).toBe('mandatory');
		expect(begin().refusal('Bea', { sniff: ['Ciro', 'Dina', 'Fede'] })).toBe('not-adjacent');
		expect(begin().refusal('Bea', { sniff: ['Ciro', 'Dina'] })).toBe('not-adjacent');
		expect(begin().refusal('Bea', { sniff: ['Ada', 'Bea', 'Mara'] })).toBeUndefined();
		expect(begin().refusal('Bea', { sniff: ['Bea', 'Ciro', 'Dina'] })).toBeUndefined();
	});

	test('names the middle one, and the two neighbours come along (P4)', () => {
		expect(sniff('Elio').told('Bea')).toEqual({ sniff: { targets: ['Dina', 'Elio', 'Fede'], shady: false } });
	});

	test('learns whether one of them is shady, not which (T18)', () => {
		expect(sniff('Mara').told('Bea')).toEqual({ sniff: { targets: ['Ada', 'Livio', 'Mara'], shady: true } });
	});

	test('loses the nose by three innocents, and keeps it otherwise (T18)', () => {
		expect(
			sniff('Elio')
				.stake()
				.refusal('Bea', { sniff: ['Elio'] }),
		).toBe('used-up');
		expect(sniff('Ada').stake().refusal('Bea', {})).toBe('mandatory');
	});

	test('skips the dead (T18)', () => {
		const story = sniff('Ada').stake();
		expect(story.refusal('Bea', { sniff: ['Mara'] })).toBe('not-alive');
		expect(story.refusal('Bea', { sniff: ['Livio', 'Ada', 'Bea'] })).toBeUndefined();
	});

	test('controlled sniffs round somebody else, and can lose the nose by it (T26, TR25)', () => {
		const story = firstNight({ Bea: 'fox', Ciro: 'puppeteer' }).night({
			...{ Ada: { maul: 'Mara' }, Bea: { sniff: ['Ada'] } },
			Ciro: { control: 'Bea', onto: 'Fede' },
		});
		expect(story.told('Bea')).toEqual({});
		expect(story.heard('Bea')).toEqual({
			...{ controlled: true, sniff: { targets: ['Elio', 'Fede', 'Gino'], shady: false } },
		});
		expect(story.stake().refusal('Bea', { sniff: ['Ada'] })).toBe('used-up');
	});
});
