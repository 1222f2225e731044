import { describe, expect, test } from 'vitest';
import type { Choices } from '../../src/lib/engine';
import { sit, village, type Story } from '../support/sit';

const begin = () => sit(village(7, { Ada: 'werewolf', Bea: 'seer' }));
const leave = ({ table }: Story, name: string) => table.try({ left: table.seat(name) });

describe('somebody who leaves the table in the discussion', () => {
	const day = () => begin().night({ Ada: { maul: 'Gino' }, Bea: { see: 'Dina' } });

	test('is dead from then on: no vote, no turn, no role said', () => {
		const story = day();
		expect(leave(story, 'Ciro')).toBeNull();
		expect(story.table.request).toMatchObject({ announcement: { of: 'departure', who: 2 } });
		expect(story.alive).not.toContain('Ciro');
		story.day('Fede');
		expect(story.announced['voters']).not.toContain('Ciro');
		expect(story.refusal('Ciro', {})).toBe('not-alive');
	});

	test('must be a living player of this table', () => {
		const story = day();
		expect(leave(story, 'Gino')).toMatchObject({ refused: 'not-alive' });
		expect(leave(story, 'Zora')).toMatchObject({ refused: 'no-such-player' });
		expect(story.table.try({ left: -1 })).toMatchObject({ refused: 'no-such-player' });
	});

	test('may end the game, for either side (GR1)', () => {
		const story = day();
		leave(story, 'Ada');
		story.table.answer('heard');
		expect(story.table.request).toBeNull();
		expect(story.end).toMatchObject({ side: 'humans' });

		const other = sit(village(5, { Ada: 'werewolf' })).night({ Ada: { maul: 'Elio' } });
		for (const name of ['Bea', 'Ciro']) {
			leave(other, name);
			other.table.advance('discuss');
		}
		expect(other.end).toEqual({ side: 'wolves', winners: ['Ada'] });
	});

	test('does not move the place that opens the next vote (CR9)', () => {
		const story = sit(village(8, { Ada: 'werewolf', Bea: 'bodyguard' })).night({ Ada: { maul: 'Dina' } });
		leave(story, 'Gino');
		story.day('Ida').night({ Ada: { maul: 'Ciro' }, Bea: { protect: 'Ciro' } });
		expect(story.announced).toMatchObject({ dead: [], starter: 'Elio' });
	});

	test('hands the vote to the next where it was theirs to open (CR9)', () => {
		const story = begin().night({ Ada: { maul: 'Dina' }, Bea: { see: 'Ada' } });
		expect(story.announced['starter']).toBe('Elio');
		leave(story, 'Elio');
		story.vote({ Fede: 'Ada', Gino: 'Ada', Ada: 'Bea', Bea: 'Ada', Ciro: 'Bea' });
		expect(story.announced['voters']).toEqual(['Fede', 'Gino', 'Ada', 'Bea', 'Ciro']);
	});
});

describe('somebody who leaves the table in the own turn', () => {
	function turn(name: string, going: string, { seat }: Story['table']): Choices | 'left' {
		if (name === going) return 'left';
		if (name === 'Ada') return { maul: { names: [seat('Gino')] } };
		return name === 'Bea' ? { see: { names: [seat('Ada')] } } : {};
	}

	/** The night of the seven, with somebody going. */
	function night(going: string): Story {
		const story = begin();
		const { table } = story;
		for (let now = table.request; now?.kind === 'turn' || now?.kind === 'read'; now = table.request)
			table.answer(now.kind === 'read' ? 'read' : turn(table.name(now.seat), going, table));
		return story;
	}

	test('is among the dead of the morning, beside the prey (GR9)', () => {
		expect(night('Ciro').table.request).toMatchObject({ announcement: { of: 'dawn', dead: [2, 6] } });
	});

	test('dies once, even as the prey', () => {
		const story = night('Gino');
		expect(story.table.request).toMatchObject({
			announcement: { of: 'dawn', dead: [6], nobodyMauled: false },
		});
		expect(story.table.truth[6]).toMatchObject({ name: 'Gino', alive: false });
	});

	test('and the lap goes on for all the others', () => {
		const turns = (going: string) =>
			night(going).table.log.entries.filter((entry) => 'key' in entry && entry.key.includes('/turn/')).length;
		expect(turns('Ciro')).toBe(7);
		expect(turns('nobody')).toBe(7);
	});

	test('takes the pack along where it was the last wolf (C26)', () => {
		const story = night('Ada');
		story.table.advance();
		expect(story.end).toMatchObject({ side: 'humans' });
	});
});
