// Which names the eye takes for the same, and how to tell them apart before they sit at one table (K18).
import { letters } from '$lib/ui/parts/shorten';
import { LONGEST_NAME } from './names';

/** Letters of other alphabets, and Latin ones with a stroke, that look like a plain Latin letter. */
const LOOK: Readonly<Record<string, string>> = {
	...pairs('АВЕЅІЈКМНОРСТХУ', 'abesijkmhopctxy'),
	...pairs('аеорсхуіјѕԁһ', 'aeopcxyijsdh'),
	...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
	...pairs('αοριτυνκχ', 'aopituvkx'),
	...pairs('ŁłØøĐđĦħı', 'lloodddhi'),
};

function pairs(from: string, to: string): Record<string, string> {
	return Object.fromEntries([...from].map((letter, n) => [letter, to.charAt(n)]));
}

/**
 * What stays of a name for a hasty reader and for a hasty eye: no case, no accents, no spaces, no dots; and the same in
 * one alphabet. Two names are alike when they share one of the two.
 */
function likenesses(name: string): string[] {
	const plain = name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Z}.'’´`_-]/gu, '');
	if (plain === '') return [name];
	const latin = [...plain].map((letter) => LOOK[letter] ?? letter).join('');
	return [plain.toLowerCase(), latin.toLowerCase()];
}

/** For each seat the first earlier seat whose name looks the same, or `null`. */
export function lookAlikes(names: readonly string[]): (number | null)[] {
	const first = new Map<string, number>();
	return names.map((name, seat) => {
		const likes = likenesses(name);
		const earlier = likes.flatMap((like) => first.get(like) ?? []);
		likes.filter((like) => !first.has(like)).forEach((like) => first.set(like, seat));
		return earlier.length === 0 ? null : Math.min(...earlier);
	});
}

/** A name for this seat that nobody else has: "Marco B.", with the first letter that is free; then numbers. */
export function tellApart(names: readonly string[], seat: number): string {
	const taken = new Set(names.filter((_, other) => other !== seat).flatMap(likenesses));
	const name = letters(names[seat] ?? '');
	for (let n = 1; ; n++) {
		const ending = n < LETTERS.length ? ` ${LETTERS.charAt(n)}.` : ` ${n}`;
		const offer =
			name
				.slice(0, LONGEST_NAME - ending.length)
				.join('')
				.trimEnd() + ending;
		if (likenesses(offer).every((like) => !taken.has(like))) return offer;
	}
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
