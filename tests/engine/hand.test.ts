import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'seer' }));
const day = () => begin().night({ Ada: { maul: 'Gino' }, Bea: { see: 'Ada' } });

describe('what the holder of the tablet may read', () => {
	test('is for the holder alone, during the own turn (G3, P1)', () => {
		const { table } = begin();
		expect(table.hand('Ada')).toMatchObject({
			seat: 0,
			role: 'werewolf',
			side: 'wolves',
			shape: { names: 1 },
		});
		for (const name of ['Bea', 'Ciro', 'Gino']) expect(table.hand(name)).toBeNull();
	});

	test('has no questions on the answer page', () => {
		const { table } = begin();
		table.answer({ maul: { names: [6] } });
		expect(table.hand('Ada')).toMatchObject({ step: 'read', shape: null, questions: [] });
	});

	test('is nothing while the whole table looks on', () => {
		const { table } = day();
		table.answer('vote');
		expect(table.request?.kind).toBe('vote');
		for (const name of ['Ada', 'Bea', 'Ciro', 'Gino']) expect(table.hand(name)).toBeNull();
	});
});

describe('the notebook', () => {
	test('holds the own past answers, night by night, and nothing of anybody else (P15)', () => {
		const { table } = day();
		expect(table.hand('Bea')?.notebook).toEqual([
			{ night: 0, told: { role: 'seer' } },
			{ night: 1, told: { see: { target: 0, wolf: true } } },
		]);
		expect(table.hand('Ada')?.notebook).toEqual([
			{ night: 0, told: { role: 'werewolf', pack: [] } },
			{ night: 1, told: { pack: [], picks: [] } },
		]);
	});

	test('may be opened by the living in the discussion, as a reminder of the own card (P15)', () => {
		const { table } = day();
		expect(table.hand('Ciro')).toMatchObject({
			step: 'reminder',
			role: 'villager',
			told: { role: 'villager' },
		});
		expect(table.hand('Gino')).toBeNull();
	});
});
