import { rm } from 'node:fs/promises';
import axe from 'axe-core';
import { chromium, type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core';
import { need } from '../../scripts/browsers.mjs';
import { hurry } from './hurry';
import { outline } from './outline';
import type { Name, Options, Point, Role, Sent, Tablet, Viewport } from './tablet';

/** How long anything may take to appear, in milliseconds. */
const PATIENCE = 20_000;
/** Every frame is painted whole and from the start, so that the same page is the same picture. */
const STEADY = [
	'--disable-partial-raster',
	'--disable-checker-imaging',
	'--disable-lcd-text',
	'--force-color-profile=srgb',
];
/** When every evening begins whose clock stands still. */
const HOUR = Date.UTC(2026, 10, 30, 21);
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

/** A tablet that runs Chromium, steered by Playwright and, for the fingers, by Chromium's own protocol. */
export class ChromiumTablet implements Tablet {
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
			args: this.#options.clock === 'still' ? [...ARGS, ...STEADY] : ARGS,
			chromiumSandbox: !ROOT,
			hasTouch: true,
			viewport,
			locale,
			reducedMotion: this.#options.reducedMotion ?? 'no-preference',
		});
		context.setDefaultTimeout(PATIENCE);
		const { pace = 1, prelude, clock } = this.#options;
		if (pace !== 1) await context.addInitScript(hurry(pace));
		if (prelude !== undefined) await context.addInitScript(prelude);
		if (clock === 'still') {
			await context.clock.install({ time: HOUR });
			await context.clock.pauseAt(HOUR + 1000);
		}
		context.on('response', (response) => {
			const answered = response.fromServiceWorker() ? 'worker' : 'network';
			this.requests.push({ url: response.url(), answered });
		});
		context.on('requestfailed', (request) => {
			// Whoever leaves a page breaks off what it was still loading.
			if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
			this.requests.push({ url: request.url(), answered: 'nobody' });
		});
		context.on('console', (message) => {
			if (!this.#noise.test(message.text())) this.console.push(message.text());
		});
		context.on('weberror', (error) => this.console.push(String(error.error())));
		const page = context.pages()[0] ?? (await context.newPage());
		const cdp = await context.newCDPSession(page);
		cdp.on('Audits.issueAdded', ({ issue }) => {
			const breach = issue.details.contentSecurityPolicyIssueDetails;
			if (breach) this.violations.push(`${breach.violatedDirective}: ${breach.blockedURL ?? 'inline'}`);
		});
		await cdp.send('Audits.enable');
		await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
		this.#running = { context, page, cdp };
	}

	/**
	 * The manifest and its icons are loaded late: to leave the page before that is no error. And where a script of the test
	 * goes before every page, the frames of the rule book and of the pictures will not have it.
	 */
	get #noise(): RegExp {
		const { pace = 1, prelude } = this.#options;
		return pace === 1 && prelude === undefined
			? /^Manifest: |icon from the Manifest/
			: /^Manifest: |icon from the Manifest|^Blocked script execution in '[^']*\/(?:book\/|roles\.svg')/;
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

	async openBeside(url: string): Promise<void> {
		const beside = await this.#now.context.newPage();
		await beside.goto(url);
	}

	async reload(): Promise<void> {
		await this.#now.page.reload();
	}

	tap(role: Role, name: Name): Promise<void> {
		return this.#find(role, name).tap();
	}

	async tapAt(place: Point): Promise<void> {
		await this.touch('start', [place]);
		await this.touch('end');
	}

	async hold<T>(role: Role, name: Name, ms: number, during: () => Promise<T>): Promise<T> {
		await this.touch('start', [await this.where(role, name)]);
		try {
			await this.#now.page.waitForTimeout(ms);
			return await during();
		} finally {
			await this.touch('end');
		}
	}

	async where(role: Role, name: Name): Promise<Point> {
		const target = this.#find(role, name);
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) throw new Error(`${role} "${name}" has no place on the screen`);
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}

	async touch(what: 'start' | 'move' | 'end' | 'cancel', fingers: readonly Point[] = []): Promise<void> {
		const type = (
			{ start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel' } as const
		)[what];
		await this.#now.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
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

	async pass(ms: number): Promise<void> {
		if (this.#options.clock === 'still') return this.#now.page.clock.runFor(ms);
		await this.js(`await new Promise((go) => setTimeout(go, ${ms}));`);
	}

	async axe(): Promise<string[]> {
		await this.#now.page.evaluate(axe.source);
		return this.js(`
			const { violations } = await axe.run();
			return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' ')));
		`);
	}

	async installErrors(): Promise<string[]> {
		const { installabilityErrors } = await this.#now.cdp.send('Page.getInstallabilityErrors');
		return installabilityErrors.map(({ errorId }) => errorId);
	}

	async reader(): Promise<string> {
		const { nodes } = await this.#now.cdp.send('Accessibility.getFullAXTree');
		return outline(nodes);
	}

	async shot(path?: string): Promise<Buffer> {
		if (path !== undefined) return this.#now.page.screenshot({ path });
		const { data } = await this.#now.cdp.send('Page.captureScreenshot', { optimizeForSpeed: true });
		return Buffer.from(data, 'base64');
	}

	async slow(times: number): Promise<void> {
		await this.#now.cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
	}

	async worked(): Promise<number> {
		const { metrics } = await this.#now.cdp.send('Performance.getMetrics');
		return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
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
