import { expect, test } from 'vitest';
import { checkSetup, isRefusal, Play, type TableView } from '$lib/engine/index';
import { continueLabel } from '$lib/setup/continue';
import { draftOf, NO_PLAN } from '$lib/setup/plan';
import { LANGUAGES } from '$lib/words/index';

const names = Array.from({ length: 10 }, (_, seat) => `P${seat}`);

function table(changes: Partial<TableView>): TableView {
	const setup = checkSetup(draftOf({ ...NO_PLAN, names }));
	if (isRefusal(setup)) throw new Error(setup.refused);
	return { ...new Play(setup, 'seed').table, ...changes };
}
const label = (view: TableView | null, language: 'it' | 'en' = 'it') =>
	continueLabel('live', view, LANGUAGES[language].home);

test('the way back into the game says what everybody knows of it', () => {
	const seats = names.map((name, seat) => ({ seat, name, alive: seat > 0 }));
	expect(label(table({}))).toBe('Riprendi: si danno le carte');
	expect(label(table({ phase: 'night', night: 2, seats }))).toBe('Riprendi: notte 2, nove in gioco');
	expect(label(table({ phase: 'day', night: 2, seats }))).toBe('Riprendi: giorno 2, nove in gioco');
	expect(label(table({ phase: 'night', night: 2, seats }), 'en')).toBe('Continue: night 2, nine in play');
	// One sheet opens by day, and one counts its nights from the eve.
	expect(label(table({ phase: 'day', night: 0, seats, sheet: 'licantropi' }))).toBe(
		'Riprendi: giorno 1, nove in gioco',
	);
	expect(label(table({ phase: 'day', night: 0, seats, sheet: 'teatro' }))).toBe(
		'Riprendi: giorno 1, nove in gioco',
	);
	expect(label(table({ phase: 'night', night: 0, seats, sheet: 'teatro' }))).toBe(
		'Riprendi: vigilia, nove in gioco',
	);
	expect(label(null)).toBe('Riprendi la partita');
	expect(continueLabel('none', null, LANGUAGES.it.home)).toBeNull();
});
