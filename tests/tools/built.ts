import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the finished build. */
export const BUILD = join(ROOT, 'build');

/** The files of the build, without the compressed copies, by their path in it; refuses if there is no build. */
export function builtFiles(): string[] {
	if (!existsSync(BUILD)) throw new Error('There is no build/: run npm run build first.');
	return readdirSync(BUILD, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => relative(BUILD, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.toSorted();
}

/** The text of one file of the build. */
export function built(path: string): string {
	return readFileSync(join(BUILD, path), 'utf8');
}

/** The text of one file of the project. */
export function source(path: string): string {
	return readFileSync(join(ROOT, path), 'utf8');
}
