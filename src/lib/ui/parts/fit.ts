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

/** A box tells its height in whole px: it may be this much higher than it says. */
const ROUNDED = 0.5;

/** A whole word may be this much smaller than a broken one and still be the better reading. */
const WHOLE = 1.5;

/**
 * The largest whole px size at which `text` stands in the frame. Words are kept whole, unless that would make them a lot
 * smaller than broken ones. Never under `least`, where it may overflow: `stands` tells.
 */
export function fit(text: string, frame: Frame, measure: Measure): { size: number; stands: boolean } {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const widths = words.map(measure);
	const space = measure(' ');
	const total = measure(text);
	const room = (size: number) => (frame.width * MARGIN) / size;

	const largest = (linesAt: (size: number) => number): number => {
		for (let size = Math.floor(frame.most); size >= frame.least; size--) {
			const lines = linesAt(size);
			if (lines <= frame.lines && lines * frame.leading * size <= frame.height + ROUNDED) return size;
		}
		return 0;
	};
	const whole = largest((size) => linesBetweenWords(widths, space, room(size)));
	// A line broken anywhere may end up to a letter short.
	const broken = largest((size) => Math.ceil(total / Math.max(room(size) - 1, 0.1)));
	const size = whole * WHOLE >= broken ? whole : broken;
	return size === 0 ? { size: frame.least, stands: false } : { size, stands: true };
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

/** How many letters of a name surely stand on two lines of `width` px at a type `size`, wide ones and a bad break included. */
export function lettersOnTwoLines(width: number, size: number): number {
	return 2 * Math.floor(width / (size * 0.6)) - 1;
}
