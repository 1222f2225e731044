import type { Handle } from '@sveltejs/kit';

/** The pages of the rule book say in which language they are, and need no script to be read. */
export const handle: Handle = ({ event, resolve }) => {
	const { language } = event.params;
	if (language === undefined) return resolve(event);
	return resolve(event, {
		transformPageChunk: ({ html }) =>
			html
				.replace('<html lang="it"', `<html lang="${language}"`)
				.replace(/<noscript>.*?<\/noscript>\s*/s, ''),
	});
};
