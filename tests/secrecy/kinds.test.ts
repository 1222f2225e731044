// The list of leaks is whole: every kind has a leak of its own, and every leak stands for a kind.
import { expect, test } from 'vitest';
import { LEAKS } from '../properties/leaks';
import { KINDS, type Seeded } from './kinds';
import { FOUND_BY_CANARY, FOUND_BY_TWINS } from './leaks';

const SEEDED: Required<Seeded> = {
	screens: Object.keys({ ...FOUND_BY_TWINS, ...FOUND_BY_CANARY }),
	engine: Object.values(LEAKS).flatMap((leaks) => Object.keys(leaks)),
};

test.each(Object.entries(KINDS))(
	'K8: there is a leak of this kind: %s',
	(_, { screens = [], engine = [] }) => {
		expect(screens.length + engine.length).toBeGreaterThan(0);
		expect(SEEDED.screens).toEqual(expect.arrayContaining([...screens]));
		expect(SEEDED.engine).toEqual(expect.arrayContaining([...engine]));
	},
);

test.each(['screens', 'engine'] as const)('K8: every leak of the %s is of one kind', (level) => {
	const named = Object.values<Seeded>(KINDS).flatMap((kind) => kind[level] ?? []);
	expect(named.toSorted()).toEqual(SEEDED[level].toSorted());
});
