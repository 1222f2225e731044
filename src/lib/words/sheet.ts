// The words of one sheet. A dictionary speaks as `classic` does; where another sheet says something in its own way, that
// stands in `sheets` of the dictionary and takes the place of the common text.
//
//   wordsOf('teatro', language.words)  → a dictionary like any other, to be passed to every function of this folder
import type { SheetId } from '../engine/index';
import type { Words } from './index';
import type { Part } from './shape';

/** The dictionary as a sheet speaks it. */
export function wordsOf(sheet: SheetId, words: Words): Words {
	return words.sheet === sheet ? words : { ...withPart<Words>(words, words.sheets[sheet]), sheet };
}

function withPart<T>(whole: T, part: Part<T>): T {
	if (!isFolder(whole) || !isFolder(part)) return part as T;
	const merged: Record<string, unknown> = { ...whole };
	for (const [key, inner] of Object.entries(part))
		merged[key] = withPart(merged[key], inner as Part<unknown>);
	return merged as T;
}

const isFolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
