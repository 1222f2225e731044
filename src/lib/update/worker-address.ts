/**
 * The address of the service worker, in the form the browser demands. With Trusted Types enforced (see `csp` in
 * svelte.config.js) a bare string may not name a script; this policy vouches for one file and refuses all others.
 *
 * @param base the root of the app as a path, with a slash at its end
 */
export function workerAddress(base: string): string | TrustedScriptURL {
	const address = `${base}service-worker.js`;
	const policy = window.trustedTypes?.createPolicy('plenilunio-worker', {
		createScriptURL: (url) => {
			if (url !== address) throw new TypeError('not the service worker of this app');
			return url;
		},
	});
	return policy?.createScriptURL(address) ?? address;
}
