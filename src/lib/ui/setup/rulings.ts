import type { Words } from '$lib/words';
import { RULINGS, type RulingId } from '$lib/words/paragraphs';

/** The rulings in whose question, answer or number every word of the search occurs, whatever its accents and case. */
export function findRulings(
	of: keyof typeof RULINGS,
	search: string,
	{ rulings }: Words['rules'],
): readonly RulingId[] {
	const wanted = plain(search).split(/\s+/u);
	return RULINGS[of].filter((ruling) => {
		const text = plain(`${ruling} ${rulings[ruling].question} ${rulings[ruling].answer}`);
		return wanted.every((word) => text.includes(word));
	});
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
