import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const unit = [
	'tests/architecture.test.ts',
	'tests/{engine,sheets,roles,scenarios,properties,golden,db,words,tools}/**/*.test.ts',
];

export default defineConfig({
	plugins: [sveltekit()],
	// workbox-window has no exports map: Node would take its CommonJS build while the home page is prerendered.
	ssr: { noExternal: ['workbox-window'] },
	test: {
		projects: [
			{ extends: true, test: { name: 'unit', environment: 'node', include: unit } },
			{
				extends: true,
				plugins: [svelteTesting()],
				test: {
					name: 'screens',
					environment: 'happy-dom',
					include: ['tests/screens/**/*.test.ts'],
					setupFiles: ['tests/screens/setup.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'e2e',
					environment: 'node',
					include: ['tests/e2e/**/*.test.ts'],
					fileParallelism: false,
					testTimeout: 240_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
});
