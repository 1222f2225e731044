import { error } from '@sveltejs/kit';

// Development only. The page is no file of the build; and `import.meta.env.DEV` is written out as `false` before the
// bundle is made, so that the import below, with all it shows, is cut away: what stays is an address that is not found.
export const prerender = false;

export async function load() {
	if (import.meta.env.DEV) return { Lab: (await import('./Lab.svelte')).default };
	error(404);
}
