// Completes the list of licences that goes out with the app.
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './npm.mjs';

/**
 * Vite has listed the packages whose scripts are in the bundle. It cannot see the typefaces and the libraries of the
 * service worker, and it leaves out the notices that Apache's licence asks for.
 *
 * @param {string} root the folder of the finished build; its `licenses.md` is changed in place
 */
export async function licenses(root) {
	const list = join(root, 'licenses.md');
	const parts = [(await readFile(list, 'utf8')).trimEnd()];
	const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	for (const name of Object.keys(dependencies)) {
		const folder = join(ROOT, 'node_modules', name);
		const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
		const heading = `## ${name} - ${version} (${license})`;
		const isListed = parts[0]?.includes(heading);
		const texts = isListed ? ['NOTICE'] : ['LICENSE', 'NOTICE'];
		for (const text of texts.map((text) => join(folder, text)).filter((path) => existsSync(path)))
			parts.push(`${heading}\n\n${readFileSync(text, 'utf8').trim()}`);
	}
	await writeFile(list, `${parts.join('\n\n')}\n`);
}
