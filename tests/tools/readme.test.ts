import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { source } from './built';

const { scripts } = JSON.parse(source('package.json')) as {
	readonly scripts: Readonly<Record<string, string>>;
};
const readme = source('README.md');

test('every command the README names exists', () => {
	const named = [...readme.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(Object.keys(scripts))('the README explains %s', (name) => {
	expect(readme).toMatch(new RegExp(`npm (?:run )?${name}\\b|\`${name}\``));
});

test('SECURITY.md names every promise that can be tested, and only tests that exist', () => {
	const security = source('SECURITY.md');
	const promises = new Set(
		[...source('docs/promises.md').matchAll(/^\| (K\d+) /gm)].map(([, id = '']) => id),
	);
	const named = new Set([...security.matchAll(/\bK\d+\b/g)].map(([id]) => id));
	expect([...promises].filter((id) => !named.has(id))).toEqual([]);
	const tests = [...security.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);
	expect(tests.filter((path) => !existsSync(path))).toEqual([]);
	expect(tests.length).toBeGreaterThan(20);
});
