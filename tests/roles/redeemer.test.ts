import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'redeemer', Ciro: 'wild-child', Dina: 'knight', Elio: 'puppeteer' } as const;
const control = { Elio: { control: 'Mara', onto: 'Ada' } };
/** The second night, with somebody dead. */
const after = (dead: string, mentor = 'Gino') =>
	firstNight(cast, { Ciro: { mentor } })
		.night({ ...control, Ada: { maul: 'Livio' } })
		.stake(['Ada', dead]);
const quiet = { Elio: { control: 'Ida', onto: 'Ada' } };

describe('the redeemer', () => {
	test('may name one of the dead, or nobody (T23, TR30)', () => {
		expect(after('Fede').refusal('Bea', {})).toBeUndefined();
		expect(after('Fede').refusal('Bea', { recall: 'Fede' })).toBeUndefined();
		expect(after('Fede').refusal('Bea', { recall: 'Ida' })).toBe('not-dead');
	});

	test('killed that very night, brings the named one back (T23)', () => {
		const story = after('Fede').night({ ...quiet, Ada: { maul: 'Bea' }, Bea: { recall: 'Fede' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'], returned: ['Fede'] });
		expect(story.alive).toContain('Fede');
		expect(story.heard('Fede')).toEqual({});
	});

	test('alive at dawn, or burned by day, brings nobody back (T23)', () => {
		const story = after('Fede').night({ ...quiet, Ada: { maul: 'Ida' }, Bea: { recall: 'Fede' } });
		expect(story.announced).toMatchObject({ dead: ['Ida'], returned: [] });
		expect(story.stake(['Ada', 'Bea']).alive).not.toContain('Fede');
	});

	test('cannot bring the knight back (T15)', () => {
		const story = after('Dina').night({ ...quiet, Ada: { maul: 'Bea' }, Bea: { recall: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'], returned: [] });
	});

	test('controlled brings nobody back (T26)', () => {
		const pulled = { Elio: { control: 'Bea', onto: 'Ida' } };
		const story = after('Fede').night({ ...pulled, Ada: { maul: 'Bea' }, Bea: { recall: 'Fede' } });
		expect(story.announced).toMatchObject({ dead: ['Bea'], returned: [] });
	});

	test('brings a wild child back as a werewolf where the mentor has died meanwhile (T23, TR30)', () => {
		const choices = { ...quiet, Ada: { maul: 'Bea' }, Bea: { recall: 'Ciro' } };
		expect(after('Ciro').night(choices).role('Ciro')).toBe('wild-child');
		expect(after('Ciro', 'Bea').night(choices).role('Ciro')).toBe('werewolf');
	});
});
