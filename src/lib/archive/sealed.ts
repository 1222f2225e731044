// The envelope of a backup: whose it is, its version, and a checksum over what is in it.
import { isNumber, isRecord, plain, type Plain } from '$lib/db/index';
import { sha256 } from '$lib/session/sha256';
import { pack, unpack } from './packed';

const FORMAT = 'plenilunio-backup';
/** 1 had its body as plain JSON; 2 has it packed, so that nobody reads a secret ballot by opening the file (LR11). */
const VERSION = 2;

/** The most that is read, in bytes, of a file and of what is packed in it: some thousand evenings. */
export const LARGEST = 40_000_000;

/** Why what was read is no backup of ours, or not one this version can read. */
export type Unsealed = 'foreign' | 'newer' | 'damaged' | 'too-big';

/** The text of a file with this in it. */
export async function seal(body: Plain): Promise<string> {
	const text = JSON.stringify(body);
	const [checksum, packed] = [await sha256(text), await pack(text)];
	return JSON.stringify({ format: FORMAT, version: VERSION, checksum, body: packed });
}

/** What is in the file; plain data, nested at most 64 deep, and otherwise still to be judged. */
export async function unseal(text: string): Promise<{ readonly body: Plain } | Unsealed> {
	const file = parsed(text);
	// A file of ours that was cut short is no JSON any more, but begins as ours do.
	if (file === undefined) return text.slice(0, 99).includes(FORMAT) ? 'damaged' : 'foreign';
	if (!isRecord(file) || file['format'] !== FORMAT) return 'foreign';
	const { version, checksum } = file;
	if (isNumber(version) && version > VERSION) return 'newer';
	const content = version === VERSION ? await unpack(String(file['body']), LARGEST) : undefined;
	if (content === null) return 'too-big';
	const body = plain(content === undefined ? file['body'] : parsed(content));
	const isWhole = body !== undefined && checksum === (await sha256(JSON.stringify(body)));
	return isWhole && (version === 1 || content !== undefined) ? { body } : 'damaged';
}

/** Undefined where it is no JSON, or nested so deep that the browser gives up. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
