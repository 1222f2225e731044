// The story of a scenario file: a game of which every truth is written down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, isRefusal, open, staged, type Recap, type Seat } from '../../src/lib/engine';
import { entriesOf } from '../scenarios/fields';
import { parseYaml, readScenario } from '../scenarios/head';
import { Stage } from '../scenarios/stage';
import { playStep } from '../scenarios/steps/index';
import { Table } from '../support/table';

/**
 * Plays `classic/classic-08-…` and the like, and `onward` from the last step; a game that still goes on is stopped there by
 * its table.
 */
export function storyOf(name: string, onward?: (table: Table) => void): Recap {
	const text = readFileSync(join(import.meta.dirname, '../scenarios', `${name}.yaml`), 'utf8');
	const { draft, cards, lots, offered, steps } = readScenario(parseYaml(text));
	const setup = checkSetup(draft);
	if (isRefusal(setup)) throw new Error(`${name} is no game`);
	const table = new Table(setup, cards, lots);
	const stage = new Stage(table, offered);
	for (const step of steps) playStep(entriesOf(step, 'a step')[0]?.[0] ?? '', step, stage);
	if (stage.differences.length > 0) throw new Error(stage.differences.join('\n'));
	onward?.(table);
	return table.recap ?? stopped(table, cards, lots);
}

function stopped(table: Table, cards: readonly unknown[], lots: object): Recap {
	const chance = staged(table.log.seed, { 'deal/1': cards, ...lots });
	const { play } = open(table.log, table.log.entries, chance);
	play.stop();
	if (!play.recap) throw new Error('a stopped game has its story');
	return play.recap;
}

/** The name of a seat in a story. */
export const nameIn = ({ people }: Recap, seat: Seat | null): string =>
	seat === null ? 'nobody' : (people[seat]?.name ?? '?');
