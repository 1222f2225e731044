// npm start: installs what is missing, builds the app and serves it. PORT and HOST say where.
import { createServer } from 'node:net';
import { install } from './install.mjs';
import { npm, ROOT } from './npm.mjs';

const { HOST = '127.0.0.1', PORT = '4173' } = process.env;
const port = Number(PORT);

/** Whether nobody listens there yet: asked first, so that nobody waits for a build in vain. */
function isFree() {
	return new Promise((answer) => {
		const probe = createServer();
		probe.once('error', () => answer(false));
		probe.listen(port, HOST, () => probe.close(() => answer(true)));
	});
}

if (!(await isFree())) {
	console.error(`Port ${port} is taken, or not to be had. Choose another one: PORT=${port + 1} npm start`);
	process.exit(1);
}
if (!install() || !npm(['run', '--silent', 'build'])) process.exit(1);

const { serve } = await import('./serve.mjs');
const { url } = await serve({ dir: `${ROOT}build`, host: HOST, port });
console.log(`\nPlenilunio is ready: ${url}`);
if (HOST === '127.0.0.1') console.log('For other devices of your network: HOST=0.0.0.0 npm start');
