// The picture to share: what is in it, and how it is drawn. First names only.
import type { Recap } from '$lib/engine/index';
import { awards } from '$lib/recap/awards';
import { tellAward } from '$lib/recap/tell';
import type { Words } from '$lib/words/index';
import { ended, nameOf } from '$lib/words/tell';
import { letters, shorten } from '../parts/shorten';

/** All that stands in the picture, in words. */
export interface Picture {
	readonly headline: string;
	readonly date: string;
	readonly people: readonly { readonly name: string; readonly role: string; readonly won: boolean }[];
	/** The first award: its title and its reason. */
	readonly award: readonly string[];
}

/** The longest name in a picture, in letters. */
const LONGEST = 14;

/** What the picture of a game holds; the words are those of its sheet. */
export function pictureOf(recap: Recap, date: string, words: Words): Picture {
	const names = shorten(firstNames(recap.people.map(({ name }) => name)), LONGEST);
	const [first] = awards(recap);
	const award = first && tellAward(first, names, words);
	return {
		headline: ended(recap, names, words).headline,
		date,
		people: recap.people.map(({ seat, role }) => ({
			name: nameOf(seat, names),
			role: words.roles[role].name,
			won: recap.winners.includes(seat),
		})),
		award: award ? [award.title, award.reason] : [],
	};
}

/** The first word of each name; equal ones get as much of the rest as tells them apart: "Anna R.", "Anna B.". */
export function firstNames(names: readonly string[]): string[] {
	const words = names.map((name) => name.trim().split(/\s+/));
	const cut = (name: readonly string[], more: number): string => {
		const [first = '', ...rest] = name;
		const all = letters(rest.join(' '));
		const tail = all.slice(0, more).join('').trimEnd();
		return tail === '' ? first : `${first} ${tail}${more < all.length ? '.' : ''}`;
	};
	return words.map((name, at) => {
		for (let more = 0; ; more++) {
			const short = cut(name, more);
			const twin = words.some((other, n) => n !== at && same(cut(other, more), short));
			if (!twin || more > name.join(' ').length) return short;
		}
	});
}

/** A dot alone tells nobody apart. */
const same = (...names: readonly string[]): boolean =>
	new Set(names.map((name) => name.toLowerCase().replace(/\.$/, ''))).size === 1;
