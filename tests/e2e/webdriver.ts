import { writeFile } from 'node:fs/promises';
import { cannot, type Engine } from './engines';
import { hurry } from './hurry';
import { BRING_AXE, HEARD, LISTEN, NO_AXE, whereIs, type Ready } from './page';
import type { Name, Options, Point, Role, Sent, Tablet, Viewport } from './tablet';

/** How long anything may take to appear, and how often it is looked for, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 25;

/** What a tablet asks of a browser: a few commands of W3C WebDriver, with its parameters. */
export type Command =
	| 'navigate'
	| 'refresh'
	| 'run'
	| 'act'
	| 'shot'
	| 'place'
	| 'timeouts'
	| 'window'
	| 'newWindow'
	| 'toWindow';

/** A running browser, and how it is reached. */
export interface Running {
	/** Sends a command and gives its value; throws what the browser refuses. */
	send(command: Command, parameters: object): Promise<unknown>;
	/** Every process of it dies on the spot. */
	kill(): Promise<void>;
	quit(): Promise<void>;
}

/** What a finger does. */
const moveTo = ({ x, y }: Point) => ({
	type: 'pointerMove',
	origin: 'viewport',
	x: Math.round(x),
	y: Math.round(y),
	duration: 0,
});
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

type Answer<T> = {
	readonly value: T;
	readonly error?: string;
	readonly heard?: { readonly console: string[]; readonly violations: string[]; readonly requests: Sent[] };
};

/**
 * A tablet with a browser that is steered by W3C WebDriver: Firefox, whose fingers are real, and WebKit, which takes them
 * for a mouse. Its pages are listened to from the end of their loading on.
 */
export abstract class WebDriverTablet implements Tablet {
	readonly console: string[] = [];
	readonly violations: string[] = [];
	readonly requests: Sent[] = [];
	readonly #engine: Engine;
	readonly #options: Options;
	#running: Running | undefined;
	/** Where the fingers are that lie on the glass. */
	#fingers: readonly Point[] = [];

	protected constructor(engine: Engine, options: Options) {
		this.#engine = engine;
		this.#options = options;
	}

	/** Starts the browser with an empty page. */
	protected abstract start(options: Options): Promise<Running>;
	/** Wipes what the browser has left behind. */
	protected abstract wipe(): Promise<void>;

