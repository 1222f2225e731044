// Every expectation of a scenario, one after the other, with something else in its place.

/** A scenario with one expectation changed, and the step in which that must be noticed. */
export interface Mutation {
	readonly step: number;
	readonly changed: string;
	readonly mutated: unknown;
}

type Path = readonly (string | number)[];

/** What the keys of a step expect; all others say what is done. */
const EXPECTATIONS = ['public', 'told', 'alive', 'roleNow', 'end', 'lap'];

/** All mutations of the expectations in a parsed scenario. */
export function mutationsOf(scenario: { readonly steps: readonly unknown[] }): Mutation[] {
	return scenario.steps.flatMap((step, index) =>
		expectationsIn(step, []).map((path) => ({
			step: index + 1,
			changed: path.join('.'),
			mutated: replaced(scenario, ['steps', index, ...path], otherThan(at(step, path))),
		})),
	);
}

/** The paths to the expected values of a step: each public key, each kind of news, the code of each refusal. */
function expectationsIn(step: unknown, path: Path): Path[] {
	return Object.entries(Object(step)).flatMap(([key, value]): Path[] => {
		const here = [...path, key];
		if (key === 'setup') return expectationsIn(value, here);
		if (key === 'told')
			return Object.entries(Object(value)).flatMap(([who, news]) =>
				Object.keys(Object(news)).map((kind) => [...here, who, kind]),
			);
		if (key === 'refuse') return Array.from(value as unknown[], (_, index) => [...here, index, 'why']);
		if (!EXPECTATIONS.includes(key)) return [];
		const isMap = typeof value === 'object' && !Array.isArray(value);
		return isMap ? Object.keys(Object(value)).map((inner) => [...here, inner]) : [here];
	});
}

const at = (value: unknown, path: Path): unknown =>
	path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** A copy with another value at the end of a path. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
	if (key === undefined) return by;
	if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, by));
	return Object.fromEntries(
		Object.entries(Object(value)).map(([name, inner]) => [
			name,
			name === key ? replaced(inner, rest, by) : inner,
		]),
	);
}

/** Something of the same kind that is never true at a table. */
function otherThan(value: unknown): unknown {
	if (typeof value === 'boolean') return !value;
	if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : ['Nobody at all'];
	if (typeof value === 'object') return { ...value, 'Nobody at all': 1 };
	return 'nobody at all';
}
