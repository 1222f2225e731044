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
