import type { Handle } from '@sveltejs/kit';

/** The tags by which the browser knows the app: a page of the book is none, and there are many. */
const OF_THE_APP = /\s*<(?:meta\s+name="(?!viewport)|link rel="(?:manifest|apple-touch-icon)")[^>]*>/g;
/** What the framework writes for scripts that take a page over, and what HTML lets be left out. */
const FOR_SCRIPTS = /<!--[^>]*-->|<noscript>.*?<\/noscript>|(?<= [\w-]+)=""/gs;

/** The pages of the rule book say in which language they are, need no script to be read, and weigh little offline. */
export const handle: Handle = ({ event, resolve }) => {
	const { language } = event.params;
	if (language === undefined) return resolve(event);
	return resolve(event, {
		transformPageChunk: ({ html }) =>
			html
				.replace('<html lang="it"', `<html lang="${language}"`)
				.replace(OF_THE_APP, '')
				.replace(FOR_SCRIPTS, ''),
	});
};
