/** Where people sit round the table, seen from above: a function of the seat, the number and the glass alone. Pure. */

export interface Place {
	/** The middle of the seat, in px from the top left of the ring. */
	readonly x: number;
	readonly y: number;
	/** Which way the table is from here: where the tokens lie. */
	readonly inward: 'down' | 'left' | 'up' | 'right';
}

export interface Table {
	/** The size of a seat, in px; the same for all. */
	readonly seat: { readonly width: number; readonly height: number };
	/** One for each seat, clockwise from the middle of the top. */
	readonly places: readonly Place[];
	/** The table itself: how far its edge is from the ring's, and the radius of its corners, in px. */
	readonly felt: { readonly insetX: number; readonly insetY: number; readonly radius: number };
}

interface Point {
	readonly x: number;
	readonly y: number;
}

const SEATS = [
	[176, 84], [156, 76], [140, 68], [124, 62], [112, 58], [104, 54], [96, 50], [88, 48], [80, 48], [72, 48], [64, 48],
] as const; // prettier-ignore
/** Between two seats, in px (platform 3.3). */
const GAP = 8;
/** The part of the width that one side's seats may take from the middle of the table. */
const SHARE = 0.27;
const SAMPLES = 1440;

/**
 * The table for `count` people (5 to 24) on a ring of `width` by `height` px. Seats are as large as can be without
 * touching, and evenly spaced as the eye measures it: by distance where there is room, by the gaps where there is little.
 */
export function setTable(count: number, width: number, height: number): Table {
	for (const [seatWidth, seatHeight] of SEATS) {
		if (seatWidth > width * SHARE && seatWidth > 64) continue;
		const wide = width - seatWidth;
		const tall = height - seatHeight;
		for (const round of [0.5, 0.32, 0.16, 0.04]) {
			const path = roundedRectangle(wide, tall, Math.min(wide, tall) * round);
			for (const even of [1, 0.75, 0.5, 0.25, 0]) {
				// The box a seat claims: as high as wide for even distances, its own height for even gaps.
				const claim = { x: seatWidth + GAP, y: seatHeight + GAP + even * (seatWidth - seatHeight) };
				const points = spread(path, count, claim);
				if (points !== null && apart(points, seatWidth + GAP - 1, seatHeight + GAP - 1))
					return lay(points, { width: seatWidth, height: seatHeight }, wide, tall, round);
			}
		}
	}
	// Smaller than any glass we know: evenly all the same.
	const path = roundedRectangle(width - 64, height - 48, 8);
	const points = Array.from(
		{ length: count },
		(_, n) => path[Math.floor((n * SAMPLES) / count)] ?? { x: 0, y: 0 },
	);
	return lay(points, { width: 64, height: 48 }, width - 64, height - 48, 0.04);
}

function lay(
	points: readonly Point[],
	seat: Table['seat'],
	wide: number,
	tall: number,
	round: number,
): Table {
	const places = points.map(({ x, y }): Place => {
		const [dx, dy] = [(x - wide / 2) / wide, (y - tall / 2) / tall];
		const inward = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'left' : 'right') : dy > 0 ? 'up' : 'down';
		return { x: x + seat.width / 2, y: y + seat.height / 2, inward };
	});
	const felt = {
		insetX: seat.width + 12,
		insetY: seat.height + 12,
		radius: Math.max(28, Math.min(wide, tall) * round - 40),
	};
	return { seat, places, felt };
}

/** Points of a rounded rectangle at equal distances, clockwise from the middle of the top. */
function roundedRectangle(wide: number, tall: number, radius: number): Point[] {
	const [a, b, quarter] = [wide - 2 * radius, tall - 2 * radius, (Math.PI / 2) * radius];
	const around = 2 * (a + b) + 4 * quarter;
	const corner = (x: number, y: number, from: number, along: number): Point => {
		const angle = from + along / radius;
		return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
	};
	return Array.from({ length: SAMPLES }, (_, n) => {
		let s = ((n / SAMPLES) * around + a / 2) % around; // measured from the left end of the top
		if (s < a) return { x: radius + s, y: 0 };
		if ((s -= a) < quarter) return corner(wide - radius, radius, -Math.PI / 2, s);
		if ((s -= quarter) < b) return { x: wide, y: radius + s };
		if ((s -= b) < quarter) return corner(wide - radius, tall - radius, 0, s);
		if ((s -= quarter) < a) return { x: wide - radius - s, y: tall };
		if ((s -= a) < quarter) return corner(radius, tall - radius, Math.PI / 2, s);
		if ((s -= quarter) < b) return { x: 0, y: tall - radius - s };
		return corner(radius, radius, Math.PI, s - b);
	});
}

/** `count` points of the closed path, each as far from the next as all others are; `null` if their boxes would touch. */
function spread(path: readonly Point[], count: number, claim: Point): Point[] | null {
	/** The indexes reached by `count` steps in which neighbours are `step` boxes apart. */
	const walk = (step: number): number[] => {
		const reached = [0];
		let at = 0;
		for (let n = 0; n < count; n++) {
			const from = path[at % SAMPLES] ?? { x: 0, y: 0 };
			const end = at + SAMPLES;
			do at++;
			while (at < end && distance(from, path[at % SAMPLES] ?? from, claim) < step);
			reached.push(at);
		}
		return reached;
	};
	let [low, high] = [1, Math.max(2, SAMPLES / count)];
	if ((walk(low).at(-1) ?? 0) > SAMPLES) return null;
	for (let n = 0; n < 24; n++) {
		const middle = (low + high) / 2;
		if ((walk(middle).at(-1) ?? 0) > SAMPLES) high = middle;
		else low = middle;
	}
	return walk(low)
		.slice(0, count)
		.map((at) => path[at % SAMPLES] ?? { x: 0, y: 0 });
}

/** How many boxes lie between two points: under 1 the boxes overlap. */
function distance(a: Point, b: Point, box: Point): number {
	return Math.max(Math.abs(a.x - b.x) / box.x, Math.abs(a.y - b.y) / box.y);
}

function apart(points: readonly Point[], x: number, y: number): boolean {
	return points.every((a, n) => points.slice(n + 1).every((b) => distance(a, b, { x, y }) >= 1));
}
