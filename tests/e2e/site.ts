import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

/** The built app on a server of its own. */
export interface Site {
	/** The root of the app, without a slash at its end. */
	readonly url: string;
	readonly port: number;
	/** The path of every request that reached the server. */
	readonly requests: readonly string[];
	stop(): Promise<void>;
}

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

/**
 * Serves a finished build, `build/` unless another is named; refuses if there is none.
 *
 * @param port a free one unless one is named
 */
export async function site({ dir = BUILD, port = 0 } = {}): Promise<Site> {
	const requests: string[] = [];
	const served = await serve({ dir, port, onRequest: (path) => requests.push(path) });
	return { ...served, requests };
}
