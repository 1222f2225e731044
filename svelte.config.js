import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { licenses } from './scripts/licenses.mjs';
import { precache } from './scripts/precache.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const { BASE_PATH, NODE_ENV } = process.env;

const files = adapter({ pages: 'build', assets: 'build', fallback: '404.html', strict: true });

/**
 * Nothing but the app's own files may load, and nothing may be sent: a page that breaks the promise is stopped by
 * the browser itself (K16, K17).
 *
 * @type {NonNullable<NonNullable<import('@sveltejs/kit').KitConfig['csp']>['directives']>}
 */
const policy = {
	'default-src': ['none'],
	'script-src': ['self'],
	'style-src': ['self'],
	// The one style attribute there is: SvelteKit's announcer of page changes for screen readers.
	'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
	'img-src': ['self', 'data:'],
	'font-src': ['self'],
	'connect-src': ['none'],
	// The pages of the rule book, which `openBook` reads in a frame.
	'frame-src': ['self'],
	'worker-src': ['self'],
	'manifest-src': ['self'],
	'object-src': ['none'],
	'base-uri': ['none'],
	'form-action': ['none'],
	'require-trusted-types-for': ['script'],
	'trusted-types': ['svelte-trusted-html', 'plenilunio-worker'],
};

/** Needed in a sub-folder only, for the page of unknown addresses: it cannot know how deep it stands. */
const base = /** @type {'' | `/${string}`} */ (BASE_PATH ?? '');

// The development server needs inline styles and a socket of its own.
const developing = NODE_ENV === 'development';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
	kit: {
		adapter: {
			name: 'static-with-precache',
			async adapt(builder) {
				await files.adapt(builder);
				await licenses('build');
				builder.log.success(await precache('build'));
				await builder.compress('build');
			},
		},
		// Relative addresses, so that one build works at the root of a host and in any folder of it.
		paths: { base, relative: true },
		// One script and one style sheet: no piece can be missing when the network is.
		output: { bundleStrategy: 'single' },
		csp: developing ? {} : { mode: 'hash', directives: policy },
		serviceWorker: { register: false },
		version: { name: version, pollInterval: 0 },
		typescript: {
			config: (config) => ({
				...config,
				include: [...config['include'], '../scripts/**/*.mjs', '../scripts/**/*.ts', '../*.config.js'],
			}),
		},
	},
};
