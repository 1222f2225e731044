// The picture on its canvas: a night in linocut, 1080 by 1350.
import { LAND } from '../art/land';
import { HALO, NIGHT } from '../art/tones';
import type { Picture } from './picture';

export const WIDTH = 1080;
export const HEIGHT = 1350;

const SIDE = 72;
const IVORY = '#f2e8d5';
const DIM = '#b9b3a6';
const LANTERN = '#f6b25e';
const display = (size: number): string => `560 ${size}px "Fraunces Variable"`;
const text = (size: number, weight = 400): string =>
	`${weight} ${size}px "Atkinson Hyperlegible Next Variable"`;

/** Draws it, once the typefaces are there. */
export async function paint(ctx: CanvasRenderingContext2D, picture: Picture): Promise<void> {
	const all = JSON.stringify(picture);
	await Promise.all([display(1), text(1), text(1, 600)].map((font) => document.fonts.load(font, all)));
	scene(ctx);
	ctx.textBaseline = 'alphabetic';
	write(ctx, display(40), LANTERN, 'Plenilunio', SIDE, 108);
	let y = 160;
	for (const line of lines(ctx, display(84), picture.headline, 620))
		write(ctx, display(84), IVORY, line, SIDE, (y += 88));
	write(ctx, text(32), DIM, picture.date, SIDE, y + 54);
	cast(ctx, picture.people);
	const [title = '', reason = ''] = picture.award;
	write(ctx, display(38), LANTERN, title, SIDE, 990);
	for (const [n, line] of lines(ctx, text(32), reason, WIDTH - 2 * SIDE).entries())
		write(ctx, text(32), IVORY, line, SIDE, 1036 + n * 40);
}

/** The moon, and the village below all words. */
function scene(ctx: CanvasRenderingContext2D): void {
	ctx.fillStyle = '#12162e';
	ctx.fillRect(0, 0, WIDTH, HEIGHT);
	ctx.lineCap = ctx.lineJoin = 'round';
	for (const [n, colour] of [...HALO, '#f4e6c4'].entries()) {
		ctx.fillStyle = colour;
		ctx.beginPath();
		ctx.arc(880, 210, 224 - 44 * n, 0, 7);
		ctx.fill();
	}
	ctx.setTransform(0.9, 0, 0, 0.9, 0, 1010);
	for (const { tone, d, line } of LAND) {
		ctx.fillStyle = ctx.strokeStyle = NIGHT[tone];
		ctx.lineWidth = line ?? 0;
		if (line === undefined) ctx.fill(new Path2D(d));
		else ctx.stroke(new Path2D(d));
	}
	ctx.resetTransform();
}

/** Everybody with their role, in one column or two; the winners in the light of the lantern. */
function cast(ctx: CanvasRenderingContext2D, people: Picture['people']): void {
	const columns = people.length > 12 ? 2 : 1;
	const rows = Math.ceil(people.length / columns);
	const high = Math.min(58, 496 / rows);
	const wide = (WIDTH - 2 * SIDE) / columns;
	for (const [n, { name, role, won }] of people.entries()) {
		const x = SIDE + wide * Math.floor(n / rows);
		const y = 456 + high * (n % rows);
		const colour = won ? LANTERN : DIM;
		write(ctx, text(high * 0.58, 600), colour, name, x, y, wide * 0.5);
		write(ctx, text(high * 0.54), won ? IVORY : DIM, role, x + wide * 0.52, y, wide * 0.44);
	}
}

function write(
	ctx: CanvasRenderingContext2D,
	font: string,
	colour: string,
	words: string,
	x: number,
	y: number,
	most = WIDTH - 2 * SIDE,
): void {
	ctx.font = font;
	ctx.fillStyle = colour;
	ctx.fillText(words, x, y, most);
}

/** A text in lines of at most so many px, broken between words. */
function lines(ctx: CanvasRenderingContext2D, font: string, words: string, most: number): readonly string[] {
	ctx.font = font;
	const done: string[] = [];
	for (const word of words.split(' ')) {
		const longer = `${done.at(-1) ?? ''} ${word}`.trim();
		if (done.length > 0 && ctx.measureText(longer).width <= most) done[done.length - 1] = longer;
		else done.push(word);
	}
	return done;
}
