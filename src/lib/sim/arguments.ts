// The command line of the simulation, read into games that can be played.
import { parseArgs } from 'node:util';
import { checkSetup, isRefusal, optionRange, optionsOf, SHEETS, suggestedDeck } from '../engine/index';
import type { Deck, Options, Refusal, Setup, SheetId } from '../engine/index';
import { BOTS, type Series } from './batch';

/** What is to be played: the first `games` games of a series. */
export interface Arguments {
	readonly series: Series;
	readonly games: number;
	readonly json: boolean;
}

class Complaint extends Error {}

/** Reads what follows the name of the command; gives one sentence instead where it makes no sense. */
export function readArguments(words: readonly string[]): Arguments | string {
	try {
		return read(parse(words));
	} catch (error) {
		if (error instanceof Complaint) return error.message;
		throw error;
	}
}

function parse(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			options: {
				sheet: { type: 'string', default: 'classic' },
				players: { type: 'string' },
				games: { type: 'string', default: '1000' },
				seed: { type: 'string', default: '1' },
				deck: { type: 'string' },
				option: { type: 'string', multiple: true, default: [] },
				bots: { type: 'string', default: 'random' },
				json: { type: 'boolean', default: false },
			},
		}).values;
	} catch (error) {
		// Of Node's advice the first sentence is enough.
		const [sentence] = error instanceof Error ? error.message.split(/\.\s|\.?$/) : [];
		throw new Complaint(`${sentence}.`);
	}
}

function read({
	sheet,
	players,
	games,
	seed,
	deck,
	option,
	bots,
	json,
}: ReturnType<typeof parse>): Arguments {
	if (!isKey(sheet, SHEETS)) throw new Complaint(`--sheet may be ${list(SHEETS)}, not "${sheet}".`);
	if (!isKey(bots, BOTS)) throw new Complaint(`--bots may be ${list(BOTS)}, not "${bots}".`);
	const cards = deck === undefined ? undefined : readDeck(deck);
	const setup = readSetup(sheet, players, cards, readOptions(option));
	return { series: { setup, seed, bot: bots }, games: wholeNumber('--games', games), json };
}

/** Without a deck the sheet's own; without a number of players as many as the deck has cards, else eight. */
function readSetup(
	sheet: SheetId,
	players: string | undefined,
	cards: Deck | undefined,
	wanted: Readonly<Partial<Options>>,
): Setup {
	const options = cards ? { ...wanted, customDeck: true } : wanted;
	const dealt = Object.values(cards ?? {}).reduce((sum, copies) => sum + copies, 0);
	const seats = players === undefined ? dealt || 8 : wholeNumber('--players', players);
	const deck = cards ?? suggestedDeck(sheet, seats, optionsOf(sheet, options));
	const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
	const setup = checkSetup({ sheet, options, names, deck });
	if (isRefusal(setup)) throw new Complaint(`This game cannot be played: ${explain(setup)}.`);
	return setup;
}

function readDeck(text: string): Deck {
	const counts = text.split(',').map((part) => {
		const [role = '', copies = ''] = part.split('=');
		return [role, wholeNumber(`The number of cards "${role}"`, copies)] as const;
	});
	const twice = counts.find(([role], index) => counts.findIndex(([other]) => other === role) < index);
	if (twice) throw new Complaint(`--deck names ${twice[0]} twice.`);
	return Object.fromEntries(counts) as Deck;
}

/** The values as they are meant; whether the sheet offers them is judged with the rest of the setup. */
function readOptions(texts: readonly string[]): Readonly<Partial<Options>> {
	return Object.fromEntries(
		texts.map((text) => {
			const [id = '', value = ''] = text.split('=');
			const range = optionRange(id);
			if (!range) throw new Complaint(`There is no option "${id}".`);
			return [id, range.kind === 'seconds' ? Number(value) : (NAMED[value] ?? value)];
		}),
	);
}
const NAMED: Readonly<Record<string, boolean>> = { true: true, false: false };

function wholeNumber(what: string, text: string): number {
	if (!/^[1-9]\d{0,8}$/.test(text))
		throw new Complaint(`${what} must be a whole number from 1 on, not "${text}".`);
	return Number(text);
}

/** The code of a refusal with its numbers. */
function explain({ refused, role, is, least, most }: Refusal): string {
	const details = Object.entries({ role, is, least, most }).filter(([, value]) => value !== undefined);
	const listed = details.map(([name, value]) => `${name} ${value}`).join(', ');
	return listed === '' ? refused : `${refused} (${listed})`;
}

const isKey = <K extends string>(text: string, of: Readonly<Record<K, unknown>>): text is K =>
	Object.hasOwn(of, text);

const list = (of: object): string => Object.keys(of).join(', ');
