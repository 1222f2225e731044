// All that there is to see, to hear and to find of a tablet, at one moment: a text that is the same where nothing differs.
import { vi } from 'vitest';
import { game } from '$lib/session/game.svelte';

/** What a holder has touched is between the holder and the glass: it is left out for whoever watches from outside. */
const TOUCHED: ReadonlySet<string> = new Set(['aria-checked', 'tabindex']);
/** Elements whose state is the holder's choice. */
const isChoice = (element: Element): boolean =>
	element.classList.contains('cell') || element.getAttribute('role') === 'switch';
/** Ids are counted through a whole window: only who points at whom matters. */
const POINTERS: ReadonlySet<string> = new Set(['id', 'aria-labelledby', 'for', 'name']);
const FOCUSABLE: ReadonlySet<string> = new Set(['button', 'input', 'textarea', 'summary', 'a']);

export interface Look {
	/** For whoever watches from outside: without the secret that is held, and without what the holder has touched. */
	readonly outside: string;
	/** For whoever holds the tablet. */
	readonly inside: string;
}

/** The document as a reader of its source finds it, with what the keyboard can reach and where it is scrolled. */
function draw(root: Element): Look {
	const ids: string[] = [];
	const active = document.activeElement;
	let outside = '';
	let inside = '';
	const write = (text: string) => {
		outside += text;
		inside += text;
	};
	const begin = (element: Element) => {
		const choice = isChoice(element);
		write(`<${element.localName}`);
		for (const { name, value } of element.attributes) {
			if (POINTERS.has(name) && !ids.includes(value)) ids.push(value);
			const text = ` ${name}=${POINTERS.has(name) ? `#${ids.indexOf(value)}` : value}`;
			inside += text;
			if (!choice || !TOUCHED.has(name)) outside += name === 'class' ? text.replace(/ ?picked/, '') : text;
		}
		const reached = FOCUSABLE.has(element.localName) || element.hasAttribute('tabindex');
		if (reached && !element.hasAttribute('disabled')) write(' reached');
		if (element.scrollTop > 0) write(` scrolled to ${element.scrollTop}`);
		if (element === active) {
			inside += ' active';
			if (!choice) outside += ' active';
		}
		write('>');
	};
	const within = (node: Element, secret: boolean) => {
		if (node.localName === 'style') return;
		begin(node);
		const held =
			secret || (node.className.startsWith('secret') && node.parentElement?.className.startsWith('secret'));
		for (const child of node.childNodes) {
			if (child instanceof Element) within(child, held === true);
			else if (child.nodeType === Node.TEXT_NODE) {
				// K27: the code is made of a salt that no two games share, and of nothing else.
				const text = child.textContent === game.code ? 'the code of the deal' : child.textContent;
				inside += text;
				if (!held) outside += text;
			}
		}
	};
	within(root, false);
	return { outside, inside };
}

const stored = (storage: Storage): string =>
	Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
		.toSorted()
		.map((key) => `${key}:${size(storage.getItem(key))}`)
		.join();

/** A length in the coarse steps in which somebody with the tablet in hand could read it. */
const size = (value: unknown): number => Math.ceil((JSON.stringify(value)?.length ?? 0) / 256);

/** What the tablet has done since the last look that leaves the document: said, rung, stored, sent, waited for. */
const done: string[] = [];
/** The same with nothing left out: what the canary is looked for in. Whoever reads it empties it. */
export const record: string[] = [];

/** Looks and listens once. */
export function look(): Look {
	const { outside, inside } = draw(document.documentElement);
	const rest = [
		document.title,
		location.href,
		JSON.stringify(history.state),
		history.length,
		scrollY,
		stored(localStorage),
		stored(sessionStorage),
		document.cookie,
		done.splice(0).join(),
	].join('\n');
	return { outside: `${outside}\n${rest}`, inside: `${inside}\n${rest}` };
}

/** Listens to everything a page can do besides drawing itself. Ends with `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function listen(): void {
	done.splice(0);
	record.splice(0);
	const hear = (what: string, ...about: unknown[]) => {
		record.push(`${what} ${JSON.stringify(about)}`);
		done.push(`${what} ${JSON.stringify(about)}`);
	};
	const voice = { lang: 'it-IT', localService: true };
	vi.stubGlobal('speechSynthesis', {
		getVoices: () => [voice],
		speak: ({ text }: { text: string }) => hear('says', text),
		cancel: () => done.push('hushes'),
	});
	vi.stubGlobal(
		'SpeechSynthesisUtterance',
		class {
			constructor(readonly text: string) {}
		},
	);
	vi.stubGlobal(
		'Audio',
		class {
			constructor(readonly src: string) {}
			play = () => hear('plays', this.src);
		},
	);
	vi.stubGlobal('AudioContext', function AudioContext() {
		hear('sounds');
	});
	vi.stubGlobal('Notification', function Notification(...about: unknown[]) {
		hear('notifies', ...about);
	});
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			postMessage = (message: unknown) => hear('broadcasts', message);
			close = () => undefined;
		},
	);
	for (const name of ['vibrate', 'setAppBadge', 'share'])
		Object.defineProperty(navigator, name, {
			configurable: true,
			value: (...about: unknown[]) => hear(name, ...about),
		});
	for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
		vi.spyOn(console, name).mockImplementation((...about) => hear(`console ${name}`, ...about));
	vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
		hear('makes a file', blob instanceof Blob ? blob.type : '');
		return 'blob:file';
	});
	const put = IDBObjectStore.prototype.put;
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
		done.push(`stores in ${this.name} ${size(row)}`);
		record.push(`row ${this.name} ${[...this.indexNames].join()} ${JSON.stringify(row)}`);
		return key === undefined ? put.call(this, row) : put.call(this, row, key);
	});
	for (const name of ['setTimeout', 'setInterval'] as const) {
		const start = globalThis[name];
		vi.stubGlobal(name, (run: () => void, ms = 0, ...rest: unknown[]) => {
			if (ms > 0) done.push(`${name} ${ms}`);
			return start(run, ms, ...rest);
		});
	}
}
