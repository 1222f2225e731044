/** The file says something that cannot be played. */
export class Unreadable extends Error {}

/** A map of the file, with the keys it may have. */
export type Fields<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** The entries of a map, none where it is missing or empty; refuses anything else. */
export function entriesOf(value: unknown, what: string): [string, unknown][] {
	const map = value ?? {};
	if (typeof map !== 'object' || Array.isArray(map)) throw new Unreadable(`${what} must be a map`);
	return Object.entries(map);
}

/** A map in which no other keys may stand than these. */
export function fieldsOf<K extends string>(value: unknown, what: string, known: readonly K[]): Fields<K> {
	const entries = entriesOf(value, what);
	for (const [key] of entries) oneOf(key, known, `key in ${what}`);
	return Object.fromEntries(entries) as Fields<K>;
}

/** The items of a list, none where it is missing or empty; refuses anything else. */
export function listOf(value: unknown, what: string): readonly unknown[] {
	const list = value ?? [];
	if (!Array.isArray(list)) throw new Unreadable(`${what} must be a list`);
	return list;
}

/** A text; refuses anything else. */
export function textOf(value: unknown, what: string): string {
	if (typeof value !== 'string') throw new Unreadable(`${what} must be a text`);
	return value;
}

/** One of a few words; refuses any other. */
export function oneOf<K extends string>(word: string, known: readonly K[], what: string): K {
	const found = known.find((one) => one === word);
	if (found === undefined) throw new Unreadable(`unknown ${what}: ${word}`);
	return found;
}
