// Plain data: what IndexedDB and JSON both keep as it is. What comes from outside is checked before it is believed.

/** Data made of JSON values only: no undefined, no functions, no cycles, no classes. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;

/** A plain object: the form of every stored row and of every log entry. */
export type PlainRecord = { readonly [key: string]: Plain };

const DEEPEST = 64;

/**
 * A plain copy of any value, or undefined where the value is not plain (cycles, functions, dates, NaN, nesting
 * beyond 64). Copies rather than casts, so that proxies of the screens never reach the disk (they cannot be cloned).
 * Properties that are undefined are left out, as JSON does.
 */
export function plain(value: unknown, depth = 0): Plain | undefined {
	if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (depth >= DEEPEST) return undefined;
	if (Array.isArray(value)) {
		const items = Array.from(value, (item: unknown) => plain(item, depth + 1));
		return items.every((item) => item !== undefined) ? items : undefined;
	}
	return plainRecord(value, depth) ?? undefined;
}

/** A plain copy of an object, or null where the value is no object or not plain. */
export function plainRecord(value: unknown, depth = 0): PlainRecord | null {
	if (!isRecord(value) || !isPlainObject(value)) return null;
	const fields: [string, Plain][] = [];
	for (const [key, field] of Object.entries(value)) {
		if (field === undefined) continue;
		const copy = plain(field, depth + 1);
		if (copy === undefined) return null;
		fields.push([key, copy]);
	}
	return Object.fromEntries(fields);
}

/** Whether a value is an object whose fields may be looked at; says nothing of the fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNumber(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value);
}

export function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether two values are the same data. The order of keys counts: what was stored comes back in the order it had. */
export function same(one: unknown, other: unknown): boolean {
	return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function isPlainObject(value: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
