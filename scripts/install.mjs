// Makes a bare checkout ready to work with: the packages of the lockfile, and the types SvelteKit generates.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, npm, ROOT } from './npm.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/**
 * @param {string} file a lockfile of npm
 * @returns {Record<string, Locked>} the packages it lists, by their place in the tree
 */
function packages(file) {
	return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}

/** Whether node_modules holds just what the lockfile says; packages for other systems may be absent. */
function isCurrent() {
	// npm writes this file last of all: an installation that was cut short has none.
	const installed = 'node_modules/.package-lock.json';
	if (!existsSync(join(ROOT, installed))) return false;
	const present = packages(installed);
	return Object.entries(packages('package-lock.json')).every(([place, { version, integrity, optional }]) => {
		const found = present[place];
		if (place === '' || (!found && optional)) return true;
		return found?.version === version && found?.integrity === integrity;
	});
}

/**
 * Installs what is missing, and does nothing at all in a checkout that is ready. All it has to say goes to standard
 * error: standard output belongs to the command that asked.
 *
 * @returns {boolean} whether the checkout is ready
 */
export function install() {
	if (!isCurrent()) {
		console.error('Installing the packages of package-lock.json …');
		// A machine set up for production would leave out the tools that build the app.
		if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund'], 'stderr')) return false;
	}
	return (
		existsSync(join(ROOT, '.svelte-kit/tsconfig.json')) || npm(['exec', '--', 'svelte-kit', 'sync'], 'stderr')
	);
}

if (isMain(import.meta.url) && !install()) process.exitCode = 1;
