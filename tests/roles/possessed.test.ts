import { describe, expect, test } from 'vitest';
import { sit, village } from '../support/sit';

const begin = () => sit(village(6, { Ada: 'werewolf', Bea: 'possessed', Ciro: 'seer' }));

describe('the possessed', () => {
	test('does not know the wolves, nor they it (C10)', () => {
		const story = begin();
		expect(story.told('Bea')).toEqual({ role: 'possessed' });
		expect(story.told('Ada')).toEqual({ role: 'werewolf', pack: [] });
		story.night({ Ada: { maul: 'Fede' }, Ciro: { see: 'Ada' } });
		expect(story.told('Bea')).toEqual({});
	});

	test('is not a wolf for the seer (§2.2)', () => {
		const story = begin().night({ Ada: { maul: 'Fede' }, Ciro: { see: 'Bea' } });
		expect(story.told('Ciro')['see']).toEqual({ target: 'Bea', wolf: false });
	});

	test('may be mauled by the wolves, and wins with them all the same (GR6, G6)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Bea' }, Ciro: { see: 'Ada' } })
			.day('Fede')
			.night({ Ada: { maul: 'Elio' }, Ciro: { see: 'Ada' } })
			.day('Dina');
		expect(story.end).toEqual({ side: 'wolves', winners: ['Ada', 'Bea'] });
	});

	test('counts as a human at the parity (C28)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Fede' }, Ciro: { see: 'Ada' } })
			.day('Elio')
			.night({ Ada: { maul: 'Dina' }, Ciro: { see: 'Ada' } });
		expect(story.alive).toEqual(['Ada', 'Bea', 'Ciro']);
		expect(story.end).toBeUndefined();
	});

	test('loses when the humans win (C10, CR22)', () => {
		const story = begin()
			.night({ Ada: { maul: 'Fede' }, Ciro: { see: 'Ada' } })
			.day('Ada');
		expect(story.end).toEqual({ side: 'humans', winners: ['Ciro', 'Dina', 'Elio', 'Fede'] });
	});
});
