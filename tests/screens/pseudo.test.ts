import { expect, test } from 'vitest';
import { bracketed, outsideBrackets } from './pseudo';

const words = bracketed({
	hello: 'Hello',
	number: (n: number) => `${n} wolves`,
	list: ['one'],
	nested: { deep: 'Deep' },
});

test('brackets reach every text, those of functions too', () => {
	expect(words.hello).toBe('⟦Hello⟧');
	expect(words.number(2)).toBe('⟦2 wolves⟧');
	expect(words.list).toEqual(['⟦one⟧']);
	expect(words.nested.deep).toBe('⟦Deep⟧');
});

test('what is outside of them is found: in the text, in a label, in a placeholder', () => {
	const page = document.createElement('div');
	page.innerHTML = '<p>⟦Hello ⟦two⟧⟧, Anna: 12</p>';
	expect(outsideBrackets(page, ['Anna'])).toEqual([]);
	page.innerHTML = '<p>⟦Hello⟧ there</p><input aria-label="Name" placeholder="⟦Name⟧ or list">';
	expect(outsideBrackets(page)).toEqual(['⟦Hello⟧ there', 'Name', '⟦Name⟧ or list']);
});
