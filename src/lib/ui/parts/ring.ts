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

/** Sizes of a seat, the best first, with the least gap between two of them (platform 3.3), in px. */
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
	[56, 44, 4],
	[52, 40, 3],
] as const;
/** The part of the width that the seats of one side may take from the middle of the table. */
const SHARE = 0.25;
/** In how many places a curve is looked at; between them it is taken as straight. */
const STEPS = 240;

/**
 * The table for `count` people (5 to 24) on a ring of `width` by `height` px. Seats are as large as can be without
 * touching, and evenly spaced as the eye measures it: by distance where there is room, by the gaps where there is little.
 */
export function setTable(count: number, width: number, height: number): Table {
	for (const [seatWidth, seatHeight, gap] of SEATS) {
		if (seatWidth > width * SHARE && seatWidth > 72) continue;
		for (const round of [0.5, 0.3, 0.12, 0.02]) {
			const [wide, tall] = [width - seatWidth, height - seatHeight];
			const curve = roundedRectangle(wide, tall, Math.min(wide, tall) * round);
			for (const even of [1, 0.5, 0]) {
				// The box a seat claims: as high as wide for even distances, its own height for even gaps.
				const claim = { x: seatWidth + gap, y: seatHeight + gap + even * (seatWidth - seatHeight) };
				const points = spread(curve, count, claim);
				if (points !== null && apart(points, { x: seatWidth + gap - 1, y: seatHeight + gap - 1 }))
					return lay(points, { width: seatWidth, height: seatHeight }, { x: wide, y: tall }, round);
			}
		}
	}
	// Smaller than any glass we know: round it all the same.
	const [seat, size] = [
		{ width: 56, height: 44 },
		{ x: width - 56, y: height - 44 },
	];
	const curve = roundedRectangle(size.x, size.y, 4);
	return lay(
		Array.from({ length: count }, (_, n) => curve(n / count)),
		seat,
		size,
		0.02,
	);
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

function roundedRectangle(wide: number, tall: number, radius: number): Curve {
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
function spread(curve: Curve, count: number, box: Point): Point[] | null {
	const points = Array.from({ length: STEPS }, (_, n) => curve(n / STEPS));
	const at = (index: number) => points[index % STEPS] ?? { x: 0, y: 0 };
	const half = Math.floor(count / 2);
	/** The places of the curve, in steps, reached by going `boxes` boxes from each to the next. */
	const walk = (boxes: number): number[] => {
		const reached = [0];
		for (let place = 0; reached.length <= half + 1; reached.push(place)) {
			const from = curve(place / STEPS);
			let index = Math.floor(place) + 1;
			let [before, now] = [0, distance(from, at(index), box)];
			while (now < boxes && index < place + STEPS) [before, now] = [now, distance(from, at(++index), box)];
			place = Math.max(place, index - (now - boxes) / Math.max(now - before, 1e-6));
		}
		return reached;
	};
	/** With an even number the last of the half sits at the bottom; with an odd one, its mirror is the next. */
	const over = count % 2 === 0 ? half : half + 1;
	const goesRound = (boxes: number) => {
		const reached = walk(boxes);
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

/**
 * How many boxes lie between two points. Nearly the larger of the two sides, under which boxes overlap; but smooth, so that
 * a step round a corner is not a leap and the last seat is as far from the first as all others.
 */
function distance(a: Point, b: Point, box: Point): number {
	const [x, y] = [(a.x - b.x) / box.x, (a.y - b.y) / box.y];
	return Math.cbrt(Math.sqrt(x * x * x * x * x * x + y * y * y * y * y * y));
}

function apart(points: readonly Point[], box: Point): boolean {
	return points.every((a, n) =>
		points.slice(n + 1).every((b) => Math.abs(a.x - b.x) >= box.x || Math.abs(a.y - b.y) >= box.y),
	);
}
