// npm run role -- NAME [SHEET]: writes the skeletons of a new role. What exists is never overwritten.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const SHEETS = ['classic', 'e-notte', 'licantropi', 'teatro'];
const LANGUAGES = ['it', 'en'];
const INDEX = 'src/lib/engine/roles/index.ts';

const [name = '', sheet = 'classic'] = process.argv.slice(2);
const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const key = camel === name ? name : `'${name}'`;

const files: Readonly<Record<string, string>> = {
	[`src/lib/engine/roles/${name}.ts`]: `import type { Role } from './role';

/** What it does, with its paragraphs of docs/rules.md. */
export const ${camel}: Role = {};
`,
	[`tests/roles/${name}.test.ts`]: `import { describe, test } from 'vitest';

describe('the ${name.replaceAll('-', ' ')}', () => {
	test.todo('does what its paragraph says');
});
`,
};

/** What is said of a role everywhere, and what its card says, in the rule book. */
const TEXTS = {
	'words/LANGUAGE/roles': ['name', 'plural', 'summary'],
	'book/LANGUAGE/cards': ['are', 'know', 'night', 'win', 'advice'],
} as const;
const words = LANGUAGES.flatMap((language) =>
	Object.entries(TEXTS).map(([folder, texts]) => ({
		file: `src/lib/${folder.replace('LANGUAGE', language)}/${sheet}.ts`,
		text: `\t${key}: {\n${texts.map((text) => `\t\t${text}: '',\n`).join('')}\t},\n`,
	})),
);
const wordFiles = words.map(({ file }) => file);

const against = refusal();
if (against === null) writeAll();
else {
	console.error(against);
	process.exitCode = 1;
}

/** Why the name or the sheet will not do; `null` where nothing stands in the way. */
function refusal(): string | null {
	if (!/^[a-z]+(-[a-z]+)*$/.test(name))
		return 'npm run role -- NAME [SHEET]: the name is English, in kebab-case, such as bear-tamer.';
	if (!SHEETS.includes(sheet)) return `There is no sheet ${sheet}: choose one of ${SHEETS.join(', ')}.`;
	const there = Object.keys(files).find((file) => existsSync(file));
	if (there !== undefined) return `${there} is there already: nothing was written.`;
	return [INDEX, ...wordFiles].find((file) => !existsSync(file)) === undefined
		? null
		: 'Run this from the folder of the project.';
}

function writeAll(): void {
	for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
	insert(INDEX, /^import type \{ Role \}/m, `import { ${camel} } from './${name}';\n`);
	insert(INDEX, /^\};$/m, camel === name ? `\t${name},\n` : `\t${key}: ${camel},\n`);
	for (const { file, text } of words) insert(file, /^\} satisfies/m, text);
	console.log(`Written: ${[...Object.keys(files), INDEX, ...wordFiles].join(', ')}.
Next: print it in src/lib/engine/sheets/${sheet}.ts, word it in both languages, and replace the test by its paragraphs.`);
}

/** Puts a text before the first place that matches. */
function insert(file: string, before: RegExp, text: string): void {
	const old = readFileSync(file, 'utf8');
	const at = old.search(before);
	if (at < 0) throw new RangeError(`${file} is not as expected`);
	writeFileSync(file, old.slice(0, at) + text + old.slice(at));
}
