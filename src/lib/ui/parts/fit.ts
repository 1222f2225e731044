/** How large a text can be set in a box, without losing a letter. Pure: the width of a text is asked of a `Measure`. */

/** The width of a text at a type size of 1, in em. */
export type Measure = (text: string) => number;

export interface Frame {
	readonly width: number;
	/** `Infinity` where the box grows with its text. */
	readonly height: number;
	readonly lines: number;
	/** The line height, in em. */
	readonly leading: number;
	/** The largest and the smallest type size, in px. */
	readonly most: number;
	readonly least: number;
}

/** What browsers round and shape differently from our sum. */
const MARGIN = 0.97;

/**
 * The largest whole px size at which `text` stands in the frame: broken between words if that can be, within a word
 * where a word alone is too long. Never under `least`, where it may overflow: `stands` tells.
 */
export function fit(text: string, frame: Frame, measure: Measure): { size: number; stands: boolean } {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const widths = words.map(measure);
	const space = measure(' ');
	const total = measure(text);
	const width = frame.width * MARGIN;

	const tall = (lines: number, size: number) => lines * frame.leading * size > frame.height;
	for (let size = Math.floor(frame.most); size >= frame.least; size--) {
		const lines = linesBetweenWords(widths, space, width / size);
		if (lines <= frame.lines && !tall(lines, size)) return { size, stands: true };
	}
	for (let size = Math.floor(frame.most); size >= frame.least; size--) {
		// A line broken anywhere may end up to a letter short.
		const lines = Math.ceil(total / Math.max(width / size - 1, 0.1));
		if (lines <= frame.lines && !tall(lines, size)) return { size, stands: true };
	}
	return { size: frame.least, stands: false };
}

/** In how many lines of `room` em the words fall, greedily; Infinity if one of them is wider than a line. */
function linesBetweenWords(widths: readonly number[], space: number, room: number): number {
	let lines = 1;
	let used = 0;
	for (const width of widths) {
		if (width > room) return Infinity;
		if (used > 0 && used + space + width > room) {
			lines++;
			used = width;
		} else {
			used += (used > 0 ? space : 0) + width;
		}
	}
	return lines;
}
