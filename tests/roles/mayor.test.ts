import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/lib/engine';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'werewolf', Ciro: 'mayor', Dina: 'seer', Elio: 'traitor' } as const),
	...({ Fede: 'farmer', Gino: 'farmer', Ida: 'farmer', Livio: 'farmer', Mara: 'mage' } as const),
};
const begin = (options: Partial<Options> = {}) => sit(deal, options, 'licantropi');
const hunt = (maul: string) => ({ Ada: { maul }, Bea: { maul } });
/** Up to the appeal: everybody but Fede wants Fede to burn. */
function condemned(story = begin()) {
	const { table } = story;
	table.advance('vote');
	table.ballot((voter) => (voter === 'Fede' ? null : 'Fede'));
	table.advance('appeal');
	const says = (by: string, burn: string) =>
		table.try({ by: table.seat(by), burn: table.seat(burn) })?.refused;
	return { story, says };
}

describe('the mayor', () => {
	test('has somebody else burn instead, and is revealed by it (L12, L14)', () => {
		const story = begin().evening('Fede', { by: 'Ciro', burn: 'Gino' });
		expect(story.announced).toMatchObject({ burned: 'Gino', dead: ['Gino'], mayor: 'Ciro' });
		expect(story.alive).toContain('Fede');
	});

	test('says nothing, and the condemned burns (L11)', () => {
		const story = begin().evening('Fede');
		expect(story.announced).toMatchObject({ burned: 'Fede', dead: ['Fede'] });
		expect(story.announced).not.toHaveProperty('mayor');
	});

	test('picks a living player, not the condemned (LR9)', () => {
		const { says } = condemned(begin().evening(null).night(hunt('Ida')));
		expect(says('Ciro', 'Ida')).toBe('not-alive');
		expect(says('Ciro', 'Fede')).toBe('same-as-condemned');
	});

	test('is the only one who may speak (P10)', () => {
		const { says } = condemned();
		expect(says('Dina', 'Ada')).toBe('not-mayor');
		expect(says('Fede', 'Ada')).toBe('not-mayor');
	});

	test('speaks once in the game (L12)', () => {
		const { says } = condemned(begin().evening('Gino', { by: 'Ciro', burn: 'Livio' }).night(hunt('Ida')));
		expect(says('Ciro', 'Ada')).toBe('used-up');
	});

	test('speaks only while alive (LR9)', () => {
		const { says } = condemned(begin().evening(null).night(hunt('Ciro')));
		expect(says('Ciro', 'Ada')).toBe('not-alive');
	});

	test('may save himself, and may burn himself for another (L12, LR9)', () => {
		expect(begin().evening('Ciro', { by: 'Ciro', burn: 'Ada' }).alive).toContain('Ciro');
		const story = begin().evening('Fede', { by: 'Ciro', burn: 'Ciro' });
		expect(story.announced).toMatchObject({ burned: 'Ciro', dead: ['Ciro'], mayor: 'Ciro' });
	});

	test('has no appeal where nobody is condemned (LR9)', () => {
		expect(begin().evening(null).table.request?.kind).toBe('turn');
	});

	test('is heard for as long as the table has agreed (LR10)', () => {
		expect(condemned(begin({ appealSeconds: 40 })).story.table.request).toMatchObject({
			kind: 'appeal',
			seconds: 40,
		});
	});

	test('opens no window from a declared deck without a mayor, but from every secret deck (P10, LR23)', () => {
		const without = { ...deal, Ciro: 'farmer' } as const;
		expect(condemned(sit(without, {}, 'licantropi')).story.table.request).toMatchObject({
			announcement: { of: 'burned' },
		});
		const secret = condemned(sit(without, { declareDeck: false }, 'licantropi'));
		expect(secret.story.table.request?.kind).toBe('appeal');
		expect(secret.says('Ciro', 'Ada')).toBe('not-mayor');
	});

	test('has no defence against the werewolves (L12)', () => {
		expect(begin().evening(null).night(hunt('Ciro')).alive).not.toContain('Ciro');
	});
});
