import type { Shape } from './land';

/** The colour of the full moon: a disc of 100 units round the origin. */
export const DISC = '#f4e6c4';

/** What is printed on it: the light at its edge, the seas, the carved strokes. */
export const MOON: readonly Shape<string>[] = [
	{ tone: '#fbf3dc', d: 'M-22-86A89 89 0 0 0-64 62 100 100 0 0 1-22-86z' },
	{
		tone: '#dfca98',
		d: 'M-50-28a18 15 0 1 1 30 12 19 15 0 0 1-30-12zM22 8a27 22 0 1 1 47 17 28 23 0 0 1-47-17zM4-62a10 8 0 1 1 18 4 10 8 0 0 1-18-4z',
	},
	{
		tone: '#dfca98',
		d: 'M-48 44a13 11 0 1 1 23 7 13 11 0 0 1-23-7zM-8 72a8 6 0 1 1 14 3 8 6 0 0 1-14-3zM50-40a8 7 0 1 1 14 3 8 7 0 0 1-14-3z',
	},
	{
		tone: '#c9b17a',
		line: 2.5,
		d: 'M70 54q13-15 17-35M58 68q8-6 13-12M-6 26q12 4 18 14M-66 8q8-2 14 4M38-76q14 6 24 17M26 46q16 8 36-1',
	},
];
