import { expect, test, vi } from 'vitest';
import { database } from '$lib/db/index';
import { reopen, troubleOf } from '$lib/session/record';

test.each(['unreadable', 'taken', 'blocked'] as const)(
	'K20: a game that cannot be had for now is not damaged, and waits: %s',
	async (why) => {
		const { games } = database();
		vi.spyOn(games, 'resume').mockResolvedValue({ ok: false, why });
		expect(await reopen(games, 'any')).toBe('blocked');
	},
);

test('a game that can be read and makes no sense is damaged', () => {
	expect(troubleOf('damaged')).toBe('damaged');
	expect(troubleOf('missing')).toBe('damaged');
});
