// Text that takes little room in a file, and that nobody reads by opening it. Not encryption: any unpacker opens it.

/** Whether this browser can pack: Safari from 16.4 on, Firefox from 113 on. */
export const canPack = (): boolean => 'CompressionStream' in globalThis;

/** The text, deflated, in base64. */
export async function pack(text: string): Promise<string> {
	const bytes = await through(new Blob([text]), new CompressionStream('deflate'), Infinity);
	const letters = Array.from(new Uint8Array((await bytes?.arrayBuffer()) ?? []), (byte) =>
		String.fromCharCode(byte),
	);
	return btoa(letters.join(''));
}

/** What was packed; null where it is more than so many bytes, and undefined where nothing of the kind was packed. */
export async function unpack(packed: string, most: number): Promise<string | null | undefined> {
	try {
		const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
		return (
			(await (await through(new Blob([bytes]), new DecompressionStream('deflate'), most))?.text()) ?? null
		);
	} catch {
		return undefined;
	}
}

/** What comes out at the other end; null, without waiting for the rest, once it is more than so many bytes. */
async function through(from: Blob, way: GenericTransformStream, most: number): Promise<Blob | null> {
	const reader = from.stream().pipeThrough<Uint8Array<ArrayBuffer>>(way).getReader();
	const parts: BlobPart[] = [];
	let size = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		size += next.value.length;
		if (size > most) {
			await reader.cancel();
			return null;
		}
		parts.push(next.value);
	}
	return new Blob(parts);
}
