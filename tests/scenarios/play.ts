import { checkSetup, isRefusal, SHEETS, type Draft, type RoleId } from '../../src/lib/engine';
import { Table } from '../support/table';
import { show, Unexpected } from '../support/unexpected';
import { entriesOf, Unreadable } from './fields';
import { parseYaml, readScenario, type Scenario } from './head';
import { Stage } from './stage';
import { playStep } from './steps/index';

/**
 * Plays a scenario through the engine. Gives a sentence for each difference, none where all came as written. It stops at
 * the first step that differs: what follows would only repeat it.
 */
export const playScenario = (text: string): string[] => caught(() => playParsed(parseYaml(text)));

/** The same for a scenario that has been parsed. */
export const playParsed = (scenario: unknown): string[] => caught(() => playWhole(readScenario(scenario)));

/** What a check gives, or the sentence of what it throws. */
export function caught(check: () => string[]): string[] {
	try {
		return check();
	} catch (error) {
		const foreseen = error instanceof Unexpected || error instanceof Unreadable;
		return [foreseen ? error.message : `an exception: ${String(error)}`];
	}
}

function playWhole({ draft, cards, lots, offered, refused, steps }: Scenario): string[] {
	const setup = checkSetup(draft);
	const code = isRefusal(setup) ? setup.refused : refusedDeal(draft, cards);
	if (code !== refused) throw new Unexpected('setup', verdict(refused), verdict(code));
	if (isRefusal(setup) || code !== undefined) return [];
	if (steps.length === 0) throw new Unreadable('a scenario has at least one step');
	const stage = new Stage(new Table(setup, cards, lots), offered);
	for (const [index, entry] of steps.entries()) {
		const failures = playOne(entry, index, stage);
		if (failures.length > 0) return failures;
	}
	checkLast(steps.at(-1), stage);
	return stage.differences;
}

/** What stands against the cards as they lie, beyond the deck itself: the engine would never deal so (T3, TR1). */
function refusedDeal({ sheet, options, deck }: Draft, cards: readonly RoleId[]): string | undefined {
	const { alwaysDealt = [], cards: printed } = SHEETS[sheet];
	const left = (role: RoleId): boolean => (deck[role] ?? 0) > cards.filter((card) => card === role).length;
	const kept = options.customDeck ? alwaysDealt.filter((role) => role === 'thief') : alwaysDealt;
	if (kept.some(left)) return 'deck-missing-role';
	const wolves = cards.filter((role) => printed[role]?.counts === 'wolf').length;
	return wolves * 2 >= cards.length ? 'deck-too-many-wolves' : undefined;
}

const verdict = (code: string | undefined): string => (code === undefined ? 'accepted' : `refused: ${code}`);

function playOne(entry: unknown, index: number, stage: Stage): string[] {
	let type = 'unreadable';
	const thrown = caught(() => {
		const [[first, value] = ['', null]] = entriesOf(entry, 'a step');
		type = typeof value === 'string' || typeof value === 'number' ? `${first} ${value}` : first;
		if ((index === 0) !== (first === 'setup'))
			throw new Unreadable('setup is the first step, and only the first');
		playStep(first, entry, stage);
		return [];
	});
	return [...stage.differences, ...thrown].map((failure) => `step ${index + 1} (${type}): ${failure}`);
}

/** The end is either the last step or has not come; after it nothing is asked and nobody reads anything (GR12). */
function checkLast(last: unknown, stage: Stage): void {
	const { table } = stage;
	const { recap } = table;
	if (!recap) return;
	if (!Object.hasOwn(Object(last), 'end'))
		throw new Unexpected('after the last step', 'a game that goes on', `its end, ${show(recap.side)} won`);
	stage.check('after the end, what is due', null, table.request);
	for (const { name } of recap.people)
		stage.check(`after the end, the page of ${name}`, null, table.hand(name));
}
