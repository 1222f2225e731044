import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const begin = () => firstNight({ Bea: 'pied-piper', Ciro: 'puppeteer' });
const rest = { Ada: { maul: 'Mara' }, Ciro: { control: 'Livio', onto: 'Ada' } };

describe('the pied piper', () => {
	test('charms two others, or nobody (T20, TR26)', () => {
		expect(begin().refusal('Bea', {})).toBeUndefined();
		expect(begin().refusal('Bea', { charm: ['Dina'] })).toBe('wrong-number');
		expect(begin().refusal('Bea', { charm: ['Dina', 'Dina'] })).toBe('same-twice');
		expect(begin().refusal('Bea', { charm: ['Dina', 'Bea'] })).toBe('self');
		expect(begin().refusal('Bea', { charm: ['Dina', 'Elio'] })).toBeUndefined();
	});

	test('everybody hears that there was a melody, nobody on whom (T20)', () => {
		const story = begin().night({ ...rest, Bea: { charm: ['Dina', 'Elio'] } });
		expect(story.announced).toMatchObject({ melody: true });
		expect(['Bea', 'Dina', 'Elio'].map((name) => story.heard(name))).toEqual([{}, {}, {}]);
		expect(begin().night(rest).announced).toMatchObject({ melody: false });
	});

	test('mauled first does not play (TR4)', () => {
		const story = begin().night({ ...rest, Ada: { maul: 'Bea' }, Bea: { charm: ['Dina', 'Elio'] } });
		expect(story.announced).toMatchObject({ dead: ['Bea'], melody: false });
	});

	test('controlled charms one person, without a melody, and is told whom (T26, TR22)', () => {
		const story = begin().night({ ...rest, Ciro: { control: 'Bea', onto: 'Elio' } });
		expect(story.announced).toMatchObject({ melody: false });
		expect(story.heard('Bea')).toEqual({ controlled: true, charmed: ['Elio'] });
		const late = begin().night({ ...rest, Ciro: { control: 'Bea', onto: 'Mara' } });
		expect(late.heard('Bea')).toEqual({ controlled: true, charmed: [] });
	});

	test('alive keeps the game going, and wins when all the others are charmed (T20, TR34)', () => {
		const story = firstNight({ Bea: 'pied-piper' });
		const nights = [
			['Mara', 'Livio', 'Ada', 'Ciro'],
			['Ida', 'Gino', 'Dina', 'Elio'],
		] as const;
		for (const [maul, burn, ...charm] of nights)
			story.night({ Ada: { maul }, Bea: { charm } }).stake(['Ada', burn]);
		expect(story.end).toBeUndefined();
		story.night({ Ada: { maul: 'Fede' }, Bea: { charm: ['Ada', 'Elio'] } });
		expect(story.end).toEqual({ side: 'piper', winners: ['Bea'] });
	});

	test('with one other alive is asked for that one; the other place is a decoy, so that all turns look alike (TR26, P4)', () => {
		const story = firstNight({ Bea: 'pied-piper' });
		for (const [maul, burn] of [
			['Mara', 'Livio'],
			['Ida', 'Gino'],
			['Fede', 'Elio'],
			['Dina', 'Ciro'],
		] as const)
			story.night({ Ada: { maul } }).stake(['Ada', burn]);
		const { table } = story;
		expect(table.alive).toEqual(['Ada', 'Bea']);
		table.answer({ maul: { names: [table.seat('Bea')] } });
		table.answer('read');
		expect(table.request).toMatchObject({ kind: 'turn', seat: table.seat('Bea'), shape: { names: 2 } });
		expect(table.hand('Bea')?.questions.map(({ action, places }) => [action, places.length])).toEqual([
			['charm', 1],
			['suspect', 1],
			['wish', 0],
		]);
		expect(story.refusal('Bea', { charm: ['Ada', 'Ada'] })).toBe('wrong-number');
		expect(story.refusal('Bea', { charm: ['Ada'] })).toBeUndefined();
	});
});
