import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { BUILD, builtFiles } from './built';

describe('the server of npm start', () => {
	let server: Awaited<ReturnType<typeof serve>>;

	beforeAll(async () => {
		server = await serve({ dir: BUILD });
	});
	afterAll(() => server.stop());

	const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

	test('has every file of the build', async () => {
		for (const file of builtFiles()) {
			const response = await get(`/${file}`);
			expect({ file, status: response.status }).toEqual({ file, status: 200 });
			const forGood = file.includes('/immutable/');
			expect(response.headers.get('cache-control')).toBe(
				forGood ? 'max-age=31536000, immutable' : 'no-cache',
			);
			expect(response.headers.get('x-content-type-options')).toBe('nosniff');
			expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
		}
	});

	test('names the types a browser insists on', async () => {
		const type = async (path: string) => (await get(path)).headers.get('content-type');
		expect(await type('/')).toMatch(/^text\/html;\s*charset=utf-8$/);
		expect(await type('/service-worker.js')).toMatch(/^text\/javascript/);
		expect(await type('/manifest.webmanifest')).toBe('application/manifest+json');
	});

	test('answers an address that is none, and goes on', async () => {
		expect((await get('//')).status).toBe(400);
		expect((await get('/')).status).toBe(200);
	});

	test('answers an unknown address with the shell of the app, as not found', async () => {
		const response = await get('/no/such/page/');
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('<title>Plenilunio</title>');
	});

	test('sends an address without its slash to the page', async () => {
		const response = await get('/new?seats=5');
		expect(response.status).toBe(308);
		expect(response.headers.get('location')).toBe('/new/?seats=5');
	});

	test('leaves the folder of the build to nobody', async () => {
		for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
			expect((await get(path)).status).toBe(404);
	});

	test('says so when the port is taken, and when there is no build', async () => {
		await expect(serve({ dir: BUILD, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
		await expect(serve({ dir: 'no/such/folder' })).rejects.toThrow('npm run build');
	});
});
