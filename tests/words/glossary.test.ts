// The words that explain themselves, and what is said of each moment of a first evening together.
import { describe, expect, test } from 'vitest';
import { BOOKS } from '../../src/lib/book/pages';
import { TERMS } from '../../src/lib/book/terms';
import type { MomentId } from '../../src/lib/book/shape';
import { SHEETS, type RoleId } from '../../src/lib/engine';
import { marker, type Meaning } from '../../src/lib/ui/explain/mark';
import { TONGUES } from './support';

/** As many letters as are read at a glance from a metre. */
const GLANCE = 90;

describe.each(TONGUES)('in %s, %s', (language, id, words) => {
	const { glossary, sheets } = BOOKS[language];
	const terms = Object.entries(TERMS).filter(([, where]) => where.some((sheet) => sheet === id));

	test('every moment is said at a glance', () => {
		for (const moment of Object.keys(glossary.moments) as MomentId[]) {
			const text = sheets[words.sheet].moments[moment] ?? glossary.moments[moment];
			expect(text.length, text).toBeGreaterThan(20);
			expect(text.length, text).toBeLessThanOrEqual(GLANCE);
		}
	});

	test('no two words are written alike, and none like a role', () => {
		const forms = terms.flatMap(([term]) => glossary.terms[term as keyof typeof TERMS].forms.split('|'));
		const roles = (Object.keys(SHEETS[words.sheet].cards) as RoleId[]).flatMap((role) => [
			words.roles[role].name.toLowerCase(),
			words.roles[role].plural.toLowerCase(),
		]);
		expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
		expect(forms.filter((form) => roles.includes(form))).toEqual([]);
		expect(forms.filter((form) => form !== form.toLowerCase() || form.trim() !== form)).toEqual([]);
	});
});

describe('a text', () => {
	const stake: Meaning = { title: 'The stake', text: '', forms: '' };
	const vote: Meaning = { title: 'The vote', text: '', forms: '' };
	const meanings = new Map<string, Meaning | null>([
		['stake', stake],
		['vote', vote],
		['vote at the stake', stake],
		['seer', 'seer'],
		['bodyguard', 'bodyguard'],
		['vera stake', null],
		['città', 'villager'],
	]);
	const meant = (text: string) =>
		marker(meanings)(text).flatMap(({ text: word, means }) => (means === undefined ? [] : [[word, means]]));

	test.each([
		['The vote at the stake: last round', [['vote at the stake', stake]]],
		[
			'Seer or bodyguard?',
			[
				['Seer', 'seer'],
				['bodyguard', 'bodyguard'],
			],
		],
		[
			'seer seer',
			[
				['seer', 'seer'],
				['seer', 'seer'],
			],
		],
		['A stakeholder, an overseer, devotees', []],
		['Nella città, cittàdina', [['città', 'villager']]],
		['', []],
	])('%s', (text, found) => {
		expect(meant(text)).toEqual(found);
		expect(
			marker(meanings)(text)
				.map((piece) => piece.text)
				.join(''),
		).toBe(text);
	});

	test('with the name of a person keeps it whole', () => {
		expect(meant('Vera Stake goes to the stake.')).toEqual([['stake', stake]]);
		const odd = new Map<string, Meaning | null>([
			['a.*(b', null],
			['stake', stake],
		]);
		expect(marker(odd)('a.*(b: stake').map(({ text }) => text)).toEqual(['a.*(b: ', 'stake']);
	});

	test('in which nothing has a meaning stands as it is', () => {
		expect(marker(new Map())('The stake')).toEqual([{ text: 'The stake' }]);
	});
});
