/** The work of others that is part of the app, with its licence. Names, in no language. */
export const LICENCES = [
	{ name: 'Svelte, SvelteKit', licence: 'MIT' },
	{ name: 'Dexie', licence: 'Apache-2.0' },
	{ name: 'Workbox', licence: 'MIT' },
	{ name: 'Fraunces', licence: 'OFL-1.1' },
	{ name: 'Atkinson Hyperlegible Next', licence: 'OFL-1.1' },
] as const;
