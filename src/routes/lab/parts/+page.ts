import { error } from '@sveltejs/kit';
import { dev } from '$app/env';

// Development only. The page is no file of the build, and `dev` is false there when the bundle is made, so that the
// import below, with all it shows, is cut away: what stays is a page that is not found.
export const prerender = false;

export async function load() {
	if (!dev) error(404);
	return { Lab: (await import('./Lab.svelte')).default };
}
