// K11: the light that falls on a face tells nothing. Every card of a sheet is read in turn, and its picture averaged: all
// shine as brightly, and in the same colour.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SheetId } from '../../src/lib/engine';
import { begin } from './begin';
import { Evening } from './evening';
import { site, type Site } from './site';
import { tablet, type Tablet } from './tablet';

/** As long as each other, so that only the cards differ. */
const NAMES = [
	'Anna', 'Bice', 'Caio', 'Dina', 'Elio', 'Fede', 'Gino', 'Hugo', 'Ines', 'Lina', 'Mara', 'Nino', 'Olga', 'Pino', 'Rita', 'Ugo.',
]; // prettier-ignore
const SEATS: Readonly<Record<SheetId, number>> = { classic: 12, 'e-notte': 12, licantropi: 14, teatro: 16 };
/** How far apart two cards may be, as a share of the brighter one (platform.md, K11). */
const MOST = 0.02;

/** The mean light of a screen, from 0 to 255, and its hue: the share of red and of blue in its colour. */
interface Glow {
	readonly light: number;
	readonly red: number;
	readonly blue: number;
}

/** Averages a picture in the page; nothing of it is put on the glass. */
const AVERAGE = (png: string) => `
	const bytes = Uint8Array.from(atob('${png}'), (letter) => letter.charCodeAt(0));
	const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
	const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	paper.drawImage(bitmap, 0, 0);
	const { data } = paper.getImageData(0, 0, bitmap.width, bitmap.height);
	const sums = [0, 0, 0];
	for (let at = 0; at < data.length; at += 4) for (let colour = 0; colour < 3; colour++) sums[colour] += data[at + colour];
	const [red, green, blue] = sums.map((sum) => (sum * 4) / data.length);
	const all = red + green + blue;
	return { light: 0.2126 * red + 0.7152 * green + 0.0722 * blue, red: red / all, blue: blue / all };
`;

/** The largest difference in light or hue, as a share of the greater of the two. */
function spread(glows: readonly Glow[]): number {
	const ways = (['light', 'red', 'blue'] as const).map((part) => {
		const values = glows.map((glow) => glow[part]);
		return (Math.max(...values) - Math.min(...values)) / Math.max(...values);
	});
	return Math.max(...ways);
}

let server: Site;
let t: Tablet;
beforeAll(async () => {
	server = await site();
	t = await tablet({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce', pace: 100 });
});
afterAll(async () => {
	await t.close();
	await server.stop();
});

/** Deals, and reads card after card; `lit` may tamper with the light of one whose role has this name. */
async function glowsOf(sheet: SheetId, lit = ''): Promise<ReadonlyMap<string, Glow>> {
	const names = NAMES.slice(0, SEATS[sheet]);
	const table = new Evening(t, sheet, { pack: [], accuse: [], prey: [] }, () => undefined);
	await t.open(`${server.url}/`);
	await begin(t, { sheet, names });
	const glows = new Map<string, Glow>();
	for (const name of names) {
		await table.until((seen) => seen.frame === 'curtain' && seen.title === name);
		await table.identify(name);
		const secret = await table.read(async () => {
			await t.js(`
				if (document.querySelector('.secret h2')?.innerText === '${lit}')
					document.querySelector('main').style.filter = 'brightness(1.1)';
				await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
			`);
			const picture = await t.shot();
			glows.set(name, await t.js<Glow>(AVERAGE(picture.toString('base64'))));
			await t.js(`document.querySelector('main').style.filter = '';`);
		});
		if (glows.size === 1) expect(secret).not.toBe('');
	}
	await t.js(`indexedDB.deleteDatabase('plenilunio');`);
	return glows;
}

describe('K11: all cards glow alike', () => {
	test.each(Object.keys(SEATS) as SheetId[])('%s', async (sheet) => {
		const glows = await glowsOf(sheet);
		expect(glows.size).toBe(SEATS[sheet]);
		const apart = spread([...glows.values()]);
		console.log(`${sheet}: ${glows.size} cards, at most ${(apart * 100).toFixed(2)} % apart`);
		expect(apart).toBeLessThan(MOST);
	});

	test('a seeded fault is found: a wolf’s card that is a tenth brighter', async () => {
		expect(spread([...(await glowsOf('classic', 'Lupo mannaro')).values()])).toBeGreaterThan(MOST);
	});
});
