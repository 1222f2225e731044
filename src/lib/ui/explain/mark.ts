// Which words of a text explain themselves.
import type { Glossary } from '$lib/book/glossary';
import type { TermWords } from '$lib/book/shape';
import type { RoleId, SheetId } from '$lib/engine/index';
import { cardsOf } from '$lib/setup/deck';
import type { Words } from '$lib/words/index';
import { wordsOf } from '$lib/words/sheet';

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

/** Those of the last table: a story has hundreds of sentences, and all of them the same words. */
let last: { readonly glossary: Glossary; readonly table: string; readonly mark: Mark } | undefined;

/** Marks the texts of a sheet. The names of the people at the table are only names. */
export function markOf(glossary: Glossary, sheet: SheetId, names: readonly string[], words: Words): Mark {
	const table = [sheet, ...names].join('\n');
	if (last?.glossary !== glossary || last.table !== table) {
		const { roles } = wordsOf(sheet, words);
		const meanings: [string, Meaning | null][] = [
			...glossary.terms.flatMap((term) =>
				term.forms.split('|').map((form): [string, Meaning] => [form, term]),
			),
			...cardsOf(sheet).flatMap(([role]) =>
				[roles[role].name, roles[role].plural].map((name): [string, Meaning] => [name, role]),
			),
			...names.map((name): [string, null] => [name, null]),
		];
		last = {
			glossary,
			table,
			mark: marker(new Map(meanings.map(([word, means]) => [word.toLowerCase(), means]))),
		};
	}
	return last.mark;
}
