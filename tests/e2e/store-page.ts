import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../tools/built';

/**
 * Builds a page with the store of the app in it and nothing else: `store.js` beside it exports what `src/lib/db` does.
 *
 * @param script the page's own module
 * @returns a new folder, which `site` can serve
 */
export async function storePage(script: string): Promise<string> {
	const outDir = await mkdtemp(join(tmpdir(), 'store-'));
	const lib = { entry: join(ROOT, 'src/lib/db/index.ts'), formats: ['es' as const], fileName: 'store' };
	await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir, lib } });
	const page = `<!doctype html><title>Store</title><script type="module">${script}</script>`;
	for (const file of ['index.html', '404.html']) await writeFile(join(outDir, file), page);
	return outDir;
}
