import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRegistration, FakeWorker, serviceWorkers } from './browser';

vi.mock('$app/env', () => ({ dev: false, browser: true }));

let registration: FakeRegistration;

beforeEach(() => {
	registration = new FakeRegistration();
	registration.activate(new FakeWorker());
	vi.resetModules();
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** The copy of the app as a page finds it that has just started. */
async function started(refusal?: Error) {
	const container = serviceWorkers(registration, refusal);
	const { update } = await import('$lib/update/update.svelte');
	await update.start();
	return { update, container };
}

describe('ready for offline', () => {
	test('once every file lies in the cache', async () => {
		const { update } = await started();
		expect(update.offlineReady).toBe(true);
	});

	test('not while a file is missing', async () => {
		if (registration.active) registration.active.complete = false;
		const { update } = await started();
		expect(update.offlineReady).toBe(false);
	});

	test('never where the browser keeps no worker, and nothing breaks', async () => {
		const { update } = await started(new Error('a private window'));
		expect(update.offlineReady).toBe(false);
		expect(await update.check()).toBe('unreachable');
	});
});

describe('a new version', () => {
	test('that waits is offered', async () => {
		registration.waiting = new FakeWorker();
		const { update } = await started();
		await vi.waitFor(() => expect(update.available).toBe(true));
		expect(registration.waiting.heard).toEqual([]);
	});

	test('is not what waits for a moment in the very first visit, and then takes over by itself', async () => {
		const first = new FakeWorker();
		registration = new FakeRegistration();
		registration.waiting = first;
		const visit = started();
		await new Promise((waits) => setTimeout(waits));
		registration.activate(first);
		const { update } = await visit;
		await new Promise((told) => setTimeout(told));
		expect(update.available).toBe(false);
	});

	test('is not offered where there is none', async () => {
		const { update } = await started();
		expect(update.available).toBe(false);
		expect(registration.update).not.toHaveBeenCalled();
	});

	test.each([
		['installed', true, 'found'],
		['redundant', false, 'unreachable'],
	])('that a search brings is waited for until it is %s', async (state, waits, outcome) => {
		const { update } = await started();
		const arriving = new FakeWorker();
		registration.update.mockImplementation(() => {
			registration.installing = arriving;
			return Promise.resolve();
		});
		const search = update.check();
		await vi.waitFor(() => expect(registration.installing).toBe(arriving));
		await Promise.resolve();
		registration.installing = null;
		if (waits) registration.waiting = arriving;
		arriving.become(state);
		expect(await search).toBe(outcome);
	});

	test('that is not there, or a server that is not there, is said so', async () => {
		const { update } = await started();
		expect(await update.check()).toBe('current');
		registration.update.mockRejectedValueOnce(new TypeError('no network'));
		expect(await update.check()).toBe('unreachable');
	});

	test('takes over for a tap, and the page is loaded once', async () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
		registration.waiting = new FakeWorker();
		const { update, container } = await started();
		update.apply();
		expect(registration.waiting.heard).toEqual([{ type: 'SKIP_WAITING' }]);
		expect(reload).not.toHaveBeenCalled();
		container.dispatchEvent(new Event('controllerchange'));
		container.dispatchEvent(new Event('controllerchange'));
		expect(reload).toHaveBeenCalledOnce();
	});

	test('that another window has let in is just loaded', async () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
		const { update } = await started();
		update.apply();
		expect(reload).toHaveBeenCalledOnce();
	});
});

describe('the address of the worker', () => {
	test('is vouched for where Trusted Types are enforced, and no other is', async () => {
		const created: string[] = [];
		let rules: { createScriptURL(url: string): string } | undefined;
		vi.stubGlobal('trustedTypes', {
			createPolicy: (name: string, given: typeof rules) => {
				created.push(name);
				rules = given;
				return given;
			},
		});
		const { workerAddress } = await import('$lib/update/worker-address');
		expect(workerAddress('/here/')).toBe('/here/service-worker.js');
		expect(created).toEqual(['plenilunio-worker']);
		expect(() => rules?.createScriptURL('/elsewhere.js')).toThrow(TypeError);
	});
});
