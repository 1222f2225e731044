import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDecks } from './decks';

const decks = readFileSync(join(import.meta.dirname, 'decks.yaml'), 'utf8');

test('the default decks of every sheet are those of the file (C3, C4, CR1, CR2)', () => {
	expect(checkDecks(decks)).toEqual([]);
});

test('a wrong deck is noticed', () => {
	expect(checkDecks(decks.replace('  9: {villager: 5', '  9: {villager: 6'))).toEqual([
		expect.stringMatching(/^classic-000, 9 players: expected .*"villager":6.* got .*"villager":5/),
	]);
});

test('a deck left out is noticed', () => {
	expect(checkDecks(decks.replace(/  8: .*\n/, ''))).toEqual([
		expect.stringMatching(/^classic-000, numbers of players: expected \["9",.* got \["8",/),
	]);
});

test('a table for no ruleset is refused', () => {
	expect(() => checkDecks(decks.replace('classic-000:', 'classic-001:'))).toThrow(
		'unknown table of decks: classic-001',
	);
});
