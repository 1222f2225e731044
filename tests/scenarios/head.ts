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
	/** How the draws of the deal come out, by their names. */
	readonly lots: Readonly<Record<string, unknown>>;
	/** The two cards offered to the thief. */
	readonly offered: readonly RoleId[];
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
	const names = listOf(head.seats, 'seats').map((name) => textOf(name, 'a seat'));
	const deal = entriesOf(head.deal, 'deal').map(
		([who, role]) => [who, textOf(role, 'a role') as RoleId] as const,
	);
	const seated = names.flatMap((name) => deal.filter(([who]) => who === name).map(([, role]) => role));
	// A card that lies before nobody makes the deck too large; it does not make up for one that is missing.
	const cards = seated.length === names.length ? deal.map(([, role]) => role) : seated;
	const discarded = listOf(head.discarded, 'discarded').map((role) => textOf(role, 'a role') as RoleId);
	const offered = listOf(head.offered, 'offered').map((role) => textOf(role, 'a role') as RoleId);
	const kept = SHEETS[sheet].alwaysDealt ?? [];
	const lots = {
		'left/1/1': [...discarded, ...seated.filter((role) => !kept.includes(role))],
		'offer/1': offered,
		...lunaticLots(head.lots, names, deal),
	};
	const apart = [head.discarded, head.offered, head.lots];
	if (!SHEETS[sheet].sizes && apart.some((one) => one !== undefined))
		throw new Unreadable(`nothing is discarded, offered or drawn at the deal of ${sheet}`);
	const options = Object.fromEntries(entriesOf(head.options, 'options'));
	if (head.sheet !== undefined) options['sheet'] = textOf(head.sheet, 'sheet (in quotes)');
	if ((head.refused === undefined) === (head.steps === undefined))
		throw new Unreadable('a scenario has either steps or refused');
	return {
		draft: { sheet, options, names, deck: deckOf([...cards, ...discarded]) },
		cards: seated,
		lots,
		offered,
		refused: head.refused === undefined ? undefined : textOf(head.refused, 'refused'),
		steps: listOf(head.steps, 'steps'),
	};
}

/** The lunatic's table as a draw: those who are shady to her, the true seer apart, who always is (TR28). */
function lunaticLots(
	lots: unknown,
	names: readonly string[],
	deal: readonly (readonly [string, RoleId])[],
): Readonly<Record<string, unknown>> {
	const { lunatic } = fieldsOf(lots ?? {}, 'lots', ['lunatic']);
	const seer = deal.find(([, role]) => role === 'seer')?.[0];
	const shady = entriesOf(lunatic, 'lots.lunatic').filter(([who, seen]) => seen === 'shady' && who !== seer);
	return lunatic === undefined ? {} : { 'lunatic/table': shady.map(([who]) => names.indexOf(who)) };
}

function sheetOf(ruleset: unknown): SheetId {
	return oneOf(textOf(ruleset, 'ruleset'), RULESETS, 'ruleset') as SheetId;
}
