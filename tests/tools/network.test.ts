import { describe, expect, test } from 'vitest';
import { built, builtFiles } from './built';

/** Addresses that stand in the built app as mere words: names of XML languages, and pages that error messages name. */
const WORDS = [
	/^http:\/\/www\.w3\.org\//,
	/^https:\/\/svelte\.dev\/e\//,
	/^https?:\/\/(?:bit\.ly|tinyurl\.com)\/[\w-]+$/,
];

/** Ways to reach out that nothing here has any use for. */
const FORBIDDEN =
	/sendBeacon|\bWebSocket\b|EventSource|RTCPeerConnection|WebTransport|XMLHttpRequest|importScripts|rel="?(?:preconnect|dns-prefetch|prefetch)/g;

const code = builtFiles().filter((path) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(path));

describe('K16: the built app knows no server but its own', () => {
	test.each(code)('%s names no foreign address', (path) => {
		const addresses = built(path).match(/(?:https?|wss?):\/\/[^\s"'`<>\\)]+/g) ?? [];
		expect(addresses.filter((address) => !WORDS.some((word) => word.test(address)))).toEqual([]);
		expect(built(path)).not.toMatch(/(?:src|href|url)\s*[=(]\s*["']?\/\//);
	});

	test.each(code)('%s has no way to reach out', (path) => {
		expect(built(path).match(FORBIDDEN) ?? []).toEqual([]);
	});

	test('style sheets take nothing from elsewhere', () => {
		const styles = code.filter((path) => path.endsWith('.css')).map(built);
		for (const style of styles) expect(style).not.toMatch(/@import/);
	});
});

describe('K17: the pages are bound by the content security policy', () => {
	const pages = code.filter((path) => path.endsWith('.html'));

	test.each(pages)('%s carries the policy', (path) => {
		const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(built(path)) ?? [];
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("connect-src 'none'");
		expect(policy).toContain("require-trusted-types-for 'script'");
		expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
	});

	test.each(pages)('%s has no style attribute and no handler in its markup', (path) => {
		expect(built(path)).not.toMatch(/\s(?:style|on[a-z]+)="/);
	});

	test.each(pages)('K15: the title of %s is the name and nothing else', (path) => {
		expect(built(path).match(/<title>.*?<\/title>/g)).toEqual(['<title>Plenilunio</title>']);
	});
});
