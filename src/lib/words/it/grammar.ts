// The small words of Italian that change with the name after them.

/** «ad Anna», «a Bruno». */
export const a = (name: string): string => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);

const joined = new Intl.ListFormat('it', { type: 'conjunction' });

/** «Ada, Bea e Ciro»; «Ada ed Elio». */
export function list(names: readonly string[]): string {
	const parts = joined.formatToParts(names);
	return parts
		.map(({ type, value }, at) =>
			type === 'literal' && value === ' e ' && /^[eèé]/i.test(parts[at + 1]?.value ?? '') ? ' ed ' : value,
		)
		.join('');
}

const ORDINALS = [
	'primo',
	'secondo',
	'terzo',
	'quarto',
	'quinto',
	'sesto',
	'settimo',
	'ottavo',
	'nono',
	'decimo',
	'undicesimo',
	'dodicesimo',
];

/** Whether the article before an ordinal loses its vowel: «l’ottavo», «dell’undicesimo». */
const elides = (n: number): boolean => n === 8 || n === 11;

/** «il secondo», «la seconda», «l’ottavo»; with `di`, «del secondo», «dell’ottavo». */
export function theOrdinal(n: number, ending: 'o' | 'a', before: '' | 'di' = ''): string {
	const full = before === 'di' ? { o: 'del', a: 'della' } : { o: 'il', a: 'la' };
	const short = before === 'di' ? 'dell’' : 'l’';
	return elides(n) ? `${short}${ordinal(n, ending)}` : `${full[ending]} ${ordinal(n, ending)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «secondo», «seconda»; in figures from the thirteenth on. */
const ordinal = (n: number, ending: 'o' | 'a'): string =>
	ORDINALS[n - 1]?.replace(/o$/, ending) ?? `${n}${ending === 'o' ? 'º' : 'ª'}`;

/** «3 minuti», «1 minuto e 30 secondi». */
export function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	const rest = seconds % 60;
	const parts = [];
	if (minutes > 0) parts.push(minutes === 1 ? '1 minuto' : `${minutes} minuti`);
	if (rest > 0 || minutes === 0) parts.push(rest === 1 ? '1 secondo' : `${rest} secondi`);
	return parts.join(' e ');
}
