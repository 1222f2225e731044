// The story, once the game is over: every fact in a sentence, night by night.
//
//   recount(recap, words) → [{ title: 'The second night', lines: [...] }, …]   nights and days in turn
import { SHEETS, type Fact, type Recap } from '../engine/index';
import { sentences } from './facts';
import type { Words } from './index';
import { wordsOf } from './sheet';
import { dayAfter } from './tell';

export interface Chapter {
	readonly title: string;
	readonly lines: readonly string[];
}

/** The whole story, in the order in which it happened (GR12). */
export function recount(recap: Recap, dictionary: Words): readonly Chapter[] {
	const words = wordsOf(recap.sheet, dictionary);
	const chapters: { title: string; lines: string[] }[] = [{ title: words.tell.recount.deal, lines: [] }];
	const roles = recap.people.map(({ card }) => card);
	let night = SHEETS[recap.sheet].firstNight - 1;
	for (const fact of recap.facts) {
		if (fact.fact === 'fell') night = fact.night;
		if (fact.fact === 'became') roles[fact.who] = fact.role;
		const title = opening(fact, night, recap, words);
		if (title !== undefined) chapters.push({ title, lines: [] });
		chapters.at(-1)?.lines.push(...sentences(fact, { recap, roles }, words));
	}
	return chapters.filter(({ lines }) => lines.length > 0);
}

/** The title of the chapter that a fact opens. */
function opening(fact: Fact, night: number, { sheet }: Recap, { tell }: Words): string | undefined {
	switch (fact.fact) {
		case 'fell':
			return tell.night(fact.night);
		case 'rose':
			return fact.at === 'dawn' ? tell.day(dayAfter(night, sheet)) : undefined;
		case 'announced':
			return fact.announcement.of === 'prelude' ? tell.day(1) : undefined;
		case 'ended':
		case 'stopped':
			return tell.recount.end;
		case 'dealt':
		case 'chose':
		case 'told':
		case 'hunted':
		case 'marked':
		case 'looked':
		case 'used':
		case 'found':
		case 'fixed':
		case 'raised':
		case 'revealed':
		case 'died':
		case 'became':
		case 'prevented':
		case 'balloted':
		case 'willed':
		case 'judged':
		case 'drew':
			return undefined;
	}
}
