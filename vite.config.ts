import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const screens = 'tests/{screens,secrecy,session,update}/**/*.test.ts';
const e2e = 'tests/e2e/**/*.test.ts';

/**
 * The app is one script, with nothing to fetch on demand: its pages are imported like everything else, so that the bundler
 * sees what is used and leaves out the rest. A quarter of the script is saved.
 */
const pagesAtOnce: Plugin = {
	name: 'pages-at-once',
	apply: 'build',
	transform: {
		filter: { id: /generated\/client-optimized\/app\.js$/ },
		handler: (code) =>
			[...code.matchAll(/import\('(\.\/nodes\/(\d+))'\)/g)].reduce(
				(whole, [dynamic, path, node]) =>
					`import * as page${node} from '${path}';\n${whole.replace(dynamic, `Promise.resolve(page${node})`)}`,
				code,
			),
	},
};

/** Where a page is missing, SvelteKit asks the server for a newer version of the app. Here nothing is ever asked (K16). */
const askNothing: Plugin = {
	name: 'ask-nothing',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /kit\/src\/runtime\/client\/utils\.js$/ },
		handler(code) {
			const unlessAsking = 'if (__SVELTEKIT_DEV__ || !BROWSER)';
			if (!code.includes(unlessAsking)) this.error('SvelteKit asks for its version in another way now.');
			return code.replace(unlessAsking, 'if (true)');
		},
	},
};

/** The pages of the rule book are drawn in the build and run no script: their components are no part of the app's. */
const bookUnrun: Plugin = {
	name: 'book-unrun',
	apply: 'build',
	transform: {
		filter: { id: /generated\/client-optimized\/nodes\/\d+\.js$/, code: /routes\/book\// },
		handler: (code) => code.replace(/export \{ default as component \}.*/, ''),
	},
};

/** Terser still finds something to leave out of the app's script when Vite's own minifier has finished it. */
const minifiedTwice: Plugin = {
	name: 'minified-twice',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	async generateBundle(_options, bundle) {
		for (const chunk of Object.values(bundle)) {
			if (chunk.type !== 'chunk') continue;
			const { code = chunk.code } = await minify(chunk.code, {
				module: true,
				ecma: 2020,
				compress: { passes: 6, hoist_funs: true, keep_fargs: false },
			});
			chunk.code = code;
		}
	},
};

/** Dexie explains itself on the console, and most of all where the app is served from the own machine. Here it is silent (K17). */
const quietDisk: Plugin = {
	name: 'quiet-disk',
	apply: 'build',
	transform: {
		filter: { id: /dexie\.mjs$/ },
		async handler(code) {
			const silent = { drop_console: true, defaults: false };
			return (await minify(code, { module: true, mangle: false, compress: silent })).code;
		},
	},
};

/** What these libraries build for browsers of this decade; the usual builds bring help for those before. */
const modernBuilds = [
	{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
	{ find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
];

export default defineConfig({
	plugins: [sveltekit(), pagesAtOnce, bookUnrun, askNothing, quietDisk, minifiedTwice],
	resolve: { alias: modernBuilds },
	// Every file under its own address: the content security policy has no place for inlined fonts.
	build: { assetsInlineLimit: 0, license: { fileName: 'licenses.md' } },
	test: {
		allowOnly: false,
		// Patience for slow machines; what must be fast is measured, not timed out.
		testTimeout: 30_000,
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					include: ['tests/**/*.test.ts'],
					exclude: [...configDefaults.exclude, screens, e2e],
				},
			},
			{
				extends: true,
				plugins: [svelteTesting()],
				test: {
					name: 'screens',
					environment: 'happy-dom',
					include: [screens],
					setupFiles: ['tests/screens/setup.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'e2e',
					environment: 'node',
					include: [e2e],
					// Last, and two at a time: a browser that waits leaves the machine to another.
					maxWorkers: 2,
					sequence: { groupOrder: 1 },
					testTimeout: 240_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
});
