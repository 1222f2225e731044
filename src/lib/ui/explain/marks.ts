// The words of a table that explain themselves: the roles of its sheet and the terms of its rules.
import type { Glossary } from '$lib/book/glossary';
import type { SheetId } from '$lib/engine/index';
import { cardsOf } from '$lib/setup/deck';
import type { Words } from '$lib/words/index';
import { wordsOf } from '$lib/words/sheet';
import { marker, type Mark, type Meaning } from './mark';

/** Those of the last table: a story has hundreds of sentences, and all of them the same words. */
let last: { readonly glossary: Glossary; readonly people: string; readonly mark: Mark } | undefined;

/** Marks the texts of a sheet. The names of the people at the table are only names. */
export function markOf(glossary: Glossary, sheet: SheetId, names: readonly string[], words: Words): Mark {
	const people = names.join('\n');
	if (last?.glossary !== glossary || last.people !== people) {
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
			people,
			mark: marker(new Map(meanings.map(([word, means]) => [word.toLowerCase(), means]))),
		};
	}
	return last.mark;
}
