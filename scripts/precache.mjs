// Puts the list of all files of the build, each with its content hash, into the service worker.
import { join } from 'node:path';
import { injectManifest } from 'workbox-build';

/** Without these the app could not start offline: a list that lacks one of them is a broken build. */
const NEEDED = ['index.html', '404.html', 'manifest.webmanifest', '_app/version.json'];

/**
 * @param {string} root the folder of the finished build; its `service-worker.js` is changed in place
 * @returns {Promise<string>} one line that says what was listed
 */
export async function precache(root) {
	const worker = join(root, 'service-worker.js');
	/** @type {string[]} */
	let urls = [];
	const { count, size, warnings } = await injectManifest({
		swSrc: worker,
		swDest: worker,
		globDirectory: root,
		globPatterns: ['**/*'],
		// SvelteKit has put the content hash into these names itself.
		dontCacheBustURLsMatching: /\/immutable\//,
		manifestTransforms: [
			(entries) => {
				// Sorted, so that the same sources always give the same worker, byte for byte.
				const manifest = entries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
				urls = manifest.map(({ url }) => url);
				return { manifest, warnings: [] };
			},
		],
	});
	const missing = NEEDED.filter((url) => !urls.includes(url));
	const problems = [...warnings, ...missing.map((url) => `${url} is not in the list`)];
	if (problems.length > 0) throw new Error(`precache: ${problems.join('; ')}`);
	return `precache: ${count} files, ${(size / 1024).toFixed(1)} KiB`;
}
