import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core';
import { need } from '../../scripts/browsers.mjs';

/** The browsers the flows run in; what is written against `Tablet` does not know which. */
export type Engine = 'chromium';
export type Role = Parameters<Page['getByRole']>[0];
export type Name = string | RegExp;
/** Width and height in CSS pixels. */
export type Viewport = { readonly width: number; readonly height: number };
/** Who answered a request of the app; `nobody` when it failed. */
export type Sent = { readonly url: string; readonly answered: 'worker' | 'network' | 'nobody' };

/** One tablet in somebody's hands, with a real browser on it, real fingers, and a disk that outlives the browser. */
export interface Tablet {
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	tap(role: Role, name: Name): Promise<void>;
	/** Keeps a finger on something for `ms` milliseconds, then does `during` before the finger is lifted. */
	hold<T>(role: Role, name: Name, ms: number, during: () => Promise<T>): Promise<T>;
	/** Waits until it is to be seen. */
	see(role: Role, name: Name): Promise<void>;
	/** Waits until it is not to be seen. */
	gone(role: Role, name: Name): Promise<void>;
	/** Runs the body of an async function in the page. */
	js<T>(body: string): Promise<T>;
	/** What axe finds wrong with the accessibility of the page: a line for each element, none if all is well. */
	axe(): Promise<string[]>;
	/** A picture of the screen (PNG), kept as a file too if a path is given. */
	shot(path?: string): Promise<Buffer>;
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
	/** All that was written to the console, uncaught errors included, since the tablet was made. */
	readonly console: readonly string[];
	/** Every breach of the content security policy since the tablet was made. */
	readonly violations: readonly string[];
	/** Every request since the tablet was made. */
	readonly requests: readonly Sent[];
}

export type Options = {
	readonly engine?: Engine;
	readonly viewport?: Viewport;
	/** The language the browser asks for. */
	readonly locale?: string;
	readonly reducedMotion?: 'reduce' | 'no-preference';
};

/** How long anything may take to appear, in milliseconds. */
const PATIENCE = 10_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ROOT = process.getuid?.() === 0;
const ARGS = [
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-gpu',
	// No name but the test's own server exists: a request to the world outside cannot succeed unseen.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];

/** A new tablet with an empty disk, installing the browser if need be. */
export async function tablet(options: Options = {}): Promise<Tablet> {
	const made = new ChromiumTablet(await mkdtemp(join(tmpdir(), 'tablet-')), options);
	await made.reopen();
	return made;
}

class ChromiumTablet implements Tablet {
	readonly console: string[] = [];
	readonly violations: string[] = [];
	readonly requests: Sent[] = [];
	readonly #profile: string;
	readonly #options: Options;
	#running: { context: BrowserContext; page: Page; cdp: CDPSession } | undefined;

	constructor(profile: string, options: Options) {
		this.#profile = profile;
		this.#options = options;
	}

	async reopen(): Promise<void> {
		const { viewport = { width: 1024, height: 768 }, locale = 'it-IT' } = this.#options;
		const context = await chromium.launchPersistentContext(this.#profile, {
			executablePath: await need('chromium'),
			args: ARGS,
			chromiumSandbox: !ROOT,
			hasTouch: true,
			viewport,
			locale,
			reducedMotion: this.#options.reducedMotion ?? 'no-preference',
		});
		context.setDefaultTimeout(PATIENCE);
		context.on('response', (response) => {
			const answered = response.fromServiceWorker() ? 'worker' : 'network';
			this.requests.push({ url: response.url(), answered });
		});
		context.on('requestfailed', (request) => {
			this.requests.push({ url: request.url(), answered: 'nobody' });
		});
		context.on('console', (message) => this.console.push(message.text()));
		context.on('weberror', (error) => this.console.push(String(error.error())));
		const page = context.pages()[0] ?? (await context.newPage());
		const cdp = await context.newCDPSession(page);
		cdp.on('Audits.issueAdded', ({ issue }) => {
			const breach = issue.details.contentSecurityPolicyIssueDetails;
			if (breach) this.violations.push(`${breach.violatedDirective}: ${breach.blockedURL ?? 'inline'}`);
		});
		await cdp.send('Audits.enable');
		this.#running = { context, page, cdp };
	}

	get #now() {
		if (!this.#running) throw new Error('The browser of this tablet does not run: call reopen().');
		return this.#running;
	}

	#find(role: Role, name: Name): Locator {
		return this.#now.page.getByRole(role, { name, exact: true });
	}

	async open(url: string): Promise<void> {
		await this.#now.page.goto(url);
	}

	async reload(): Promise<void> {
		await this.#now.page.reload();
	}

	tap(role: Role, name: Name): Promise<void> {
		return this.#find(role, name).tap();
	}

	async hold<T>(role: Role, name: Name, ms: number, during: () => Promise<T>): Promise<T> {
		const target = this.#find(role, name);
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) throw new Error(`${role} "${name}" has no place on the screen`);
		const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		const { cdp, page } = this.#now;
		await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
		try {
			await page.waitForTimeout(ms);
			return await during();
		} finally {
			await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		}
	}

	see(role: Role, name: Name): Promise<void> {
		return this.#find(role, name).waitFor();
	}

	gone(role: Role, name: Name): Promise<void> {
		return this.#find(role, name).waitFor({ state: 'hidden' });
	}

	js<T>(body: string): Promise<T> {
		return this.#now.page.evaluate(`(async () => { ${body} })()`);
	}

	async axe(): Promise<string[]> {
		await this.#now.page.evaluate(AXE);
		return this.js(`
			const { violations } = await axe.run();
			return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' ')));
		`);
	}

	shot(path?: string): Promise<Buffer> {
		return this.#now.page.screenshot(path === undefined ? {} : { path });
	}

	resize(viewport: Viewport): Promise<void> {
		return this.#now.page.setViewportSize(viewport);
	}

	async kill(): Promise<void> {
		const { context } = this.#now;
		const browser = await context.browser()?.newBrowserCDPSession();
		if (!browser) throw new Error('The browser cannot be reached.');
		const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
		const dead = new Promise((settle) => context.once('close', settle));
		for (const { id } of processInfo) process.kill(id, 'SIGKILL');
		await dead;
		this.#running = undefined;
	}

	async quit(): Promise<void> {
		await this.#running?.context.close();
		this.#running = undefined;
	}

	async close(): Promise<void> {
		await this.quit();
		await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
	}
}
