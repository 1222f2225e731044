import { describe, expect, test } from 'vitest';
import { built, source } from './built';

type Package = {
	readonly integrity?: string;
	readonly resolved?: string;
	readonly license?: string;
	readonly dev?: true;
};
type Named = Readonly<Record<string, string>>;

const { packages } = JSON.parse(source('package-lock.json')) as {
	readonly packages: Readonly<Record<string, Package>>;
};
const { dependencies, devDependencies } = JSON.parse(source('package.json')) as {
	readonly dependencies: Named;
	readonly devDependencies: Named;
};

/** What may go out with the app; OFL is the licence of the typefaces. */
const FREE = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

describe('the packages', () => {
	test('are named by exact version', () => {
		for (const version of Object.values({ ...dependencies, ...devDependencies }))
			expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	});

	test('are locked by content, not by the address of a server', () => {
		for (const [path, { resolved, integrity }] of Object.entries(packages))
			expect({ path, resolved, locked: path === '' || integrity !== undefined }).toEqual({
				path,
				locked: true,
			});
	});

	test('that are there at run time have free licences', () => {
		const atRunTime = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
		const others = atRunTime.filter(([, { license = 'none' }]) => !FREE.includes(license));
		expect(others.map(([path]) => path)).toEqual([]);
	});

	test('that went into the app have free licences, and the app carries their texts', () => {
		const bundled = [...built('licenses.md').matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];
		expect(bundled.map(([, name]) => name)).toEqual(
			expect.arrayContaining(['svelte', '@sveltejs/kit', ...Object.keys(dependencies)]),
		);
		for (const [, name, license = ''] of bundled)
			expect({ name, free: FREE.includes(license) }).toEqual({ name, free: true });
	});
});
