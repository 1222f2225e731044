import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	matchPrecache,
	precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setDefaultHandler } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

// scripts/precache.mjs writes the list of all files of the build here, each with its content hash.
const files = self.__WB_MANIFEST;

// An address may carry a question mark and more; it is still the same page.
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
const noPage = createHandlerBoundToURL('404.html');
registerRoute(
	new NavigationRoute(async (asked) => {
		// An address that only lacks its last slash leads to the page, as on any careful host.
		const page = new URL(asked.url);
		page.pathname += '/';
		const isThere = await matchPrecache(`${page.pathname}index.html`);
		return isThere ? Response.redirect(page.href, 308) : noPage(asked);
	}),
);
// What is not in the list does not exist: nothing ever goes to the network (K16).
setDefaultHandler(() => Promise.resolve(Response.error()));

/** Whether every file of the list really lies in the cache: only then may the app call itself ready for offline. */
async function isComplete(): Promise<boolean> {
	const urls = files.map((file) => (typeof file === 'string' ? file : file.url));
	const stored = await Promise.all(urls.map(matchPrecache));
	return stored.every((response) => response !== undefined);
}

self.addEventListener('message', (event) => {
	const { type } = event.data as { type?: unknown };
	// A new version waits until somebody asks for it: no game is ever reloaded under the players.
	if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
	if (type === 'IS_COMPLETE') {
		event.waitUntil(isComplete().then((complete) => event.ports[0]?.postMessage(complete)));
	}
});

clientsClaim();
