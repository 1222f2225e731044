import { expect, test } from 'vitest';
import { source } from './built';

const { scripts } = JSON.parse(source('package.json')) as {
	readonly scripts: Readonly<Record<string, string>>;
};

test('the README explains every command, and every command it names exists', () => {
	const named = [...source('README.md').matchAll(/npm (?:run )?([a-z]+)(?= --|`|\s|$)/gm)].map(
		([, name]) => name,
	);
	const own = named.filter((name) => name !== 'ci' && name !== 'install' && name !== 'run');
	expect(own.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
	expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});
