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
/** A closed curve: the point at each part, 0 to 1, of its length, clockwise from the middle of the top. */
type Curve = (part: number) => Point;

/** Sizes of a seat, the best first, with the least gap between two of them (S3), in px. */
const SEATS = [
	[176, 84, 10],
	[156, 76, 10],
	[140, 68, 8],
	[124, 62, 8],
	[112, 58, 8],
	[104, 54, 8],
	[96, 50, 8],
	[88, 48, 8],
	[80, 48, 8],
	[72, 48, 8],
	[64, 48, 6],
	[56, 48, 4],
	[52, 48, 3],
	[52, 44, 2],
	[52, 40, 3],
] as const;
/** The smallest type in a seat, in px. */
export const SEAT_TYPE = 12;
/** The part of the width that the seats of one side may take from the middle of the table. */
const SHARE = 0.25;
/** In how many places a curve is looked at; between them it is taken as straight. */
const STEPS = 240;

/** How round the curve is, and how even its distances, the best first. */
const CURVES = [0.5, 0.3, 0.12, 0.02].flatMap((round) => [1, 0.5, 0].map((even) => ({ round, even })));

/**
 * The table for `count` people (5 to 24) on a ring of `width` by `height` px. Seats are as large as can be without
 * touching, and evenly spaced as the eye measures it: by distance where there is room, by the gaps where there is little.
 */
export function setTable(count: number, width: number, height: number): Table {
	for (const [seatWidth, seatHeight, gap] of SEATS) {
		if (seatWidth > width * SHARE && seatWidth > 72) continue;
		const seat = { width: seatWidth, height: seatHeight };
		/** In a corner the gap may be a px less, but two seats are never nearer than 2 px. */
		const least = Math.max(gap - 1, 2);
		const size = { x: width - seatWidth, y: height - seatHeight };
		for (const boxes of [smooth, exact]) {
			for (const { round, even } of CURVES) {
				const curve = roundedRectangle(size, round);
				// The box a seat claims: as high as wide for even distances, its own height for even gaps.
				const claim = { x: seatWidth + gap, y: seatHeight + gap + even * (seatWidth - seatHeight) };
				const points = spread(curve, count, (a, b) => boxes(a, b, claim));
				if (points !== null && apart(points, { x: seatWidth + least, y: seatHeight + least }))
					return lay(points, seat, size, round);
			}
		}
	}
	// Smaller than any glass we know: round it all the same.
	const size = { x: width - 52, y: height - 40 };
	const points = Array.from({ length: count }, (_, n) => roundedRectangle(size, 0.02)(n / count));
	return lay(points, { width: 52, height: 40 }, size, 0.02);
}

function lay(points: readonly Point[], seat: Table['seat'], size: Point, round: number): Table {
	const places = points.map(({ x, y }): Place => {
		const [dx, dy] = [x / size.x - 0.5, y / size.y - 0.5];
		const inward = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'left' : 'right') : dy > 0 ? 'up' : 'down';
		return { x: x + seat.width / 2, y: y + seat.height / 2, inward };
	});
	const radius = Math.max(28, Math.min(size.x, size.y) * round - 40);
	return { seat, places, felt: { insetX: seat.width + 12, insetY: seat.height + 12, radius } };
}

function roundedRectangle({ x: wide, y: tall }: Point, round: number): Curve {
	const radius = Math.min(wide, tall) * round;
	const [a, b, quarter] = [wide - 2 * radius, tall - 2 * radius, (Math.PI / 2) * radius];
	const around = 2 * (a + b) + 4 * quarter;
	const corner = (x: number, y: number, from: number, along: number): Point => {
		const angle = from + along / radius;
		return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
	};
	return (part) => {
		let s = ((part % 1) * around + a / 2) % around; // measured from the left end of the top
		if (s < a) return { x: radius + s, y: 0 };
		if ((s -= a) < quarter) return corner(wide - radius, radius, -Math.PI / 2, s);
		if ((s -= quarter) < b) return { x: wide, y: radius + s };
		if ((s -= b) < quarter) return corner(wide - radius, tall - radius, 0, s);
		if ((s -= quarter) < a) return { x: wide - radius - s, y: tall };
		if ((s -= a) < quarter) return corner(radius, tall - radius, Math.PI / 2, s);
		if ((s -= quarter) < b) return { x: 0, y: tall - radius - s };
		return corner(radius, radius, Math.PI, s - b);
	};
}

/**
 * `count` points of the curve, each as far from the next as all others are; `null` if their boxes would touch. One half is
 * walked, the other is its mirror.
 */
function spread(curve: Curve, count: number, boxes: (a: Point, b: Point) => number): Point[] | null {
	const points = Array.from({ length: STEPS }, (_, n) => curve(n / STEPS));
	const at = (index: number) => points[index % STEPS] ?? { x: 0, y: 0 };
	const half = Math.floor(count / 2);
	/** The places of the curve, in steps, reached by going `stride` boxes from each to the next. */
	const walk = (stride: number): number[] => {
		const reached = [0];
		for (let place = 0; reached.length <= half + 1; reached.push(place)) {
			const from = curve(place / STEPS);
			let index = Math.floor(place) + 1;
			let [before, now] = [0, boxes(from, at(index))];
			while (now < stride && index < place + STEPS) [before, now] = [now, boxes(from, at(++index))];
			place = Math.max(place, index - (now - stride) / Math.max(now - before, 1e-6));
		}
		return reached;
	};
	/** With an even number the last of the half sits at the bottom; with an odd one, its mirror is the next. */
	const over = count % 2 === 0 ? half : half + 1;
	const goesRound = (stride: number) => {
		const reached = walk(stride);
		return (reached[half] ?? STEPS) + (reached[over] ?? STEPS) <= STEPS;
	};
	if (!goesRound(1)) return null;
	let [fits, tooFar] = [1, 30];
	for (let n = 0; n < 16; n++) {
		const middle = (fits + tooFar) / 2;
		if (goesRound(middle)) fits = middle;
		else tooFar = middle;
	}
	const reached = walk(fits);
	return Array.from({ length: count }, (_, n) => {
		if (n * 2 === count) return curve(0.5);
		return curve(n <= half ? (reached[n] ?? 0) / STEPS : 1 - (reached[count - n] ?? 0) / STEPS);
	});
}

/** How many boxes lie between two points: under 1 the boxes overlap. */
function exact(a: Point, b: Point, box: Point): number {
	return Math.max(Math.abs(a.x - b.x) / box.x, Math.abs(a.y - b.y) / box.y);
}

/** Nearly the same; but smooth, so that a step round a corner is not a leap and all gaps come out alike. */
function smooth(a: Point, b: Point, box: Point): number {
	const [x, y] = [(a.x - b.x) / box.x, (a.y - b.y) / box.y];
	return Math.cbrt(Math.sqrt(x * x * x * x * x * x + y * y * y * y * y * y));
}

function apart(points: readonly Point[], box: Point): boolean {
	return points.every((a, n) => points.slice(n + 1).every((b) => exact(a, b, box) >= 1));
}
