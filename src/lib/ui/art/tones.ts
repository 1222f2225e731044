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

/** The village by night, and the rings of light round its moon, from the widest in. */
export const NIGHT: Tones = {
	far: '#232d5e',
	middle: '#1a2247',
	cuts: '#37447d',
	village: '#0d1329',
	roofs: '#4a5a99',
	window: '#f6b25e',
	glow: '#5d4632',
	near: '#080b17',
	furrows: '#171e3a',
};
export const HALO = ['#191f40', '#212953', '#2d376a'] as const;

/** The tone `part` of the way from one to the next, both written #rrggbb. */
export function between(from: string, to: string, part: number): string {
	const mixed = [1, 3, 5].map((at) => {
		const [a, b] = [from, to].map((tone) => parseInt(tone.slice(at, at + 2), 16));
		return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
	});
	return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
