import { isDeepStrictEqual } from 'node:util';
import {
	checkSetup,
	isRefusal,
	optionsOf,
	playersOf,
	suggestedDeck,
	type Deck,
	type Options,
	type SheetId,
} from '../../src/lib/engine';
import { show, Unexpected } from '../support/unexpected';
import { entriesOf, Unreadable } from './fields';
import { parseYaml } from './head';

/** The tables of `decks.yaml`: the ruleset each is for, and the options that choose it. */
const TABLES: Readonly<Record<string, readonly [sheet: SheetId, options: Partial<Options>]>> = {
	'classic-000': ['classic', { sheet: '000' }],
	'classic-002': ['classic', { sheet: '002' }],
	'e-notte': ['e-notte', {}],
	licantropi: ['licantropi', {}],
	teatro: ['teatro', {}],
};

/** Compares the default decks of the file with those of the engine. */
export function checkDecks(text: string): string[] {
	return entriesOf(parseYaml(text), 'decks').flatMap(([id, decks]) => {
		const table = Object.hasOwn(TABLES, id) ? TABLES[id] : undefined;
		if (!table) throw new Unreadable(`unknown table of decks: ${id}`);
		const [sheet, changes] = table;
		return checkTable(id, sheet, changes, entriesOf(decks, id));
	});
}

function checkTable(
	id: string,
	sheet: SheetId,
	changes: Partial<Options>,
	decks: readonly [players: string, deck: unknown][],
): string[] {
	const options = optionsOf(sheet, changes);
	const { least, most } = playersOf(sheet, options);
	const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
	const written = decks.map(([players]) => players);
	const range = isDeepStrictEqual(written, counts)
		? []
		: [new Unexpected(`${id}, numbers of players`, show(written), show(counts)).message];
	const wrong = decks.flatMap(([players, deck]) => {
		const suggested = suggestedDeck(sheet, Number(players), options);
		if (!isDeepStrictEqual(deck, suggested))
			return [new Unexpected(`${id}, ${players} players`, show(deck), show(suggested)).message];
		return refusalOf(sheet, changes, Number(players), suggested).map(
			(code) => new Unexpected(`${id}, ${players} players`, 'a deck that may be played', code).message,
		);
	});
	return [...range, ...wrong];
}

function refusalOf(sheet: SheetId, options: Partial<Options>, players: number, deck: Deck): string[] {
	const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
	const setup = checkSetup({ sheet, options, names, deck });
	return isRefusal(setup) ? [setup.refused] : [];
}
