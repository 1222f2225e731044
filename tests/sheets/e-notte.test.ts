import { describe, expect, test } from 'vitest';
import { optionsOf, rangeOn, SHEETS } from '../../src/lib/engine';
import { sit, village } from '../support/sit';

const begin = () => sit(village(8, { Ada: 'werewolf', Bea: 'notary', Ciro: 'seer' }), {}, 'e-notte');
/** Ida is lynched, Gino is mauled: two ghosts, and the vote begins with the ghost on his left. */
const twoGhosts = () => {
	const story = sit(village(8, { Ada: 'werewolf', Ciro: 'seer' }), {}, 'e-notte');
	return story
		.night({ Ciro: { see: 'Dina' } })
		.day('Ida')
		.night({ Ada: { maul: 'Gino' }, Ciro: { see: 'Dina' } });
};

describe('the day of e-notte', () => {
	test('has at most three minutes to discuss (N12)', () => {
		expect(rangeOn('e-notte', 'discussionSeconds')).toMatchObject({ most: 180 });
		expect(optionsOf('e-notte').discussionSeconds).toBe(180);
		const story = begin().night({ Ciro: { see: 'Dina' } });
		expect(story.table.request).toMatchObject({ kind: 'discuss', seconds: 180 });
	});

	test('nobody dies where the moderator is the victim (G2, N7)', () => {
		const story = begin().night({ Ciro: { see: 'Dina' } });
		expect(story.announced).toMatchObject({ dead: [], moderatorMauled: true });
		expect(story.alive).toHaveLength(8);
	});

	test('asks clockwise round the closed circle, ghosts in their turn, from the left of the dead (G1, N13, P9)', () => {
		const { table } = twoGhosts();
		table.advance('vote');
		const { request } = table;
		if (request?.kind !== 'vote') throw new Error('a vote is due');
		expect(request.voters.map(table.name)).toEqual([
			...['Ida', 'Ada', 'Bea', 'Ciro', 'Dina', 'Elio', 'Fede', 'Gino'],
		]);
		expect(request).toMatchObject({ ballot: 'nomination', manner: 'open', abstain: false });
		expect(request.candidates.map(table.name)).toEqual(['Ada', 'Bea', 'Ciro', 'Dina', 'Elio', 'Fede']);
	});

	test('takes each vote once, and it stands (GR4)', () => {
		const { table } = twoGhosts();
		table.advance('vote');
		const ida = table.seat('Ida');
		table.answer({ voter: ida, target: table.seat('Fede') });
		expect(table.try({ voter: ida, target: table.seat('Elio') })?.refused).toBe('already-voted');
		expect(table.try({ voter: table.seat('Bea'), target: ida })?.refused).toBe('not-a-candidate');
	});

	test('ends with a sealed ballot: no vote is seen before all are (N16, P9)', () => {
		const story = twoGhosts();
		const votes = { Ida: 'Fede', Ada: 'Fede', Bea: 'Fede', Ciro: 'Fede', Dina: 'Elio', Elio: 'Fede' };
		story.vote({ ...votes, Fede: 'Elio', Gino: 'Elio' });
		const { table } = story;
		table.advance('vote');
		for (const voter of ['Ada', 'Bea', 'Ciro', 'Dina']) {
			expect(table.request).toMatchObject({
				kind: 'vote',
				manner: 'sealed',
				cast: [],
				voter: table.seat(voter),
			});
			table.answer({ voter: table.seat(voter), target: table.seat('Fede') });
		}
		expect(table.request).toMatchObject({ kind: 'count', cast: expect.arrayContaining([expect.anything()]) });
	});

	test('gives the dead no turn by night (N9, P13)', () => {
		const { table } = twoGhosts().day('Fede');
		const turns: string[] = [];
		table.nightLap((name) => {
			turns.push(name);
			const target = name === 'Ada' ? 'Dina' : 'Ada';
			return {
				...(name === 'Ada' ? { maul: { names: [table.seat(target)] } } : {}),
				...(name === 'Ciro' ? { see: { names: [table.seat(target)] } } : {}),
			};
		});
		expect(turns).toEqual(['Ada', 'Bea', 'Ciro', 'Dina', 'Elio']);
	});

	test('hands the tablet to the dead for the will before it goes on, and stores it unread (P12, N23)', () => {
		const story = begin()
			.night({ Ciro: { see: 'Dina' } })
			.day('Ida');
		expect(story.table.request).toMatchObject({ kind: 'will', seat: story.table.seat('Ida'), most: 140 });
		story.table.answer({ text: 'remember whom I pointed at' });
		expect(story.table.request?.kind).toBe('turn');
	});
});

test('the box holds 24 characters (N1)', () => {
	const deck = SHEETS['e-notte'].suggest(24, optionsOf('e-notte'));
	expect(deck).toEqual({
		...{ villager: 11, werewolf: 3, seer: 1, donta: 1, possessed: 1, bodyguard: 1, jinx: 1 },
		...{ drunkard: 2, notary: 1, werehamster: 1, 'akela-mundi': 1 },
	});
});
