import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../src/lib/engine';
import { LANGUAGES } from '../../src/lib/words';
import { recount } from '../../src/lib/words/recount';
import { playEvening, seat } from './evenings';
import { BOTH, story } from './support';

describe.each(BOTH)('the story in %s', (_, words) => {
	it('has a chapter for the deal, for each night and day, and for the end', () => {
		const play = playEvening(seat('classic', 12), 'a whole evening');
		const { recap } = play;
		if (!recap) throw new Error('the game is over');
		const titles = recount(recap, words).map(({ title }) => title);
		const { deal, end } = words.tell.recount;
		expect(titles[0]).toBe(deal);
		expect(titles.at(-1)).toBe(end);
		expect(titles[1]).toBe(words.tell.night(1));
		expect(titles[2]).toBe(words.tell.day(1));
		expect(titles).toContain(words.tell.night(recap.nights));
	});

	it('names every player of the largest table', () => {
		const play = playEvening(seat('classic', 24, { sheet: '002' }), 'a large table');
		const { recap } = play;
		if (!recap) throw new Error('the game is over');
		const text = recount(recap, words)
			.flatMap(({ lines }) => lines)
			.join(' ');
		for (const { name } of recap.people) expect(text).toContain(name);
	});
});

describe('whoever wins or loses apart from the own side', () => {
	const { en } = LANGUAGES;
	const [person] = story('teatro').people;
	if (!person) throw new Error('somebody sits there');
	const end = (roles: readonly RoleId[], winners: readonly number[], side: 'pack' | 'village') => {
		const people = roles.map((role, seat) => ({ ...person, seat, name: `${seat}`, card: role, role }));
		const facts = [{ fact: 'ended', side, winners } as const];
		return recount({ ...story('teatro'), people, facts }, en)[0]?.lines.slice(2);
	};
	const { apart } = en.tell.recount;

	it('is explained, each in a sentence (T9, T10, T21)', () => {
		expect(end(['black-wolf', 'white-wolf', 'puppeteer', 'werewolf'], [0, 2, 3], 'pack')).toEqual([
			apart['white-wolf']?.('1'),
			apart.puppeteer?.('2'),
		]);
		expect(end(['black-wolf', 'white-wolf'], [1], 'pack')).toEqual([apart['black-wolf']?.('0')]);
	});

	it('is not mentioned where they share the end of their side', () => {
		expect(end(['black-wolf', 'white-wolf', 'puppeteer', 'farmer'], [3], 'village')).toEqual([]);
	});
});
