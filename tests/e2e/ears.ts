// Scripts for the page: whatever it says, sends or stores is written down, and all that it leaves behind can be searched.

/** `heard` in the page: what it has said, sounded, sent or stored since it was asked last. */
export const EARS = `{
	window.heard = [];
	const hear = (what, ...about) => heard.push(what + ' ' + JSON.stringify(about));
	const over = (thing, name, value) => Object.defineProperty(thing, name, { configurable: true, value });
	const listen = (thing, name, what, of = (...about) => about) => {
		const real = thing[name];
		over(thing, name, function (...about) {
			hear(what, ...of.call(this, ...about));
			return real?.apply(this, about);
		});
	};
	const deafen = (thing, name) => over(thing, name, (...about) => hear(name, ...about));

	over(window, 'SpeechSynthesisUtterance', class { constructor(text) { this.text = text; } });
	over(window, 'speechSynthesis', {
		getVoices: () => [{ lang: 'it-IT', localService: true }],
		speak: ({ text }) => hear('says', text),
		cancel: () => {},
	});
	over(window, 'AudioContext', class { constructor() { hear('sounds'); } });
	over(window, 'Notification', class { constructor(...about) { hear('notifies', ...about); } });
	for (const name of ['vibrate', 'setAppBadge', 'clearAppBadge', 'share']) deafen(navigator, name);
	deafen(HTMLMediaElement.prototype, 'play');
	deafen(ServiceWorkerRegistration.prototype, 'showNotification');
	listen(BroadcastChannel.prototype, 'postMessage', 'broadcasts', function (message) { return [this.name, message]; });
	listen(ServiceWorker.prototype, 'postMessage', 'tells the worker');
	listen(window, 'postMessage', 'posts');
	listen(history, 'pushState', 'goes on to');
	listen(history, 'replaceState', 'is now at');
	listen(URL, 'createObjectURL', 'makes a file', (blob) => [blob.type]);
	for (const way of ['log', 'info', 'warn', 'error', 'debug']) listen(console, way, 'writes');
	for (const way of ['put', 'add'])
		listen(IDBObjectStore.prototype, way, 'stores', function (row, key) { return [this.name, open(this.name, row), key]; });

	// The record of a game is opened by nobody while the game is on (K14): of its rows the rest is searched.
	const SEALED = { games: 'head', entries: 'entry' };
	const open = (store, { [SEALED[store]]: sealed, ...rest }) => rest;
	const answer = (request) => new Promise((ok, no) => {
		request.onsuccess = () => ok(request.result);
		request.onerror = () => no(request.error);
	});
	const keysOf = (index) => new Promise((ok) => {
		const keys = [];
		index.openKeyCursor().onsuccess = ({ target: { result: at } }) => {
			if (!at) return ok(keys);
			keys.push(at.key);
			at.continue();
		};
	});
	/** Every table, with its keys and indexes, and all rows but what is sealed of them. */
	const tables = async ({ name }) => {
		const disk = await answer(indexedDB.open(name));
		const stores = [...disk.objectStoreNames];
		const read = stores.length > 0 ? disk.transaction(stores) : null;
		const found = await Promise.all(stores.map(async (each) => {
			const store = read.objectStore(each);
			const indexes = [...store.indexNames].map((one) => store.index(one));
			return {
				each, path: store.keyPath, keys: await answer(store.getAllKeys()),
				indexes: await Promise.all(indexes.map(async (index) => [index.name, index.keyPath, await keysOf(index)])),
				rows: (await answer(store.getAll())).map((row) => open(each, row)),
			};
		}));
		disk.close();
		return [name, found];
	};
	const cached = async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)];

	/** Everything that a search or a curious friend could find on this tablet now, by where it is. */
	window.everywhere = async () => ({
		document: document.documentElement.outerHTML,
		title: document.title,
		address: location.href + ' ' + window.name,
		history: JSON.stringify(history.state) ?? '',
		storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
		cookies: document.cookie,
		caches: JSON.stringify(await Promise.all((await caches.keys()).map(cached))),
		disk: JSON.stringify(await Promise.all((await indexedDB.databases()).map(tables))),
		heard: heard.splice(0).join('\\n'),
	});
}`;
