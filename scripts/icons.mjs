// npm run icons: draws the PNGs of static/icons from icon.svg. Their sizes stand in static/manifest.webmanifest. The files that are
// kept have been packed after that, with a palette of at most 200 colours: any such tool will do, and four fifths are saved.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { need } from './browsers.mjs';
import { ROOT } from './npm.mjs';

const FOLDER = join(ROOT, 'static/icons');
const rounded = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
// Where the system cuts the shape itself, the picture must reach the edges.
const square = rounded.replace('rx="112"', 'rx="0"');

/** @type {readonly [file: string, picture: string, pixels: number][]} */
const ICONS = [
	['icon-192.png', rounded, 192],
	['icon-512.png', rounded, 512],
	['maskable-192.png', square, 192],
	['maskable-512.png', square, 512],
	['apple-touch-icon.png', square, 180],
];

const browser = await chromium.launch({ executablePath: await need('chromium'), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [file, picture, pixels] of ICONS) {
	await page.setViewportSize({ width: pixels, height: pixels });
	await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${picture}`);
	await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
	console.log(file);
}
await browser.close();
