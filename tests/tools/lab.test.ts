import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { built, builtFiles, ROOT } from './built';

const LAB = `routes${sep}lab${sep}`;

/** The longer texts that stand between quotes in some sources. */
function texts(sources: readonly string[]): string[] {
	return sources.flatMap((source) => source.match(/(?<=')[^'\n]{12,}(?=')/g) ?? []);
}

test('the lab, which shows everything, stays out of the build', () => {
	const paths = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
	const read = (wanted: boolean) =>
		paths
			.filter((path) => /\.(?:ts|svelte)$/.test(path) && path.startsWith(LAB) === wanted)
			.map((path) => readFileSync(join(ROOT, 'src', path), 'utf8'));
	const elsewhere = read(false).join('\n');
	const onlyThere = texts(read(true)).filter((text) => !elsewhere.includes(text));
	expect(onlyThere.length).toBeGreaterThan(0);

	const scripts = builtFiles().filter((path) => path.endsWith('.js'));
	const shipped = scripts.map(built).join('\n');
	expect(onlyThere.filter((text) => shipped.includes(text))).toEqual([]);
	expect(builtFiles().filter((path) => path.startsWith('lab/'))).toEqual([]);
});
