import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const noChance = {
	object: 'Math',
	property: 'random',
	message: 'Chance comes from draw() in the engine, the seed from crypto in the session.',
};
const outOfEngine = 'The engine imports nothing from outside (rule R2).';
const throughTheDoor = 'The engine is reached through its index alone (rule R5).';

export default defineConfig(
	globalIgnores(['build', '.svelte-kit', 'coverage', 'test-results']),
	{ linterOptions: { noInlineConfig: true } },
	ts.configs.strict,
	svelte.configs.recommended,
	{
		files: ['**/*.ts', '**/*.svelte'],
		languageOptions: {
			parserOptions: {
				projectService: true,
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig,
			},
		},
		rules: {
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
		},
	},
	{
		files: ['src/**'],
		rules: {
			'no-console': 'error',
			'no-restricted-properties': ['error', noChance],
			'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
			'no-restricted-imports': [
				'error',
				{ patterns: [{ regex: '/engine/(?!index(\\.js|\\.ts)?$)', message: throughTheDoor }] },
			],
		},
	},
	{
		files: ['src/lib/engine/*.ts'],
		rules: {
			'no-restricted-imports': ['error', { patterns: [{ regex: '^([^.]|\\.\\./)', message: outOfEngine }] }],
		},
	},
	{
		files: ['src/lib/engine/*/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{ patterns: [{ regex: '^([^.]|\\.\\./\\.\\./)', message: outOfEngine }] },
			],
		},
	},
);
