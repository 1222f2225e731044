// The small words of English.

const joined = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Ada, Bea and Ciro". */
export const list = (names: readonly string[]): string => joined.format(names);

const ORDINALS = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth',
	'eleventh',
	'twelfth',
];
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "second"; in figures from the 13th on. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}${SUFFIX[rules.select(n)] ?? 'th'}`;

const count = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** "3 minutes", "1 minute and 30 seconds". */
export function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	const rest = seconds % 60;
	const parts = [];
	if (minutes > 0) parts.push(count(minutes, 'minute'));
	if (rest > 0 || minutes === 0) parts.push(count(rest, 'second'));
	return parts.join(' and ');
}
