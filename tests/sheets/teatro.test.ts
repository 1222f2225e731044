import { describe, expect, test } from 'vitest';
import { theatre } from '../support/theatre';

describe('the stake of teatro', () => {
	const day = (abstention = true) =>
		theatre({ Bea: 'seer' }, {}, { abstention }).night({ Bea: { see: 'Ada' } });

	test('one single vote is enough, and nobody is condemned without any (TR2, TR3)', () => {
		expect(day().stake(['Ada', 'Bea']).announced).toMatchObject({ condemned: 'Bea', why: 'most-votes' });
		expect(day().stake().announced).toMatchObject({ condemned: 'nobody', why: 'no-votes', dead: [] });
	});

	test('a tie falls on whoever first had the deciding vote (T28, TR5)', () => {
		const { announced } = day().stake(['Ada', 'Ciro'], ['Bea', 'Dina'], ['Elio', 'Dina'], ['Fede', 'Ciro']);
		expect(announced).toMatchObject({ condemned: 'Dina', why: 'first-to-reach', tied: ['Ciro', 'Dina'] });
	});

	test('cannot be closed early where nobody may abstain (TR2)', () => {
		expect(() => day(false).stake(['Ada', 'Bea'])).toThrow('abstention-not-allowed');
	});
});

describe('the dawn of teatro', () => {
	test('says the roles of the dead only where the table wants it (TR37)', () => {
		const story = theatre({}, {}, { revealRoleOnDeath: true }).night().stake();
		expect(story.night({ Ada: { maul: 'Mara' } }).announced).toMatchObject({ roles: { Mara: 'farmer' } });
		const silent = theatre().night().stake();
		expect(silent.night({ Ada: { maul: 'Mara' } }).announced).not.toHaveProperty('roles');
	});

	test.each([
		['nobody', {}, false],
		['a bear tamer', { Bea: 'bear-tamer' }, true],
		['a puppeteer', { Bea: 'puppeteer' }, true],
	] as const)('sends the tablet round by the list alone: with %s in it (P7)', (_, cast, lap) => {
		const story = theatre(cast)
			.night()
			.stake()
			.night({
				...{ Ada: { maul: 'Mara' } },
				...('Bea' in cast && cast.Bea === 'puppeteer' ? { Bea: { control: 'Ciro', onto: 'Dina' } } : {}),
			});
		expect(story.heard('Elio')).toEqual(lap ? {} : undefined);
	});
});
