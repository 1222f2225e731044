import { describe, expect, test } from 'vitest';
import { firstNight } from '../support/theatre';

const cast = { Bea: 'puppeteer', Ciro: 'seer', Dina: 'werewolf' } as const;
const begin = () => firstNight(cast, { Ciro: { see: 'Ada' } });
const hunt = (maul: string) => ({ Ada: { maul }, Dina: { maul }, Ciro: { see: 'Ada' } });
const pull = (control: string, onto: string) => begin().night({ ...hunt('Mara'), Bea: { control, onto } });

describe('the puppeteer', () => {
	test('must name two living people, the first never himself (T21, TR23)', () => {
		const story = begin();
		expect(story.refusal('Bea', {})).toBe('mandatory');
		expect(story.refusal('Bea', { control: 'Bea', onto: 'Ada' })).toBe('self');
		expect(story.refusal('Bea', { control: 'Ada', onto: 'Ada' })).toBe('same-twice');
		expect(story.refusal('Bea', { control: 'Ada', onto: 'Bea' })).toBeUndefined();
	});

	test('not the same first name two nights running (T21)', () => {
		const story = pull('Ciro', 'Elio').stake();
		expect(story.refusal('Bea', { control: 'Ciro', onto: 'Ada' })).toBe('same-as-last-night');
		expect(story.refusal('Bea', { control: 'Ada', onto: 'Ciro' })).toBeUndefined();
		expect(story.refusal('Bea', { control: 'Mara', onto: 'Ada' })).toBe('not-alive');
	});

	test('learns the exact role at once; the controlled one learns only that (T21, P6)', () => {
		const story = pull('Elio', 'Ada');
		expect(story.told('Bea')).toEqual({ puppet: { target: 'Elio', role: 'farmer' } });
		expect(story.heard('Elio')).toEqual({ controlled: true });
		expect(story.heard('Fede')).toEqual({});
	});

	test('turns a look: the seer reads at dawn whom she has really seen (T26, P6)', () => {
		const story = pull('Ciro', 'Elio');
		expect(story.told('Ciro')).toEqual({});
		expect(story.heard('Ciro')).toEqual({ controlled: true, see: { target: 'Elio', shady: false } });
		expect(pull('Elio', 'Ada').heard('Ciro')).toEqual({ see: { target: 'Ada', shady: true } });
	});

	test('through any wolf chooses the prey of the pack, which keeps its own choice in mind (T26, TR27)', () => {
		const story = pull('Dina', 'Elio');
		expect(story.announced).toMatchObject({ dead: ['Elio'] });
		story.stake().night({ ...hunt('Fede'), Bea: { control: 'Gino', onto: 'Ada' } });
		expect(story.told('Ada')).toMatchObject({ lastPrey: 'Mara' });
	});

	test('a wolf turned onto a wolf mauls nobody (T26)', () => {
		expect(pull('Ada', 'Dina').announced).toMatchObject({ dead: [] });
	});

	test('controls also in the night that kills him; the dead are told nothing (TR23)', () => {
		const story = pull('Ada', 'Bea');
		expect(story.announced).toMatchObject({ dead: ['Bea'] });
		expect(story.heard('Bea')).toBeUndefined();
		expect(story.heard('Ada')).toEqual({ controlled: true });
	});

	test('joins the pack or the piper when alive, never the village (T21, TR35)', () => {
		const three = firstNight({ Bea: 'puppeteer', Ciro: 'werewolf', Dina: 'werewolf' });
		const maul = (prey: string) => ({ Ada: { maul: prey }, Ciro: { maul: prey }, Dina: { maul: prey } });
		three.night({ ...maul('Mara'), Bea: { control: 'Elio', onto: 'Ada' } }).stake(['Ada', 'Livio']);
		three.night({ ...maul('Ida'), Bea: { control: 'Fede', onto: 'Ada' } }).stake(['Ada', 'Gino']);
		expect(three.end).toEqual({ side: 'pack', winners: ['Ada', 'Bea', 'Ciro', 'Dina'] });
		const one = firstNight({ Bea: 'puppeteer' });
		one.night({ Ada: { maul: 'Mara' }, Bea: { control: 'Elio', onto: 'Ada' } }).stake(['Elio', 'Ada']);
		expect(one.end?.winners).not.toContain('Bea');
	});
});
