// Whether the browser may delete what is saved when it needs room. It says so itself; nothing is assumed (S2).

export type Protection = 'protected' | 'unprotected' | 'unknown';

/** How things are. */
export const protection = (): Promise<Protection> => ask((storage) => storage.persisted());

/** Asks the browser for protection, which it grants or not as it sees fit. */
export const protect = (): Promise<Protection> => ask((storage) => storage.persist());

async function ask(question: (storage: StorageManager) => Promise<boolean>): Promise<Protection> {
	try {
		return (await question(navigator.storage)) ? 'protected' : 'unprotected';
	} catch {
		return 'unknown'; // a browser without storage management, or a page it is not for
	}
}
