/** The way of a vote across the table: from the voter's place, over the table, to the accused. Pure. */
import type { Place, Table } from '../parts/ring';

interface Point {
	readonly x: number;
	readonly y: number;
}

/** How far from a seat an arrow begins; how far from the tokens of the accused, towards the middle, it ends; in px. */
const START = 4;
const END = 24;
/** How much a way bends towards the middle of the table, 0 is straight; and how long the head is, in px. */
const BEND = 0.4;
const HEAD = 10;

/** The path of an arrow between two places of a ring of `size` px, its head included. */
export function arrow(from: Place, to: Place, { seat }: Table, size: Point): string {
	const [a, tokens] = [edge(from, seat, START), edge(to, seat, START)];
	const [over, along] = [size.x / 2 - tokens.x, size.y / 2 - tokens.y];
	const part = END / Math.max(Math.hypot(over, along), END);
	const b = { x: tokens.x + over * part, y: tokens.y + along * part };
	const bent = (start: number, end: number, middle: number): number =>
		((start + end) / 2) * (1 - BEND) + middle * BEND;
	const c = { x: bent(a.x, b.x, size.x / 2), y: bent(a.y, b.y, size.y / 2) };
	const back = Math.atan2(c.y - b.y, c.x - b.x);
	const barb = (turn: number): Point => ({
		x: b.x + HEAD * Math.cos(back + turn),
		y: b.y + HEAD * Math.sin(back + turn),
	});
	return `M${point(a)}Q${point(c)} ${point(b)}M${point(barb(0.5))}L${point(b)}L${point(barb(-0.5))}`;
}

/** The point before a seat, `gap` px on the table. */
function edge({ x, y, inward }: Place, { width, height }: Table['seat'], gap: number): Point {
	const over = inward === 'right' ? 1 : inward === 'left' ? -1 : 0;
	const along = inward === 'down' ? 1 : inward === 'up' ? -1 : 0;
	return { x: x + over * (width / 2 + gap), y: y + along * (height / 2 + gap) };
}

const point = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
