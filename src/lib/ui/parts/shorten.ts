const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as the eye counts them: an emoji or a letter with its accents is one. */
export function letters(text: string): string[] {
	return Array.from(segmenter.segment(text), (each) => each.segment);
}

/**
 * The names with none longer than `max` letters: the longer ones are cut in the middle, where names differ least.
 * Different names stay different (K18): where a cut would make two equal it moves, and as a last resort a number tells them apart.
 * `max` is at least 5, or 24 names could not be told apart.
 */
export function shorten(names: readonly string[], max: number): string[] {
	const room = Math.max(max, 5);
	const taken = new Set(names.filter((name) => letters(name).length <= room));
	return names.map((name) => {
		const all = letters(name);
		if (all.length <= room) return name;
		const short = cuts(all, room).find((cut) => !taken.has(cut)) ?? numbered(all, room, taken);
		taken.add(short);
		return short;
	});
}

/** Every way to cut, the best first: a little more of the head than of the tail, then further and further from it. */
function cuts(all: readonly string[], room: number): string[] {
	const best = Math.ceil((room - 1) * 0.6);
	return Array.from({ length: room - 1 }, (_, n) => n + 1)
		.sort((a, b) => Math.abs(a - best) - Math.abs(b - best))
		.map((head) => {
			const tail = room - 1 - head;
			return `${all.slice(0, head).join('')}…${tail === 0 ? '' : all.slice(-tail).join('')}`;
		});
}

function numbered(all: readonly string[], room: number, taken: ReadonlySet<string>): string {
	for (let n = 2; ; n++) {
		const short = `${all.slice(0, room - 1 - String(n).length).join('')}…${n}`;
		if (!taken.has(short)) return short;
	}
}
