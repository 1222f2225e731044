// The head of a scenario file (FORMAT.md section 1): the setup it asks for, and how the cards lie.
import { parseDocument } from 'yaml';
import { SHEETS, type Draft, type RoleId, type SheetId } from '../../src/lib/engine';
import { deckOf } from '../support/deck';
import { entriesOf, fieldsOf, listOf, oneOf, textOf, Unreadable } from './fields';
import { RULESETS } from './words';

const KEYS = [
	...([
		'id',
		'title',
		'ruleset',
		'sheet',
		'cites',
		'options',
		'seats',
		'deal',
		'discarded',
		'offered',
	] as const),
	...(['lots', 'refused', 'notes', 'steps'] as const),
];

export interface Scenario {
	readonly draft: Draft;
	/** The cards in seat order. */
	readonly cards: readonly RoleId[];
	/** The code with which the setup must be refused; or, without it, the steps to play. */
	readonly refused: string | undefined;
	readonly steps: readonly unknown[];
}

/** A YAML text as plain data; refuses broken YAML. */
export function parseYaml(text: string): unknown {
	const document = parseDocument(text);
	const [error] = document.errors;
	if (error) throw new Unreadable(`broken YAML: ${error.message.split('\n')[0]}`);
	return document.toJS();
}

/** Reads a scenario; refuses what cannot be played. */
export function readScenario(parsed: unknown): Scenario {
	const head = fieldsOf(parsed, 'the scenario', KEYS);
	const sheet = sheetOf(head.ruleset);
	if (head.discarded ?? head.offered ?? head.lots)
		throw new Unreadable(`nothing is discarded, offered or drawn at the deal of ${sheet}`);
	const names = listOf(head.seats, 'seats').map((name) => textOf(name, 'a seat'));
	const deal = entriesOf(head.deal, 'deal').map(
		([who, role]) => [who, textOf(role, 'a role') as RoleId] as const,
	);
	const seated = names.flatMap((name) => deal.filter(([who]) => who === name).map(([, role]) => role));
	// A card that lies before nobody makes the deck too large; it does not make up for one that is missing.
	const cards = seated.length === names.length ? deal.map(([, role]) => role) : seated;
	const options = Object.fromEntries(entriesOf(head.options, 'options'));
	if (head.sheet !== undefined) options['sheet'] = textOf(head.sheet, 'sheet (in quotes)');
	if ((head.refused === undefined) === (head.steps === undefined))
		throw new Unreadable('a scenario has either steps or refused');
	return {
		draft: { sheet, options, names, deck: deckOf(cards) },
		cards: seated,
		refused: head.refused === undefined ? undefined : textOf(head.refused, 'refused'),
		steps: listOf(head.steps, 'steps'),
	};
}

function sheetOf(ruleset: unknown): SheetId {
	const id = oneOf(textOf(ruleset, 'ruleset'), RULESETS, 'ruleset');
	if (!Object.hasOwn(SHEETS, id)) throw new Unreadable(`the engine does not know the ruleset ${id} yet`);
	return id as SheetId;
}
