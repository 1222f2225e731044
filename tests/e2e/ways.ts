// Every way to leave a game and to come back into it. What is on the glass in the meantime is noted, to be judged.
import { continueLabel } from '../../src/lib/setup/continue';
import type { TableView } from '../../src/lib/engine';
import { Fingers } from './fingers';
import { words } from './frames';
import type { Tablet } from './tablet';

export const WAYS = ['back', 'forward', 'reload', 'second window', 'deep link', 'killed'] as const;
export type Way = (typeof WAYS)[number];

/** A page on which somebody comes out. */
export interface Landing {
	/** Where it is, from the root of the app on. */
	readonly path: string;
	/** All that is in the document, and all that a page can leave for the next. */
	readonly document: string;
	readonly left: string;
}

/** Addresses that lead into the app, and what a page there may tell of: who sits here with which deck, or roles as such. */
const LINKS = [
	['/game/', 'nothing'],
	['/', 'nothing'],
	['/settings/', 'nothing'],
	['/rules/', 'roles'],
	['/game/?night=2#seer', 'nothing'],
	['/groups/', 'the setup'],
	['/stories/', 'the setup'],
	['/players/', 'the setup'],
	['/new/', 'the setup'],
	['/new/start/', 'the setup'],
	['/learn/', 'roles'],
	['/nowhere/', 'nothing'],
	['/book/it/classic/', 'roles'],
] as const;
/** What a page may tell of, by its address. */
export const tellsOf = (path: string): 'nothing' | 'the setup' | 'roles' =>
	path.startsWith('/new/') ? 'the setup' : (LINKS.find(([link]) => link === path)?.[1] ?? 'nothing');

const { elsewhere } = words.evening;

const NOTE = `
	const note = (of) => ({
		path: of.location.pathname,
		document: of.document.title + of.document.body.outerHTML,
		left: JSON.stringify([
			{ ...of.sessionStorage }, { ...of.localStorage }, of.history.state, of.location.href, of.name, of.document.cookie,
		]),
	});
	const wait = () => new Promise((again) => setTimeout(again, 20));
	const until = async (is) => {
		for (let tries = 0; tries < 4000; tries++) {
			if (is()) return;
			await wait();
		}
		throw new Error('nothing came of it on:\\n' + document.body.innerText);
	};
	const title = (of) => of.document?.querySelector('h1')?.innerText ?? '';
`;

/** As far as a step in the history leads: within the document the app decides, else the document goes. */
const STEP = (by: -1 | 1) => `
	${NOTE}
	const { currentEntry, entries } = navigation;
	const to = navigation.entries()[currentEntry.index + ${by}];
	let steps = 0;
	addEventListener('popstate', () => steps++);
	history.go(${by});
	// Ahead there may be nothing, behind there is always something, be it out of the app.
	if (to === undefined && ${by} > 0) return wait();
	await until(() => to?.sameDocument && steps === 2);
`;

/** The game is opened beside, where another window has it; it is taken over, and the window is closed. */
const BESIDE = `
	${NOTE}
	const beside = window.open('/game/');
	await until(() => title(beside) === ${JSON.stringify(elsewhere.busy)});
	const landings = [note(beside)];
	[...beside.document.querySelectorAll('button')]
		.find((button) => button.innerText.trim() === ${JSON.stringify(elsewhere.useThis)})
		.click();
	await until(() => title(beside) !== ${JSON.stringify(elsewhere.busy)} && title(beside) !== '');
	await until(() => title(window) === ${JSON.stringify(elsewhere.busy)});
	landings.push(note(beside), note(window));
	beside.close();
	return landings;
`;

/** What runs in a page ends when somebody leaves it. */
function leftBehind(error: unknown): void {
	if (!/context was destroyed|because of a navigation/i.test(String(error))) throw error;
}

export class Traveller {
	readonly #t: Tablet;
	readonly #fingers: Fingers;
	readonly #url: string;
	#links = 0;

	/** `url`: the root of the app, without a slash at its end. */
	constructor(t: Tablet, url: string) {
		this.#t = t;
		this.#fingers = new Fingers(t);
		this.#url = url;
	}

	/** Leaves the game; gives every page that was come out on, the last of which is on the glass. */
	async leave(way: Way): Promise<readonly Landing[]> {
		const before = await this.#ways[way]();
		return [...before, await this.#land()];
	}

	/** Goes back into the game, where that is not yet on the glass. `table`: as everybody knows the game. */
	async comeBack({ path, document }: Landing, table: TableView): Promise<readonly Landing[]> {
		if (document.includes(elsewhere.busy))
			return this.#then(() => this.#fingers.tap('button', elsewhere.useThis));
		if (document.includes(words.common.noPage.title)) {
			const home = await this.#then(() => this.#fingers.tap('button', words.common.home));
			return [...home, ...(await this.#goOn(table))];
		}
		if (path.startsWith('/game/')) return [];
		if (path === '/') return this.#goOn(table);
		const by = await this.#t.js<-1 | 0 | 1>(`
			const leads = (by) =>
				new URL(navigation.entries()[navigation.currentEntry.index + by]?.url ?? location.href).pathname === '/game/';
			return leads(-1) ? -1 : leads(1) ? 1 : 0;
		`);
		if (by === 0) await this.#t.open(`${this.#url}/game/`);
		else await this.#step(by);
		return [await this.#land()];
	}

	#goOn(table: TableView): Promise<readonly Landing[]> {
		const label = continueLabel('live', table, words.home) ?? '';
		return this.#then(() => this.#fingers.tap('button', label));
	}
	async #then(act: () => Promise<void>): Promise<readonly Landing[]> {
		const { path, document } = await this.#note();
		await act();
		// The app draws the next page by itself.
		await this.#t.js(`
			${NOTE}
			const before = ${JSON.stringify(path + document.length)};
			await until(() => title(window) !== '' && location.pathname + (document.title + document.body.outerHTML).length !== before);
		`);
		return [await this.#land()];
	}

	readonly #ways: Readonly<Record<Way, () => Promise<readonly Landing[]>>> = {
		back: () => this.#step(-1),
		forward: () => this.#step(1),
		reload: async () => {
			await this.#t.reload();
			return [];
		},
		'second window': () => this.#t.js(BESIDE),
		'deep link': async () => {
			const [path] = LINKS[this.#links++ % LINKS.length] ?? LINKS[0];
			await this.#t.open(`${this.#url}${path}`);
			return [];
		},
		killed: async () => {
			await this.#t.kill();
			await this.#t.reopen();
			await this.#t.open(`${this.#url}${this.#links % 2 === 0 ? '/game/' : '/'}`);
			return [];
		},
	};
	/** A step that leaves the document ends whatever runs in it. */
	async #step(by: -1 | 1): Promise<readonly Landing[]> {
		await this.#t.js(STEP(by)).catch(leftBehind);
		return [];
	}

	/** Waits until a page of the app has come up. */
	async #land(): Promise<Landing> {
		const isUp = () =>
			this.#t.js<true>(`
				${NOTE}
				if (location.protocol === 'about:') history.forward();
				await until(() => document.querySelector('h1, button:not(:disabled)'));
				return true;
			`);
		while (!(await isUp().catch(leftBehind)));
		return this.#note();
	}
	#note(): Promise<Landing> {
		return this.#t.js<Landing>(`${NOTE} return note(window);`);
	}
}
