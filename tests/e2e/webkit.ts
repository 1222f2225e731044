import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { need } from '../../scripts/browsers.mjs';
import { cannot } from './engines';
import type { Options } from './tablet';
import { WebDriverTablet, type Command, type Running } from './webdriver';

/** The commands of WebDriver as the driver's addresses within a session. */
const PATHS: Readonly<Record<Command, readonly [method: 'GET' | 'POST', path: string]>> = {
	navigate: ['POST', 'url'],
	refresh: ['POST', 'refresh'],
	run: ['POST', 'execute/async'],
	act: ['POST', 'actions'],
	shot: ['GET', 'screenshot'],
	place: ['POST', 'window/rect'],
	timeouts: ['POST', 'timeouts'],
	window: ['GET', 'window'],
	newWindow: ['POST', 'window/new'],
	toWindow: ['POST', 'window'],
};

/** Where Debian keeps the little browser that the driver steers; elsewhere the driver knows itself. */
const MINI = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
	.map((machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`)
	.find((path) => existsSync(path));

const CAPABILITIES = {
	'webkitgtk:browserOptions': { ...(MINI !== undefined && { binary: MINI }), args: ['--automation'] },
	// Nothing but the test's own server is reached: a request to the world outside cannot succeed unseen.
	proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:1', sslProxy: '127.0.0.1:1', noProxy: ['localhost'] },
};

/** How often a browser is started before the test gives up, and how long each start may take, in milliseconds. */
const STARTS = 3;
const START = 40_000;

/** A port that nobody listens on. */
function freePort(): Promise<number> {
	return new Promise((found) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const address = probe.address();
			const port = address !== null && typeof address === 'object' ? address.port : 0;
			probe.close(() => found(port));
		});
	});
}

/** A screen that nobody sees, high and wide enough for every tablet; gives its name. */
function screen(server: ChildProcess): Promise<string> {
	return new Promise((up, failed) => {
		server.stdio[3]?.once('data', (name: Buffer) => up(`:${name.toString().trim()}`));
		server.once('error', failed).once('exit', () => failed(new Error('Xvfb did not start.')));
	});
}

/** A tablet that runs WebKit, on a screen of its own. It speaks the language of the machine. */
export class WebKitTablet extends WebDriverTablet {
	constructor(options: Options) {
		super('webkit', options);
	}

	/** On a busy machine a driver may never answer that its browser is up: then another one is started. */
	protected async start(): Promise<Running> {
		for (let tries = 1; ; tries++) {
			try {
				return await this.#launch();
			} catch (error) {
				if (tries === STARTS) throw error;
			}
		}
	}

	/** Starts one driver with one browser; throws if they are not up in time, and leaves nothing running then. */
	async #launch(): Promise<Running> {
		const program = await need('webkit');
		const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'], {
			stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
		});
		const env = { ...process.env, DISPLAY: await screen(xvfb) };
		const port = await freePort();
		const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });

		async function call(method: string, path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
			const request = {
				method,
				...(body !== undefined && { body: JSON.stringify(body) }),
				...(signal !== undefined && { signal }),
			};
			const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
			const { value } = (await response.json()) as { value: unknown };
			if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
			return value;
		}
		function stop(): void {
			driver.kill();
			xvfb.kill();
		}
		async function begin(): Promise<string> {
			const inTime = AbortSignal.timeout(START);
			const isUp = () => call('GET', '/status', undefined, inTime).catch(() => false);
			while (driver.exitCode === null && !inTime.aborted && !(await isUp())) await wait(40);
			const session = await call('POST', '/session', { capabilities: { alwaysMatch: CAPABILITIES } }, inTime);
			return `/session/${(session as { sessionId: string }).sessionId}`;
		}
		const session = await begin().catch((error: unknown) => {
			stop();
			throw error;
		});
		return {
			send(command, parameters) {
				const [method, path] = PATHS[command];
				return call(method, `${session}/${path}`, method === 'POST' ? parameters : undefined);
			},
			kill: async () => cannot('disk', 'webkit'),
			quit: () => call('DELETE', session).then(stop, stop),
		};
	}

	/** The session has wiped everything already. */
	protected async wipe(): Promise<void> {}
}
