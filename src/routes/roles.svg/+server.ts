import { ROLES } from '$lib/ui/art/icons/roles';
import type { RequestHandler } from './$types';

// A file of the build, read by the app when it starts.
export const prerender = true;

/** The pictures of all roles. */
export const GET: RequestHandler = () => {
	const groups = Object.entries(ROLES).map(
		([role, { line, fill }]) =>
			`<g id="${role}"><path class="line" d="${line}"/><path class="fill" d="${fill}"/></g>`,
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${groups.join('\n')}\n</svg>\n`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
