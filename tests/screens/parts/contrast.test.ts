import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/lib/ui/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The tokens of the rules whose selector names `part`, later ones over earlier ones. */
function tokens(part: string): Record<string, string> {
	const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) => selector?.includes(part));
	return Object.fromEntries(
		rules.flatMap(([, , body]) =>
			[...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
		),
	);
}

function colour(name: string, look: Record<string, string>): string {
	const value = look[name] ?? '';
	const pigment = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	return pigment === undefined ? value : colour(pigment, look);
}

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
}

const pigments = tokens(':root');
const looks = {
	night: { ...pigments, ...tokens("'night'") },
	day: { ...pigments, ...tokens("'day'") },
	private: { ...pigments, ...tokens("'night'"), ...tokens('data-private') },
};

describe.each(Object.entries(looks))('WCAG AA on the %s look', (_, look) => {
	const grounds = ['ground', 'raised', 'pressed'];
	const inks = ['words', 'words-dim', 'words-gone', 'alarm'];
	test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
		'%s on %s',
		(ink, ground) => {
			expect(contrast(colour(ink, look), colour(ground, look))).toBeGreaterThanOrEqual(4.5);
		},
	);

	test.each([
		['on-main', 'main'],
		['on-strong', 'strong'],
		['paper-3', 'ember'],
	])('%s on %s', (ink, ground) => {
		expect(contrast(colour(ink, look), colour(ground, look))).toBeGreaterThanOrEqual(4.5);
	});

	test.each(['outline', 'focus', 'strong', 'main'])('%s can be seen against the ground', (line) => {
		expect(contrast(colour(line, look), colour('ground', look))).toBeGreaterThanOrEqual(3);
	});
});

test('K11: a private screen has no colour of its own but ivory', () => {
	for (const name of ['main', 'alarm', 'focus', 'strong', 'words'])
		expect(colour(name, looks.private)).toBe(colour('ivory', looks.private));
});
