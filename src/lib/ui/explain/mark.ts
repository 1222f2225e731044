// Which words of a text explain themselves.
import type { TermWords } from '$lib/book/shape';
import type { RoleId, SheetId } from '$lib/engine/index';

/** What a word stands for: a role of the sheet, or a word of its rules. */
export type Meaning = RoleId | TermWords;
/** A word that was touched, on which sheet: the same role may be another in each. */
export interface Asked {
	readonly sheet: SheetId;
	readonly means: Meaning;
}
/** A piece of a text, with what it means where it means something. */
export interface Piece {
	readonly text: string;
	readonly means?: Meaning;
}

const LETTER = '[\\p{L}\\p{M}]';

/** Cuts a text into pieces, which together are the text. */
export type Mark = (text: string) => readonly Piece[];

/**
 * Finds every word that has a meaning, in small letters; the longest way to read it holds. What means `null`, the name of a
 * person for one, is only itself. Pure.
 */
export function marker(meanings: ReadonlyMap<string, Meaning | null>): Mark {
	const words = [...meanings.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
	if (words.length === 0) return (text) => [{ text }];
	const any = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|');
	const pattern = new RegExp(`(^|(?!${LETTER}).)(${any})(?!${LETTER})`, 'giu');
	return (text) => {
		const pieces: Piece[] = [];
		let at = 0;
		for (const found of text.matchAll(pattern)) {
			const [, before = '', word = ''] = found;
			const means = meanings.get(word.toLowerCase());
			const start = found.index + before.length;
			if (!means) continue;
			if (start > at) pieces.push({ text: text.slice(at, start) });
			pieces.push({ text: word, means });
			at = start + word.length;
		}
		return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
	};
}
