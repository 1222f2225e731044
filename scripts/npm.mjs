import { spawn, spawnSync } from 'node:child_process';
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
	const { program, all, options } = call(args);
	const { status, error } = spawnSync(program, all, {
		...options,
		stdio: ['ignore', output === 'stdout' ? 1 : 2, 2],
	});
	if (error) console.error(`npm ${args.join(' ')}: ${error.message}`);
	return status === 0;
}

/**
 * Runs npm beside whatever else is done; what it has to say is printed at its end.
 *
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export function npmBeside(args) {
	const { program, all, options } = call(args);
	const child = spawn(program, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
	/** @type {Buffer[]} */
	const said = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
	return new Promise((done) => {
		child.on('error', (error) => said.push(Buffer.from(`npm ${args.join(' ')}: ${error.message}\n`)));
		child.on('close', (status) => {
			process.stdout.write(Buffer.concat(said));
			done(status === 0);
		});
	});
}

/** @param {string[]} args */
function call(args) {
	const { npm_execpath: own } = process.env;
	const [program, before] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
	// On Windows npm is a batch file, which only a shell can start.
	const shell = program === 'npm' && process.platform === 'win32';
	return { program, all: [...before, ...args], options: { cwd: ROOT, shell } };
}

/**
 * Whether a module is the program that was started, and not merely imported.
 *
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
	return process.argv[1] === fileURLToPath(url);
}
