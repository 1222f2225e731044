import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkDecks } from './decks';
import { caught, playScenario } from './play';

/** The YAML files under a path, in order of their names; the path itself where it is a file. None where it does not exist. */
export function filesUnder(path: string): string[] {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat) return [];
	if (!stat.isDirectory()) return [path];
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.yaml'))
		.toSorted()
		.map((file) => join(path, file));
}

/** What is wrong with one file, a sentence each: a scenario, or the table of decks where it is called `decks.yaml`. */
export function failuresIn(file: string): string[] {
	return caught(() => {
		const text = readFileSync(file, 'utf8');
		return basename(file) === 'decks.yaml' ? checkDecks(text) : playScenario(text);
	});
}
