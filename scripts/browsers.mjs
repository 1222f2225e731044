// Finds a browser for the end-to-end tests; installs one where it can; says plainly what to do where it cannot.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isMain } from './npm.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/**
 * @typedef {object} Recipe
 * @property {string} variable the environment variable that names the program outright
 * @property {readonly string[]} names what it is called in the PATH
 * @property {readonly string[]} places where it lies when it is not in the PATH
 * @property {readonly string[]} [with] what must be in the PATH besides
 * @property {readonly string[]} packages of Debian
 */

const windows = process.platform === 'win32';
const mac = ['/Applications', join(homedir(), 'Applications')];
const { PATH = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
const programs = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(
	(folder) => folder !== undefined,
);

/** @type {Readonly<Record<Engine, Recipe>>} */
const RECIPES = {
	chromium: {
		variable: 'CHROMIUM_PATH',
		names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'],
		places: [
			...mac.flatMap((folder) => [
				join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
				join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
				join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
			]),
			...programs.flatMap((folder) => [
				join(folder, 'Google/Chrome/Application/chrome.exe'),
				join(folder, 'Microsoft/Edge/Application/msedge.exe'),
			]),
			'/opt/google/chrome/chrome',
			'/snap/bin/chromium',
		],
		packages: ['chromium'],
	},
	firefox: {
		variable: 'FIREFOX_PATH',
		names: ['firefox-esr', 'firefox'],
		places: [
			...mac.map((folder) => join(folder, 'Firefox.app/Contents/MacOS/firefox')),
			...programs.map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
			'/snap/bin/firefox',
		],
		packages: ['firefox-esr'],
	},
	webkit: {
		variable: 'WEBKIT_DRIVER_PATH',
		names: ['WebKitWebDriver'],
		places: [],
		with: ['Xvfb'],
		packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
	},
};

/** @param {string} path */
function isRunnable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** @param {readonly string[]} names @returns {readonly string[]} where programs of these names may lie in the PATH */
function inPath(names) {
	const folders = PATH.split(delimiter).filter((folder) => folder !== '');
	return folders.flatMap((folder) => names.map((name) => join(folder, windows ? `${name}.exe` : name)));
}

/**
 * @param {Engine} engine
 * @returns {Promise<string | undefined>} the path of an installed browser; refuses a variable that names none
 */
export async function find(engine) {
	const { variable, names, places, with: others = [] } = RECIPES[engine];
	const asked = process.env[variable];
	if (asked) {
		if (!isRunnable(asked)) throw new Error(`${variable}=${asked} cannot be run`);
		return asked;
	}
	if (!others.every((other) => inPath([other]).some(isRunnable))) return undefined;
	const found = [...inPath(names), ...places].find(isRunnable);
	if (found || engine !== 'chromium') return found;
	const { chromium } = await import('playwright-core');
	return [chromium.executablePath()].find(isRunnable);
}

/** @param {Engine} engine @returns {readonly (readonly string[])[]} the commands that would install it here */
function commands(engine) {
	if (process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get')) {
		const options = ['-y', '-qq', '--no-install-recommends'];
		return [
			['apt-get', 'update', '-qq'],
			['apt-get', 'install', ...options, ...RECIPES[engine].packages],
		];
	}
	if (engine !== 'chromium') return [];
	const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
	return [[process.execPath, join(playwright, 'cli.js'), 'install', engine]];
}

/**
 * @param {Engine} engine
 * @returns {Promise<string>} the path of a browser, installed first where that is possible
 */
export async function need(engine) {
	const present = await find(engine);
	if (present) return present;
	const tried = commands(engine);
	for (const [program = '', ...args] of tried) {
		console.error(`There is no ${engine} yet: ${program} ${args.join(' ')}`);
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		if (spawnSync(program, args, { stdio: ['ignore', 2, 2], env }).status !== 0) break;
	}
	const installed = await find(engine);
	if (installed) return installed;
	const { packages, variable } = RECIPES[engine];
	throw new Error(
		[
			`The end-to-end tests need ${engine}, and none was found.`,
			...tried.map((command) => `Tried: ${command.join(' ')}`),
			`Install it (Debian: sudo apt-get install ${packages.join(' ')}) or let ${variable} name it; then run the tests again.`,
		].join('\n'),
	);
}

if (isMain(import.meta.url)) {
	for (const engine of process.argv.slice(2)) {
		if (engine !== 'chromium' && engine !== 'firefox' && engine !== 'webkit')
			throw new Error(`${engine} is none of: ${Object.keys(RECIPES).join(', ')}`);
		console.log(`${engine}: ${await need(engine)}`);
	}
}