	async reopen(): Promise<void> {
		if (this.#options.clock) cannot('still', this.#engine);
		if (this.#options.prelude) cannot('prelude', this.#engine);
		this.#running = await this.start(this.#options);
		await this.#running.send('timeouts', { script: 120_000 });
		await this.resize(this.#options.viewport ?? { width: 1024, height: 768 });
	}

	get #now(): Running {
		if (!this.#running) throw new Error('The browser of this tablet does not run: call reopen().');
		return this.#running;
	}

	async open(url: string): Promise<void> {
		await this.#now.send('navigate', { url });
		await this.#listen();
	}

	async openBeside(url: string): Promise<void> {
		const mine = await this.#now.send('window', {});
		const { handle } = (await this.#now.send('newWindow', { type: 'window' })) as { handle: string };
		await this.#now.send('toWindow', { handle });
		await this.#now.send('navigate', { url });
		await this.#now.send('toWindow', { handle: mine });
	}

	async reload(): Promise<void> {
		await this.js('');
		await this.#now.send('refresh', {});
		await this.#listen();
	}

	async #listen(): Promise<void> {
		const { pace = 1 } = this.#options;
		await this.js(`if (!window.heard) { ${LISTEN} ${pace === 1 ? '' : hurry(pace)} }`);
	}

	async js<T>(body: string): Promise<T> {
		const script = `
			const done = arguments[arguments.length - 1];
			const answer = (what) => done({ ...what, heard: ${HEARD} });
			(async () => { ${body} })().then((value) => answer({ value }), (error) => answer({ error: String(error) }));
		`;
		const { value, error, heard } = (await this.#now.send('run', { script, args: [] })) as Answer<T>;
		this.console.push(...(heard?.console ?? []));
		this.violations.push(...(heard?.violations ?? []));
		this.requests.push(...(heard?.requests ?? []));
		if (error !== undefined) throw new Error(error);
		return value;
	}

	/** Asks again until there is an answer; gives up with the last error. */
	async #until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
		const end = performance.now() + PATIENCE;
		for (let trouble = 'not there'; ;) {
			try {
				const answer = await ask();
				if (answer !== null) return answer;
			} catch (error) {
				trouble = String(error);
			}
			if (performance.now() > end) throw new Error(`${what}: ${trouble}`);
			await new Promise((again) => setTimeout(again, PAUSE));
		}
	}

	async #find(role: Role, name: Name, ready: Ready): Promise<Point | null> {
		const found = await this.js<Point | null | typeof NO_AXE>(whereIs(role, name, ready));
		if (found !== NO_AXE) return found;
		await this.js(BRING_AXE);
		return this.#find(role, name, ready);
	}

	/** The place of something once it no longer moves. */
	async #settled(role: Role, name: Name, ready: Ready): Promise<Point> {
		let last: Point | null = null;
		return this.#until(`${role} ${String(name)}`, async () => {
			const at = await this.#find(role, name, ready);
			const isStill = at !== null && at.x === last?.x && at.y === last.y;
			last = at;
			return isStill ? at : null;
		});
	}

	where(role: Role, name: Name): Promise<Point> {
		return this.#settled(role, name, 'seen');
	}

	async tap(role: Role, name: Name): Promise<void> {
		await this.tapAt(await this.#settled(role, name, 'touchable'));
	}

	/** In one command: between two a busy machine may take so long that Firefox takes it for a long press, and no click. */
	async tapAt(place: Point): Promise<void> {
		await this.#act([[moveTo(place), DOWN, UP]]);
	}

	async hold<T>(role: Role, name: Name, ms: number, during: () => Promise<T>): Promise<T> {
		await this.touch('start', [await this.#settled(role, name, 'touchable')]);
		try {
			await new Promise((on) => setTimeout(on, ms));
			return await during();
		} finally {
			await this.touch('end');
		}
	}

	async touch(what: 'start' | 'move' | 'end' | 'cancel', fingers: readonly Point[] = []): Promise<void> {
		const there = this.#fingers;
		const all = fingers.length > 0 ? fingers : there;
		const steps = all.map((place, nr) => {
			const move = moveTo(place);
			return {
				start: nr < there.length ? [move] : [move, DOWN],
				move: [move],
				end: [UP],
				cancel: [{ type: 'pointerCancel' }],
			}[what];
		});
		this.#fingers = fingers;
		await this.#act(steps);
	}

	/** Lets each finger take its steps. */
	async #act(steps: readonly (readonly object[])[]): Promise<void> {
		const actions = steps.map((actions, nr) => ({
			type: 'pointer',
			id: `finger ${nr}`,
			parameters: { pointerType: 'touch' },
			actions,
		}));
		await this.#now.send('act', { actions });
	}

	async see(role: Role, name: Name): Promise<void> {
		await this.#until(`${role} ${String(name)}`, () => this.#find(role, name, 'seen'));
	}

	async gone(role: Role, name: Name): Promise<void> {
		await this.#until(`no ${role} ${String(name)}`, async () =>
			(await this.#find(role, name, 'seen')) === null ? true : null,
		);
	}

	async pass(ms: number): Promise<void> {
		await this.js(`await new Promise((go) => setTimeout(go, ${ms}));`);
	}

	async axe(): Promise<string[]> {
		await this.js(BRING_AXE);
		return this.js(`
			const { violations } = await axe.run();
			return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' ')));
		`);
	}

	readonly reader = async () => cannot('reader', this.#engine);
	readonly installErrors = async () => cannot('install', this.#engine);
	readonly slow = async () => cannot('pace', this.#engine);
	readonly worked = async () => cannot('pace', this.#engine);

	async shot(path?: string): Promise<Buffer> {
		const picture = Buffer.from(String(await this.#now.send('shot', {})), 'base64');
		if (path !== undefined) await writeFile(path, picture);
		return picture;
	}

	async resize({ width, height }: Viewport): Promise<void> {
		const frame = { width: 0, height: 0 };
		await this.#until(`a window of ${width} x ${height}`, async () => {
			await this.#now.send('place', { width: width + frame.width, height: height + frame.height });
			const inner = await this.js<Viewport>(`return { width: innerWidth, height: innerHeight };`);
			if (inner.width === width && inner.height === height) return true;
			const outer = await this.js<Viewport>(`return { width: outerWidth, height: outerHeight };`);
			[frame.width, frame.height] = [outer.width - inner.width, outer.height - inner.height];
			return null;
		});
	}

	async kill(): Promise<void> {
		await this.#now.kill();
		[this.#running, this.#fingers] = [undefined, []];
	}

	async quit(): Promise<void> {
		await this.#running?.quit();
		[this.#running, this.#fingers] = [undefined, []];
	}

	async close(): Promise<void> {
		await this.quit();
		await this.wipe();
	}
}
