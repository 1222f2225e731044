import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const begin = () => firstNight({ Ciro: 'bear-tamer' });

describe('the bear tamer', () => {
	test('has nothing to choose, and hears nothing on the eve (T17)', () => {
		expect(begin().heard('Ciro')).toBeUndefined();
		expect(begin().refusal('Ciro', {})).toBeUndefined();
	});

	test('hears a restless bear when a wolf sits next to him, the dead left out (T17)', () => {
		const quiet = begin().night({ Ada: { maul: 'Mara' } });
		expect(quiet.heard('Ciro')).toEqual({ bear: 'quiet' });
		expect(
			begin()
				.night({ Ada: { maul: 'Bea' } })
				.heard('Ciro'),
		).toEqual({ bear: 'restless' });
	});

	test('sits in a ring: the first and the last are neighbours (TR18)', () => {
		const story = firstNight({ Mara: 'bear-tamer' }).night({ Ada: { maul: 'Bea' } });
		expect(story.heard('Mara')).toEqual({ bear: 'restless' });
	});

	test('dead hears nothing; everybody alive has a page at dawn (P7, TR23)', () => {
		const story = begin().night({ Ada: { maul: 'Ciro' } });
		expect(story.heard('Ciro')).toBeUndefined();
		expect(story.heard('Dina')).toEqual({});
	});

	test('controlled hears the neighbours of somebody else, dead or alive (T26, TR24)', () => {
		const control = (onto: string, maul: string) =>
			firstNight({ Ciro: 'bear-tamer', Dina: 'puppeteer' })
				.night({ Ada: { maul }, Dina: { control: 'Ciro', onto } })
				.heard('Ciro');
		expect(control('Mara', 'Bea')).toEqual({ controlled: true, bear: 'restless' });
		expect(control('Mara', 'Mara')).toEqual({ controlled: true, bear: 'restless' });
		expect(control('Ada', 'Bea')).toEqual({ controlled: true, bear: 'quiet' });
	});
});
