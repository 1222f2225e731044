import { describe, expect, test } from 'vitest';
import { sit, village } from '../../support/sit';

describe('the nominees (C21, CR4, CR5)', () => {
	const names = Object.keys(village(8, {}));
	const named = (letter: string) => names.find((name) => name.startsWith(letter)) ?? letter;
	/** From Ada on, the first letter of whom each of the eight votes for. */
	function nominees(letters: string): string {
		const story = sit(village(8, { Ada: 'werewolf' }), { firstNightVictim: 'moderator' }).night();
		story.vote(Object.fromEntries(names.map((name, seat) => [name, named(letters.charAt(seat))])), 'Ada');
		return (story.announced['nominees'] as string[]).map((name) => name.charAt(0)).join('');
	}

	test.each([
		['a leader and a second', 'CCDCDCDC', 'CD'],
		['a leader and two who share the second place', 'CCDCDEEB', 'CDE'],
		['a leader and all who have one vote', 'CCACCBDE', 'ABCDE'],
		['everybody against one, whose own vote makes the second', 'BABBBBBB', 'AB'],
		['two who share the first place, without the third', 'DCDCDCEA', 'CD'],
		['three who share the first place', 'CCDEDEAB', 'CDE'],
		['one vote for each: everybody', 'BCDEFGIA', 'ABCDEFGI'],
	])('%s', (_, letters, expected) => {
		expect(nominees(letters)).toBe(expected);
	});
});

describe('the ballots', () => {
	const begin = () => sit(village(7, { Ada: 'werewolf' })).night({ Ada: { maul: 'Dina' } });
	/** Elio opens; Ada and Elio have three votes each. */
	const nominated = () =>
		begin().vote({ Elio: 'Ada', Fede: 'Ada', Gino: 'Ada', Ada: 'Elio', Bea: 'Elio', Ciro: 'Elio' });

	test('go clockwise from the left of the dead, through all the living (C20, CR9)', () => {
		expect(nominated().announced['voters']).toEqual(['Elio', 'Fede', 'Gino', 'Ada', 'Bea', 'Ciro']);
	});

	test('the nominees do not vote in the final, the order stays (C22, CR10)', () => {
		const story = nominated().vote({ Fede: 'Ada', Gino: 'Ada', Bea: 'Ada', Ciro: 'Elio' });
		expect(story.announced).toEqual({
			voters: ['Fede', 'Gino', 'Bea', 'Ciro'],
			tally: { Ada: 3, Elio: 1 },
			lynched: 'Ada',
		});
	});

	test('a tie is voted again, a second tie is settled by lot (C23, C24)', () => {
		const votes = { Fede: 'Ada', Gino: 'Ada', Bea: 'Elio', Ciro: 'Elio' };
		const story = nominated().vote(votes);
		expect(story.announced).toMatchObject({ tied: ['Ada', 'Elio'] });
		expect(story.announced).not.toHaveProperty('lynched');
		story.vote(votes, 'Elio');
		expect(story.announced).toMatchObject({ tied: ['Ada', 'Elio'], lynched: 'Elio' });
	});

	test('a nominee who has dropped out votes again (CR7), and the lot is among those still tied (CR8)', () => {
		const story = begin()
			.vote({ Elio: 'Ada', Fede: 'Bea', Gino: 'Elio', Ada: 'Elio', Bea: 'Ada', Ciro: 'Bea' })
			.vote({ Fede: 'Ada', Gino: 'Elio', Ciro: 'Bea' });
		expect(story.announced).toMatchObject({ voters: ['Fede', 'Gino', 'Ciro'], tied: ['Ada', 'Bea', 'Elio'] });
		expect(() => story.vote({ Fede: 'Ada', Gino: 'Elio', Ciro: 'Ada' }, 'Elio')).not.toThrow();
		expect(story.announced).toMatchObject({ tally: { Ada: 2, Elio: 1 }, lynched: 'Ada' });
	});

	test('where everybody is nominated the lot decides, without a second ballot (CR6)', () => {
		const story = begin().vote(
			{ Elio: 'Fede', Fede: 'Gino', Gino: 'Ada', Ada: 'Bea', Bea: 'Ciro', Ciro: 'Elio' },
			'Gino',
		);
		expect(story.announced).toMatchObject({
			nominees: ['Ada', 'Bea', 'Ciro', 'Elio', 'Fede', 'Gino'],
			lynched: 'Gino',
		});
		expect(story.announced).not.toHaveProperty('tied');
	});

	test('every nominee may speak before the final, and again before the repetition (C21, C23)', () => {
		const { table } = nominated();
		expect(table.request?.kind).toBe('vote');
		const heard = (kind: string) =>
			table.log.entries.filter((entry) => 'key' in entry && entry.key.includes(`/${kind}/hears/`)).length;
		expect(heard('final')).toBe(2);
		expect(heard('final-repeat')).toBe(0);
		const votes = { Fede: 'Ada', Gino: 'Ada', Bea: 'Elio', Ciro: 'Elio' } as Record<string, string>;
		table.ballot((voter) => votes[voter] ?? null);
		table.advance('vote');
		expect(heard('final-repeat')).toBe(2);
	});

	test('exactly one player is lynched every day, and the role is not said (C22, C25, GR9)', () => {
		const story = begin().day('Fede');
		expect(story.announced).toEqual({
			voters: ['Elio', 'Gino', 'Bea', 'Ciro'],
			tally: { Fede: 4 },
			lynched: 'Fede',
		});
		expect(story.alive).toEqual(['Ada', 'Bea', 'Ciro', 'Elio', 'Gino']);
	});
});
