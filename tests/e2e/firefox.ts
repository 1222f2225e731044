import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { need } from '../../scripts/browsers.mjs';
import type { Options } from './tablet';
import { WebDriverTablet, type Command, type Running } from './webdriver';

/** The commands of WebDriver as Marionette, Firefox's own remote control, calls them. */
const NAMES: Readonly<Record<Command, string>> = {
	navigate: 'WebDriver:Navigate',
	refresh: 'WebDriver:Refresh',
	run: 'WebDriver:ExecuteAsyncScript',
	act: 'WebDriver:PerformActions',
	shot: 'WebDriver:TakeScreenshot',
	place: 'WebDriver:SetWindowRect',
	timeouts: 'WebDriver:SetTimeouts',
	window: 'WebDriver:GetWindowHandle',
	newWindow: 'WebDriver:NewWindow',
	toWindow: 'WebDriver:SwitchToWindow',
};

/** Firefox says here, in its profile, on which port it listens. */
const PORT = 'MarionetteActivePort';

const preferences = ({ locale = 'it-IT', reducedMotion }: Options) => ({
	'marionette.port': 0,
	'intl.accept_languages': locale,
	'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
	'dom.w3c_touch_events.enabled': 1,
	// Nothing but the test's own server is reached: a request to the world outside cannot succeed unseen.
	'network.proxy.type': 1,
	'network.proxy.http': '127.0.0.1',
	'network.proxy.http_port': 1,
	'network.proxy.ssl': '127.0.0.1',
	'network.proxy.ssl_port': 1,
});

/** A line to Marionette: each message is its length, a colon, and a list as JSON. */
class Line {
	readonly #socket: Socket;
	readonly #waiting = new Map<number, { answer: (value: unknown) => void; fail: (why: Error) => void }>();
	#heard = Buffer.alloc(0);
	#last = 0;

	constructor(socket: Socket) {
		this.#socket = socket;
		socket.on('data', (data) => this.#hear(data));
		socket.on('error', () => socket.destroy());
		socket.on('close', () => {
			for (const { fail } of this.#waiting.values()) fail(new Error('Firefox is gone.'));
			this.#waiting.clear();
		});
	}

	ask(command: string, parameters: object): Promise<unknown> {
		const nr = ++this.#last;
		const message = JSON.stringify([0, nr, command, parameters]);
		return new Promise((answer, fail) => {
			if (this.#socket.destroyed) return fail(new Error('Firefox is gone.'));
			this.#waiting.set(nr, { answer, fail });
			this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
		});
	}

	#hear(data: Buffer): void {
		this.#heard = Buffer.concat([this.#heard, data]);
		for (;;) {
			const start = this.#heard.indexOf(':') + 1;
			const end = start + Number(this.#heard.subarray(0, Math.max(0, start - 1)));
			if (start === 0 || this.#heard.length < end) return;
			this.#answer(JSON.parse(this.#heard.subarray(start, end).toString()));
			this.#heard = this.#heard.subarray(end);
		}
	}

	/** The greeting is no list, and no answer to anything. */
	#answer(message: unknown): void {
		if (!Array.isArray(message)) return;
		const [, nr, error, result] = message as [1, number, { message: string } | null, object];
		const waiting = this.#waiting.get(nr);
		this.#waiting.delete(nr);
		if (error) waiting?.fail(new Error(error.message));
		else waiting?.answer('value' in result ? result.value : result);
	}
}

/** A tablet that runs Firefox, on a profile of its own. */
export class FirefoxTablet extends WebDriverTablet {
	readonly #profile: string;

	constructor(profile: string, options: Options) {
		super('firefox', options);
		this.#profile = profile;
	}

	protected async start(options: Options): Promise<Running> {
		const lines = Object.entries(preferences(options)).map(
			([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
		);
		await writeFile(join(this.#profile, 'user.js'), lines.join('\n'));
		await rm(join(this.#profile, PORT), { force: true });
		const args = ['--headless', '--marionette', '--no-remote', '--profile', this.#profile];
		// In a group of its own, so that all its processes can be killed at once.
		const browser = spawn(await need('firefox'), args, { stdio: 'ignore', detached: true });
		const dead = new Promise((gone) => browser.once('exit', gone));
		const line = new Line(connect(await this.#port(browser), '127.0.0.1'));
		await line.ask('WebDriver:NewSession', { capabilities: {} });
		return {
			send: (command, parameters) => line.ask(NAMES[command], parameters),
			async kill() {
				if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
				await dead;
			},
			async quit() {
				await line.ask('Marionette:Quit', { flags: ['eForceQuit'] });
				await dead;
			},
		};
	}

	async #port(browser: ChildProcess): Promise<number> {
		while (browser.exitCode === null) {
			const port = Number(await readFile(join(this.#profile, PORT), 'utf8').catch(() => 0));
			if (port > 0) return port;
			await wait(50);
		}
		throw new Error('Firefox did not start.');
	}

	protected wipe(): Promise<void> {
		return rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
	}
}
