import { describe, expect, test } from 'vitest';
import { sit, village, type Story } from '../support/sit';

const begin = () => sit(village(9, { Ada: 'werewolf', Bea: 'notary', Ciro: 'seer' }), {}, 'e-notte');
/** The name of whoever writes now, and what they leave. */
function writes(story: Story, text: string): string | undefined {
	const { request } = story.table;
	if (request?.kind !== 'will') return undefined;
	story.table.answer({ text });
	return story.table.name(request.seat);
}
/** What is read out now. */
function reading(story: Story) {
	const { request, name } = story.table;
	if (request?.kind !== 'announce' || request.announcement.of !== 'wills') return undefined;
	const { notary, reads } = request.announcement;
	story.table.answer('heard');
	return { notary: name(notary), reads: reads.map(({ who, text }) => [name(who), text]) };
}

describe('the notary', () => {
	test('collects a will from everybody killed by day and by night, and reads them in order of death (N20, NR19)', () => {
		const story = begin()
			.night({ Ciro: { see: 'Ada' } })
			.day('Livio');
		expect(writes(story, 'Ida looked away')).toBe('Livio');
		story.night({ Ada: { maul: 'Dina' }, Ciro: { see: 'Ada' } });
		expect(writes(story, '')).toBe('Dina');
		story.day('Bea');
		expect(writes(story, 'the notary writes none')).toBeUndefined(); // NR17
		expect(reading(story)).toEqual({
			notary: 'Bea',
			reads: [
				['Livio', 'Ida looked away'],
				['Dina', ''],
			],
		});
	});

	test('also when somebody leaves the table: a death like any other (N20, N22)', () => {
		const story = begin().night({ Ciro: { see: 'Ada' } });
		const { table } = story;
		expect(table.request?.kind).toBe('discuss');
		table.answer({ left: table.seat('Livio') });
		table.answer('heard');
		expect(writes(story, 'bye')).toBe('Livio');
		table.answer({ left: table.seat('Bea') });
		table.answer('heard');
		expect(reading(story)).toEqual({ notary: 'Bea', reads: [['Livio', 'bye']] });
		expect(table.request?.kind).toBe('discuss');
	});

	test('once dead, leaves nobody to write for (NR16)', () => {
		const story = begin()
			.night({ Ciro: { see: 'Ada' } })
			.day('Bea');
		expect(reading(story)).toEqual({ notary: 'Bea', reads: [] });
		story.night({ Ada: { maul: 'Dina' }, Ciro: { see: 'Ada' } });
		expect(story.table.request?.kind).toBe('discuss');
	});

	test('is read a will of 140 characters at the most (NR19)', () => {
		const story = begin()
			.night({ Ciro: { see: 'Ada' } })
			.day('Livio');
		expect(story.table.try({ text: 'x'.repeat(141) })).toMatchObject({ refused: 'too-long' });
		expect(writes(story, 'x'.repeat(140))).toBe('Livio');
	});

	test('gets no will where the game has ended (NR20, GR12)', () => {
		const story = begin()
			.night({ Ciro: { see: 'Ada' } })
			.day('Ada');
		expect(story.end).toMatchObject({ side: 'humans' });
	});

	test('without one in the deck nobody writes (N20)', () => {
		const story = sit(village(7, { Ada: 'werewolf' }), {}, 'e-notte')
			.night()
			.day('Gino');
		expect(story.table.request?.kind).toBe('turn');
	});
});
