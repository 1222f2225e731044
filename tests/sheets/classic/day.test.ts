import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/lib/engine';
import { sit, village } from '../../support/sit';

describe('who opens the vote (CR9)', () => {
	test('the first seat, while nobody has died by night', () => {
		const story = sit(village(6, { Ada: 'werewolf' }), { firstNightVictim: 'moderator' }).night();
		expect(story.announced).toMatchObject({ starter: 'Ada' });
	});

	test('the first living seat of the list, when the first has been lynched and nobody has died by night', () => {
		const story = sit(village(8, { Bea: 'werewolf', Ciro: 'werewolf', Dina: 'bodyguard' }), {
			firstNightVictim: 'moderator',
		})
			.night()
			.day('Ada')
			.night({ Bea: { maul: 'Ida' }, Ciro: { maul: 'Ida' }, Dina: { protect: 'Ida' } });
		expect(story.announced).toMatchObject({ dead: [], starter: 'Bea' });
	});

	test('the seat after the last dead, round the end of the list and past the dead', () => {
		const story = sit(village(8, { Bea: 'werewolf' }))
			.night({ Bea: { maul: 'Ida' } })
			.day('Ada')
			.night({ Bea: { maul: 'Gino' } });
		expect(story.announced).toMatchObject({ dead: ['Gino'], starter: 'Bea' });
	});
});

test('a day has as many seconds of discussion as the table has agreed on, three minutes at most (C19)', () => {
	const seconds = (options: Partial<Options>) => {
		const { request } = sit(village(5, { Ada: 'werewolf' }), options).night({ Ada: { maul: 'Bea' } }).table;
		return request?.kind === 'discuss' ? request.seconds : undefined;
	};
	expect(seconds({})).toBe(180);
	expect(seconds({ discussionSeconds: 60 })).toBe(60);
	expect(() => seconds({ discussionSeconds: 181 })).toThrow('option-value');
});
