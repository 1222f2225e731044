import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAlikes, tellApart } from '$lib/setup/alike';
import { LONGEST_NAME, readName, readNames } from '$lib/setup/names';
import { letters } from '$lib/ui/parts/shorten';

const list = (text: string) => readNames(text).map(({ name }) => name);
const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
	it.each([
		['  Anna   Maria ', 'Anna Maria'],
		['Zoë', 'Zoë'],
		['Zoe\u0308', 'Zoë'],
		['يوسف', 'يوسف'],
		['🐺', '🐺'],
		[`${FAMILY} Rossi`, `${FAMILY} Rossi`],
		['❤️‍🔥', '❤️‍🔥'],
		[
			'🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
			'🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
		],
		['می‌خواهم', 'می‌خواهم'],
		['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
	])('is kept whole: %s', (raw, name) => expect(readName(raw)).toEqual({ name, shortened: false }));

	it.each([
		['An\u200Bna', 'Anna'],
		['\u202EannA', 'annA'],
		['An\u200Dna', 'Anna'],
		['Anna\u{E0041}', 'Anna'],
		['\uFEFFAnna\u00AD', 'Anna'],
		['Anna\nBruno', 'Anna Bruno'],
		['A\u0301\u0302\u0303\u0304\u0305\u0306', 'Á\u0302\u0303\u0304'],
		['\u200B\u3164 \u2800', ''],
		['\u0301', ''],
	])('loses what hides or turns text: %j', (raw, name) => expect(readName(raw).name).toBe(name));

	it('is cut after forty letters, and says so', () => {
		expect(readName('x'.repeat(200))).toEqual({ name: 'x'.repeat(LONGEST_NAME), shortened: true });
		expect(readName('x'.repeat(LONGEST_NAME)).shortened).toBe(false);
		expect(readName(`${FAMILY}\u200D`.repeat(500)).name).toBe('');
	});

	it('is always safe, whatever is typed (K18)', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
				const { name } = readName(raw);
				expect(readName(name).name).toBe(name);
				expect(letters(name).length).toBeLessThanOrEqual(LONGEST_NAME);
				expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('a pasted list', () => {
	it.each([
		['Anna\nBruno\r\nCarla\n', ['Anna', 'Bruno', 'Carla']],
		['Anna, Bruno; Carla\tDaniela', ['Anna', 'Bruno', 'Carla', 'Daniela']],
		['1. Anna\n2. Bruno\n10) Carla', ['Anna', 'Bruno', 'Carla']],
		['1 Anna\n2 Bruno', ['Anna', 'Bruno']],
		['1. Anna 2. Bruno Conti 3. Carla', ['Anna', 'Bruno Conti', 'Carla']],
		['- Anna\n• Bruno\n* Carla', ['Anna', 'Bruno', 'Carla']],
		['Anna, Bruno e Carla', ['Anna', 'Bruno', 'Carla']],
		['Anna, Bruno and Carla', ['Anna', 'Bruno', 'Carla']],
		['Anna e Bruno', ['Anna e Bruno']],
		['Player 1, Player 2', ['Player 1', 'Player 2']],
		['Anna,,\n ,Bruno', ['Anna', 'Bruno']],
		['  ', []],
	])('%j', (text, names) => expect(list(text)).toEqual(names));

	it('keeps a name with a number inside', () => expect(list('2Pac\nAnna')).toEqual(['2Pac', 'Anna']));
});

describe('names that look the same', () => {
	it.each([
		['Marco', 'marco'],
		['Zoë', 'Zoe'],
		['Anna Maria', 'Annamaria'],
		['Marco B.', 'marco b'],
		['Anna', 'Аnnа'],
		['Νίκη', 'ΝΙΚΗ'],
		['HUGO', 'ΗUGO'],
		['Łukasz', 'Lukasz'],
		['Anna', 'Ａｎｎａ'],
	])('%s and %s', (a, b) => expect(lookAlikes([a, b])).toEqual([null, 0]));

	it.each([
		['Lila', 'Ilia'],
		['Marco', 'Marco B.'],
		['🐺', '🐻'],
		['🧑🏻', '🧑🏿'],
		['Mario', 'Maria'],
		['...', '---'],
	])('not %s and %s', (a, b) => expect(lookAlikes([a, b])).toEqual([null, null]));

	it('are told apart by a letter, then by a number', () => {
		expect(tellApart(['Marco', 'Marco'], 1)).toBe('Marco B.');
		expect(tellApart(['Marco', 'Marco B', 'Marco'], 2)).toBe('Marco C.');
	});

	it('can always be told apart, one after the other', () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom('Anna', 'anna', 'Ànna', 'x'.repeat(40), FAMILY), { maxLength: 40 }),
				(names) => {
					const table = [...names];
					for (const [seat, like] of lookAlikes(table).entries())
						if (like !== null) table[seat] = tellApart(table, seat);
					expect(lookAlikes(table).every((like) => like === null)).toBe(true);
					expect(table.every((name) => letters(name).length <= LONGEST_NAME)).toBe(true);
				},
			),
		);
	});
});
