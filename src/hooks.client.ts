import type { ClientInit } from '@sveltejs/kit';
import { update } from '$lib/update/update.svelte';

export const init: ClientInit = () => {
	// Not awaited: no page waits for the copy of the app to be stored.
	void update.start();
};
