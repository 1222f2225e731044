import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: 'build', assets: 'build', fallback: '404.html', strict: true }),
		paths: { base: process.env.BASE_PATH ?? '', relative: true },
		output: { bundleStrategy: 'single' },
		serviceWorker: { register: false },
		version: { name: process.env.npm_package_version ?? '0', pollInterval: 0 },
	},
};
