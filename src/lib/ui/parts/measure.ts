import { letters } from './shorten';
import type { Measure } from './fit';

const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** The width of texts in the font of an element; remembered, since names come back on every screen. */
export function measureIn(element: Element): Measure {
	const { fontWeight, fontFamily } = getComputedStyle(element);
	const font = `${fontWeight} 100px ${fontFamily}`;
	return (text) => {
		const key = `${font}\n${text}`;
		let width = known.get(key);
		if (width === undefined) {
			width = widthOf(text, font);
			known.set(key, width);
		}
		return width;
	};
}

function widthOf(text: string, font: string): number {
	if (canvas === null) return letters(text).length * 0.56; // no canvas, as in tests: an average letter
	canvas.font = font;
	return canvas.measureText(text).width / 100;
}

/** Widths taken before the typefaces were there were those of another face. */
export async function typefacesReady(): Promise<void> {
	await document.fonts?.ready;
	known.clear();
}
