/** Whether this page can compute fingerprints: browsers keep them for https and the machine itself. */
export const canHash = (): boolean => 'subtle' in crypto;

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits: what any other tool says of the same text. */
export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The code of a deal (K27): the first twelve digits of the fingerprint of its seed, in groups of four. Every card and every
 * lot follows from the seed, so whoever has noted the code knows at the end that none was changed; and as there are 2^80
 * seeds to each code, it tells nobody anything before. Empty where nothing can be hashed: a game goes on without a code.
 */
export async function codeOf(seed: string): Promise<string> {
	if (!canHash()) return '';
	return (await sha256(seed)).slice(0, 12).replace(/\B(?=(.{4})+$)/g, ' ');
}
