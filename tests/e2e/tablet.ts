import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ChromiumTablet } from './chromium';
import type { Engine } from './engines';
import { FirefoxTablet } from './firefox';
import { WebKitTablet } from './webkit';

export type Role = Parameters<Page['getByRole']>[0];
export type Name = string | RegExp;
/** Width and height in CSS pixels. */
export type Viewport = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
/** Who answered a request of the app: `nobody` when it failed, `somebody` where the browser does not tell which. */
export type Sent = {
	readonly url: string;
	readonly answered: 'worker' | 'network' | 'somebody' | 'nobody';
};

/** One tablet in somebody's hands, with a real browser on it, real fingers, and a disk that outlives the browser. */
export interface Tablet {
	open(url: string): Promise<void>;
	/** Opens an address in a second window of the same browser, and goes on in the first. */
	openBeside(url: string): Promise<void>;
	reload(): Promise<void>;
	tap(role: Role, name: Name): Promise<void>;
	/** Keeps a finger on something for `ms` milliseconds, then does `during` before the finger is lifted. */
	hold<T>(role: Role, name: Name, ms: number, during: () => Promise<T>): Promise<T>;
	/** The middle of something on the screen, in CSS pixels: where a finger would go. */
	where(role: Role, name: Name): Promise<Point>;
	/** What `tap` does, at a place: one finger, lifted at once. */
	tapAt(place: Point): Promise<void>;
	/**
	 * What single fingers do, for all that is more than a tap or a hold. `start` names every finger that is on the
	 * glass from now on, `move` where they are, `end` and `cancel` lift them all and name none.
	 */
	touch(what: 'start' | 'move' | 'end' | 'cancel', fingers?: readonly Point[]): Promise<void>;
	/** Waits until it is to be seen. */
	see(role: Role, name: Name): Promise<void>;
	/** Waits until it is not to be seen. */
	gone(role: Role, name: Name): Promise<void>;
	/** Runs the body of an async function in the page. */
	js<T>(body: string): Promise<T>;
	/** Waits until `ms` milliseconds have gone by in the page; lets them go by, where time stands still. */
	pass(ms: number): Promise<void>;
	/** What axe finds wrong with the accessibility of the page: a line for each element, none if all is well. */
	axe(): Promise<string[]>;
	/** What keeps the browser from offering to install the app: nothing if all is well. */
	installErrors(): Promise<string[]>;
	/** What a screen reader finds: a line for each thing, with its role, its name and what else is said, deeper the deeper it is. */
	reader(): Promise<string>;
	/** A picture of the screen (PNG), kept as a file too if a path is given. */
	shot(path?: string): Promise<Buffer>;
	/** From now on the page's processor is so many times slower than that of this machine: 6 is an old tablet. */
	slow(times: number): Promise<void>;
	/** The seconds for which the page's own thread has worked so far, whatever else the machine did meanwhile. */
	worked(): Promise<number>;
	/** Turns the tablet or changes its size. */
	resize(viewport: Viewport): Promise<void>;
	/** As if the battery fell out: every process of the browser dies on the spot. Go on with `reopen`. */
	kill(): Promise<void>;
	/** Starts the browser again on the same disk, with an empty page. */
	reopen(): Promise<void>;
	/** Shuts the browser down in good order; the disk stays for `reopen`. */
	quit(): Promise<void>;
	/** The end of the test: the browser quits and the disk is wiped. */
	close(): Promise<void>;
	/**
	 * All that was written to the console, uncaught errors included, since the tablet was made. Firefox and WebKit hear this
	 * and all that follows from the moment on when a page has loaded.
	 */
	readonly console: readonly string[];
	/** Every breach of the content security policy since the tablet was made. */
	readonly violations: readonly string[];
	/** Every request since the tablet was made. */
	readonly requests: readonly Sent[];
}

export type Options = {
	readonly engine?: Engine;
	readonly viewport?: Viewport;
	/** The language the browser asks for; WebKit has that of the machine. */
	readonly locale?: string;
	readonly reducedMotion?: 'reduce' | 'no-preference';
	/** How many times as fast as ours the time of the pages runs: for tables with a long evening before them. */
	readonly pace?: number;
	/** The time of the pages stands still, and goes on in `pass` alone. */
	readonly clock?: 'still';
	/** A script that runs in every page before those of the page itself. */
	readonly prelude?: string;
};

/** A new tablet with an empty disk, with Chromium on it unless told otherwise, installing the browser if need be. */
export async function tablet(options: Options = {}): Promise<Tablet> {
	const profile = () => mkdtemp(join(tmpdir(), 'tablet-'));
	const make: Readonly<Record<Engine, () => Promise<Tablet>>> = {
		chromium: async () => new ChromiumTablet(await profile(), options),
		firefox: async () => new FirefoxTablet(await profile(), options),
		webkit: async () => new WebKitTablet(options),
	};
	const made = await make[options.engine ?? 'chromium']();
	await made.reopen();
	return made;
}
