// The canary's feathers: for a page of `stackedBuild`, a dictionary in which every secret is a word that is found nowhere else.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/lib/words';

/** How every secret begins. */
export const TOKEN = 'qzx';
export const TOKENS = new RegExp(`${TOKEN}[\\w-]*`, 'g');
export const WILL = new RegExp(`${TOKEN}-will-\\d+`, 'g');
/** What is looked for: a token, or a role by the name the engine has for it. */
export const FINDS = new RegExp(`${TOKEN}|\\b(${Object.keys(LANGUAGES.it.roles).join('|')})\\b`);

/** Puts tokens in place of the roles and of all that is read while holding; the switch is there for everybody (P11). */
export const REWORDED = `{
	const tokens = (words, path) => {
		if (typeof words === 'string') return '${TOKEN}-' + path;
		if (typeof words === 'function') return () => '${TOKEN}-' + path;
		if (Array.isArray(words)) return words.map((each, n) => tokens(each, path + '-' + n));
		if (typeof words !== 'object' || words === null) return words;
		return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, tokens(each, path + '-' + key)]));
	};
	const secretive = (words) => {
		const whisper = tokens(words.tell.whisper, 'whisper');
		const sheets = Object.entries(words.sheets).map(([sheet, own]) => {
			const roles = own.roles ? { roles: tokens(own.roles, sheet + '-role') } : {};
			const aside = own.tell?.whisper
				? { tell: { ...own.tell, whisper: tokens(own.tell.whisper, sheet + '-whisper') } }
				: {};
			return [sheet, { ...own, ...roles, ...aside }];
		});
		return {
			...words,
			roles: tokens(words.roles, 'role'),
			sheets: { ...words.sheets, ...Object.fromEntries(sheets) },
			tell: {
				...words.tell,
				whisper: { ...whisper, ballot: { ...whisper.ballot, fire: words.tell.whisper.ballot.fire } },
			},
		};
	};
	const made = new Map();
	window.reworded = (words) => {
		if (!made.has(words)) made.set(words, secretive(words));
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
