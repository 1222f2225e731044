import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs npm in the project, with the very npm that started this program where there is one.
 *
 * @param {string[]} args
 * @param {'stdout' | 'stderr'} [output] where its standard output goes
 * @returns {boolean} whether it succeeded
 */
export function npm(args, output = 'stdout') {
	const { npm_execpath: own } = process.env;
	const [program, before] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
	const { status, error } = spawnSync(program, [...before, ...args], {
		cwd: ROOT,
		stdio: ['ignore', output === 'stdout' ? 1 : 2, 2],
		// On Windows npm is a batch file, which only a shell can start.
		shell: program === 'npm' && process.platform === 'win32',
	});
	if (error) console.error(`npm ${args.join(' ')}: ${error.message}`);
	return status === 0;
}

/**
 * Whether a module is the program that was started, and not merely imported.
 *
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
	return process.argv[1] === fileURLToPath(url);
}
