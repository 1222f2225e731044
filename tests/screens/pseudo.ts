// A language that does not exist: every text in double brackets. What a screen shows outside of them, it did not take
// from the dictionary.
import { LANGUAGES } from '$lib/words/index';
import { language } from '$lib/words/language.svelte';

/** The same dictionary with each of its texts in double brackets, those that functions make too. */
export function bracketed<T>(words: T): T;
export function bracketed(words: unknown): unknown {
	if (typeof words === 'string') return words === '' ? '' : `⟦${words}⟧`;
	if (typeof words === 'function')
		return (...about: unknown[]) => bracketed(Reflect.apply(words, undefined, about));
	if (Array.isArray(words)) return words.map((each) => bracketed(each));
	if (typeof words !== 'object' || words === null) return words;
	return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, bracketed(each)]));
}

/** Speaks the language that does not exist, until another is used. */
export const speakInBrackets = (): void => language.use('it', bracketed(LANGUAGES.it));

const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** Whatever a reader would read below an element that holds a letter outside the brackets and is none of the names. */
export function outsideBrackets(root: Element, names: readonly string[] = []): string[] {
	const said = [root, ...root.querySelectorAll('*')].flatMap((element) => [
		...SAID.map((name) => element.getAttribute(name) ?? ''),
		...Array.from(element.childNodes, (node) =>
			node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
		),
	]);
	const known = [...names].sort((a, b) => b.length - a.length);
	return said.filter((text) =>
		/\p{L}/u.test(known.reduce((rest, name) => rest.replaceAll(name, ''), bare(text))),
	);
}

/** A text without what stands in brackets, from the innermost out. */
function bare(text: string): string {
	const outer = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
	return outer === text ? text : bare(outer);
}
