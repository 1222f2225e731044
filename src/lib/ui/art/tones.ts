/** The colours a scene is printed in. */
export interface Tones {
	readonly far: string;
	readonly middle: string;
	/** The strokes carved into the two ridges. */
	readonly cuts: string;
	readonly village: string;
	/** The edges of the roofs that catch the light. */
	readonly roofs: string;
	/** The one window, and its light on the grass. */
	readonly window: string;
	readonly glow: string;
	readonly near: string;
	/** The strokes carved into the near field. */
	readonly furrows: string;
}

/** The tone `part` of the way from one to the next, both written #rrggbb. */
export function between(from: string, to: string, part: number): string {
	const mixed = [1, 3, 5].map((at) => {
		const [a, b] = [from, to].map((tone) => parseInt(tone.slice(at, at + 2), 16));
		return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
	});
	return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
