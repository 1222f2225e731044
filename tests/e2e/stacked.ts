// The app as it is built, with two doors for a test: whoever opens neither has the app itself.
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD } from '../tools/built';

/** Where the chance of a game is made, and where the dictionary is asked for, as they stand in the script of the build. */
const SEEDED = /function (\w+)\((\w+)\)(\{return\{pick:\(\w+,\w+\)=>\w+\[\w+\(\w+\(`\$\{\2\}\/)/;
const WORDS = /(get id\(\)\{return (\w+)\(this\.#\w+\)\}get words\(\)\{return )(\2\(this\.#\w+\))\}/;

/**
 * A copy of the build in a new folder, which `site` can serve. In it `window.stacked`, given the function that makes the
 * chance of a seed, makes that of every game; and `window.reworded` makes another dictionary of the one that is asked for.
 */
export async function stackedBuild(): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), 'stacked-'));
	await cp(BUILD, copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
	const folder = join(copy, '_app/immutable');
	const script = (await readdir(folder)).find((name) => name.endsWith('.js')) ?? '';
	const path = join(folder, script);
	const whole = await readFile(path, 'utf8');
	const stacked = once(
		whole,
		SEEDED,
		'function $1($2){return globalThis.stacked?globalThis.stacked($1_)($2):$1_($2)}function $1_($2)$3',
	);
	await writeFile(path, once(stacked, WORDS, '$1globalThis.reworded?globalThis.reworded($3):$3}'));
	return copy;
}

/** Replaces what is there exactly once. */
function once(text: string, what: RegExp, by: string): string {
	const places = text.match(new RegExp(what, 'g'))?.length ?? 0;
	if (places !== 1) throw new Error(`The build has ${places} places for ${String(what)}.`);
	return text.replace(what, by);
}
