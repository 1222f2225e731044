// The canary's feathers: for a page of `stackedBuild`, a dictionary in which every secret is a word that is found nowhere else.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretive, tokens } from '../secrecy/dictionary';
import { TOKEN } from '../secrecy/tokens';

/** Puts tokens in place of the roles and of all that is read while holding; the switch is there for everybody (P11). */
export const REWORDED = `{
	${tokens.toString()}
	${secretive.toString()}
	const made = new Map();
	window.reworded = (words) => {
		if (!made.has(words)) made.set(words, secretive(words, '${TOKEN}'));
		return made.get(words);
	};
}`;

/** Puts tokens in place of what the cards say, on every page of the rule book of a build. */
export async function rewordBook(dir: string): Promise<void> {
	const files = await readdir(join(dir, 'book'), { recursive: true });
	for (const path of files.filter((name) => name.endsWith('.html')).map((name) => join(dir, 'book', name))) {
		const page = await readFile(path, 'utf8');
		const reworded = page.replace(/(data-part="(\w+)"[^>]*>)[^<]+/g, `$1${TOKEN}-card-$2`);
		await writeFile(path, reworded);
	}
}
