// Names as people type and paste them: made safe to show, cut to a length that fits, told apart (K18).
import { letters } from '$lib/ui/parts/shorten';

/** The longest name, in letters as the eye counts them. */
export const LONGEST_NAME = 40;
/** The same in UTF-16 units: one letter can be an endless chain of joined emoji or accents. */
const LONGEST_UNITS = 160;
/** The longest text anybody pastes in earnest. */
const LONGEST_LIST = 10_000;

export interface Entry {
	/** Safe to show and never longer than `LONGEST_NAME`; empty where nothing visible was typed. */
	readonly name: string;
	/** Whether something was cut off. */
	readonly shortened: boolean;
}

/** Reads one name: one line, one space between words, nothing that hides or turns the text around. */
export function readName(raw: string): Entry {
	const whole = visible(raw.slice(0, LONGEST_LIST));
	const kept: string[] = [];
	let units = 0;
	for (const letter of letters(whole).slice(0, LONGEST_NAME)) {
		units += letter.length;
		if (units > LONGEST_UNITS) break;
		kept.push(letter);
	}
	const name = kept.join('').trimEnd();
	return { name, shortened: name.length < whole.length };
}

/** Reads a pasted list: lines, commas, semicolons, tabs, bullets, numbers; "Anna, Bruno e Carla" too. */
export function readNames(text: string): Entry[] {
	const pieces = text
		.slice(0, LONGEST_LIST)
		.split(/[\n\r\u2028\u2029]+/u)
		.flatMap(splitLine)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== '');
	const numbered = pieces.length > 1 && pieces.every((piece, n) => piece.startsWith(`${n + 1} `));
	return pieces
		.map((piece) => piece.replace(numbered ? /^\d+ / : BULLET, ''))
		.map(readName)
		.filter(({ name }) => name !== '');
}

const BULLET = /^(?:\d{1,2}\s*[.):\-–]|[-–—*•·‣◦])\s*/u;

function splitLine(line: string): string[] {
	const pieces = line.replace(/(\S)\s+(?=\d{1,2}[.)]\s)/gu, '$1;').split(/[,;\t،、]+/u);
	const last = pieces.at(-1);
	// "…, Bruno e Carla": the word before the last name of a sentence is no part of a name.
	if (pieces.length < 2 || last === undefined) return pieces;
	return [...pieces.slice(0, -1), ...last.split(/\s(?:e|ed|and|&)\s/iu)];
}

const SPACES = /[\s\u0085\u115F\u1160\u2800\u3164\uFFA0]+/gu;
/** Characters that show nothing, or that turn the text after them around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFFF9-\uFFFB]/gu;
/** Tags show nothing except after the black flag, where they spell a region. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0000}-\u{E007F}]/gu;
const JOINED = /(.?)([\u200C\u200D]+)(?=(.?))/gsu;

function visible(raw: string): string {
	const text = raw
		.normalize('NFC')
		.replace(/\uFEFF|\u034F/gu, '')
		.replace(SPACES, ' ')
		.replace(UNSEEN, '')
		.replace(TAGS, (_, flag: string | undefined) => flag ?? '')
		.replace(JOINED, (_, before: string, joiner: string, after: string) =>
			joins(before, after) ? before + joiner.slice(0, 1) : before,
		)
		.replace(/(\p{M}{3})\p{M}+/gu, '$1')
		.replace(SPACES, ' ')
		.trim();
	return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : '';
}

/** A joiner belongs between emoji, and between letters of scripts that write with it; elsewhere it only hides. */
function joins(before: string, after: string): boolean {
	if (/\p{Extended_Pictographic}/u.test(after))
		return /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u.test(before);
	const western = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
	return /[\p{L}\p{M}]/u.test(before) && /\p{L}/u.test(after) && !western.test(before + after);
}
