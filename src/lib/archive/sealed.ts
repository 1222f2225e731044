// The envelope of a backup: whose it is, its version, and a checksum over what is in it.
import { isNumber, isRecord, plain, type Plain } from '$lib/db/index';
import { sha256 } from '$lib/session/sha256';

const FORMAT = 'plenilunio-backup';
const VERSION = 1;

/** Why what was read is no backup of ours, or not one this version can read. */
export type Unsealed = 'foreign' | 'newer' | 'damaged';

/** The text of a file with this in it. */
export async function seal(body: Plain): Promise<string> {
	const checksum = await sha256(JSON.stringify(body));
	return JSON.stringify({ format: FORMAT, version: VERSION, checksum, body });
}

/** What is in the file; plain data, nested at most 64 deep, and otherwise still to be judged. */
export async function unseal(text: string): Promise<{ readonly body: Plain } | Unsealed> {
	const file = parsed(text);
	// A file of ours that was cut short is no JSON any more, but begins as ours do.
	if (file === undefined) return text.slice(0, 99).includes(FORMAT) ? 'damaged' : 'foreign';
	if (!isRecord(file) || file['format'] !== FORMAT) return 'foreign';
	const { version, checksum } = file;
	if (isNumber(version) && version > VERSION) return 'newer';
	const body = plain(file['body']);
	const isWhole = body !== undefined && checksum === (await sha256(JSON.stringify(body)));
	return isWhole && version === VERSION ? { body } : 'damaged';
}

/** Undefined where it is no JSON, or nested so deep that the browser gives up. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
