import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILD, built, builtFiles } from './built';

type Icon = {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
};
type Manifest = Readonly<Record<string, unknown>> & {
	readonly icons: readonly Icon[];
	readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
};

const manifest = JSON.parse(built('manifest.webmanifest')) as Manifest;
const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Width and height as the header of a PNG has them. */
function pixels(path: string): string {
	const header = readFileSync(join(BUILD, path)).subarray(0, 24);
	expect(header.toString('latin1', 1, 4)).toBe('PNG');
	return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

describe('the manifest', () => {
	test('says what a browser asks for before it offers to install', () => {
		expect(manifest).toMatchObject({
			id: expect.any(String),
			name: 'Plenilunio',
			short_name: 'Plenilunio',
			lang: 'it',
			start_url: '.',
			scope: '.',
			display: 'standalone',
		});
		const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
		expect(sizes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
	});

	test('opens on the colour of the night, without a flash', () => {
		const night = '#0c0f1d';
		expect(manifest).toMatchObject({ theme_color: night, background_color: night });
		expect(built('index.html')).toContain(`<meta name="theme-color" content="${night}" />`);
	});

	test.each(icons)('$src has the size it is said to have', ({ src, sizes, type }) => {
		expect(builtFiles()).toContain(src);
		if (type === 'image/png') expect(pixels(src)).toBe(sizes);
		else expect({ type, sizes }).toEqual({ type: 'image/svg+xml', sizes: 'any' });
	});

	test('the iPad gets an icon of its own', () => {
		const [, icon = ''] = /<link rel="apple-touch-icon" href="\.\/([^"]+)"/.exec(built('index.html')) ?? [];
		expect(pixels(icon)).toBe('180x180');
	});

	test('every shortcut leads to a page', () => {
		const files = builtFiles();
		for (const { url } of manifest.shortcuts) expect(files).toContain(`${url}index.html`);
	});
});
