// Serves the finished build as a careful static host would.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** What a `<meta>` cannot say of the security policy; see also `csp` in svelte.config.js. */
const SECURITY = {
	'Content-Security-Policy': "frame-ancestors 'self'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff',
};

/** @typedef {{ url: string, port: number, stop: () => Promise<void> }} Served */

/**
 * @param {object} options
 * @param {string} options.dir the build
 * @param {string} [options.host] where to listen: this machine alone, unless told otherwise
 * @param {number} [options.port] 0 picks a free one
 * @param {(path: string) => void} [options.onRequest] told of every request, before it is answered
 * @returns {Promise<Served>} refuses a folder without a build, and a port that is taken (error code EADDRINUSE)
 */
export async function serve({ dir, host = '127.0.0.1', port = 0, onRequest }) {
	const notFound = join(dir, '404.html');
	if (!existsSync(notFound)) throw new Error(`There is no build in ${dir}: run npm run build first.`);
	const files = sirv(dir, {
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders(res, path) {
			res.setHeader(
				'Cache-Control',
				path.includes('/immutable/') ? 'max-age=31536000, immutable' : 'no-cache',
			);
		},
	});
	const server = createServer((req, res) => {
		const { url = '/' } = req;
		if (!URL.canParse(url, 'http://localhost')) return void res.writeHead(400).end();
		const { pathname, search } = new URL(url, 'http://localhost');
		onRequest?.(pathname);
		for (const [name, value] of Object.entries(SECURITY)) res.setHeader(name, value);
		if (!pathname.endsWith('/') && existsSync(join(dir, pathname, 'index.html'))) {
			res.writeHead(308, { Location: `${pathname}/${search}` }).end();
			return;
		}
		files(req, res, () => {
			res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
			createReadStream(notFound).pipe(res);
		});
	});
	await new Promise((listening, failed) => {
		server.once('error', failed).listen(port, host, () => listening(undefined));
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return {
		url: `http://localhost:${address.port}`,
		port: address.port,
		stop: () =>
			new Promise((stopped) => {
				server.close(() => stopped());
				server.closeAllConnections();
			}),
	};
}
