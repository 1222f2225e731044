// npm start: installs what is missing, builds the app and serves it. PORT and HOST say where.
import { install } from './install.mjs';
import { npm, ROOT } from './npm.mjs';

const { PORT = '4173', HOST = '127.0.0.1' } = process.env;

if (!install() || !npm(['run', '--silent', 'build'])) process.exit(1);

const { serve } = await import('./serve.mjs');
try {
	const { url } = await serve({ dir: `${ROOT}build`, host: HOST, port: Number(PORT) });
	console.log(`\nPlenilunio is ready: ${url}`);
	if (HOST === '127.0.0.1') console.log('For other devices of your network: HOST=0.0.0.0 npm start');
} catch (error) {
	const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
	console.error(
		taken
			? `Port ${PORT} is taken by another program. Choose one: PORT=${Number(PORT) + 1} npm start`
			: error,
	);
	process.exitCode = 1;
}
