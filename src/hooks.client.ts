import type { ClientInit, HandleClientError } from '@sveltejs/kit';
import { dev } from '$app/env';
import { update } from '$lib/update/update.svelte';

export const init: ClientInit = () => {
	// Not awaited: no page waits for the copy of the app to be stored.
	void update.start();
};

/** SvelteKit would write the error to the console, where no word of a game may ever stand (K1). */
export const handleError: HandleClientError = ({ error }) => {
	if (dev) reportError(error);
};
