import { describe, expect, test } from 'vitest';
import { optionsOf, rangeOn } from '../../src/lib/engine';
import { sit } from '../support/sit';

const deal = {
	...({ Ada: 'werewolf', Bea: 'traitor', Ciro: 'seer', Dina: 'mage', Elio: 'farmer' } as const),
	...({ Fede: 'farmer', Gino: 'mayor' } as const),
};
const begin = () => sit(deal, {}, 'licantropi');

describe('licantropi', () => {
	test('opens with a tale in which nobody in play dies, and a day (L5)', () => {
		const { table } = begin();
		expect(table.request).toMatchObject({ announcement: { of: 'prelude' } });
		table.answer('heard');
		expect(table.request).toMatchObject({ kind: 'discuss', day: 1 });
		expect(table.alive).toHaveLength(7);
	});

	test('has a day of about ten minutes, as long as the table likes (L6)', () => {
		expect(optionsOf('licantropi').discussionSeconds).toBe(600);
		expect(rangeOn('licantropi', 'discussionSeconds')).toMatchObject({ most: 1800 });
	});

	test('votes in secret: no cast votes, no count; only the verdict is heard (L7, L8, P9)', () => {
		const { table } = begin();
		table.advance('vote');
		for (let { request } = table; request?.kind === 'vote'; { request } = table) {
			expect(request).toMatchObject({ manner: 'secret', cast: [], ballot: 'stake-1' });
			table.answer({ voter: request.voter, target: request.voter === 4 ? null : 4 });
		}
		expect(table.request).toMatchObject({
			kind: 'announce',
			announcement: { of: 'condemned', condemned: 4 },
		});
	});

	test('names the tied alone, without numbers (L9, LR8)', () => {
		const { table } = begin();
		table.advance('vote');
		table.ballot((voter) => ({ Ada: 'Elio', Ciro: 'Ada' })[voter] ?? null);
		const { request } = table;
		if (request?.kind !== 'announce') throw new Error('a tie is announced');
		const { announcement } = request;
		expect(announcement).toEqual({ of: 'tie', ballot: 'stake-1', tied: [0, 4], next: 'repeat' });
	});

	test('keeps the ballots secret for ever: the story does not tell who voted what (LR11, GR12)', () => {
		const { recap } = begin().evening('Ada').table;
		expect(recap?.side).toBe('village');
		expect(recap?.facts.filter(({ fact }) => fact === 'balloted')).toEqual([
			{ fact: 'balloted', day: 1, ballot: 'stake-1', votes: [], secret: true },
		]);
	});

	test('without a werewolf the village has won, though the traitor stands against one (GR2, LR19)', () => {
		const { table } = begin().evening(null);
		for (let { request } = table; request?.kind === 'turn'; { request } = table) {
			const stays = ['Bea', 'Elio'].includes(table.name(request.seat));
			table.answer(stays ? {} : 'left');
			if (stays) table.answer('read');
		}
		table.advance('discuss');
		expect(table.alive).toEqual(['Bea', 'Elio']);
		expect(table.recap?.side).toBe('village');
	});
});
