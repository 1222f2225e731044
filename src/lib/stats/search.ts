import { plain } from '../book/find';
import type { Words } from '../words/index';
import { winnerOf, type Story } from './story';

/** The group that played, by the name it is shown with. */
export type GroupNames = ReadonlyMap<string, string>;

/** Who won, for a list; `null` where nobody did, or nobody can tell any more. */
export function winnerIn({ recap }: Story, { tell }: Words): string | null {
	const side = recap && winnerOf(recap) && recap.side;
	return side ? tell.ends[side].headline : null;
}

/** What a list calls the sheet; what is not known to this version, by its name in the record. */
export function sheetIn({ sheet }: Pick<Story, 'sheet'>, { rules }: Words): string {
	const sheets: Readonly<Record<string, { readonly name: string } | undefined>> = rules.sheets;
	return sheets[sheet]?.name ?? sheet;
}

/**
 * Reads the stories once, so that each search is quick: those in which every word occurs, whatever its accents and case, in
 * a name, the group, the sheet, the day or who won. An empty search finds all, in the order given.
 */
export function searchOf(
	stories: readonly Story[],
	groups: GroupNames,
	words: Words,
): (search: string) => readonly Story[] {
	const read = stories.map((story) => {
		const { names, group, playedAt, recap } = story;
		const said = [
			...names,
			groups.get(group ?? ''),
			sheetIn(story, words),
			words.recap.date(playedAt),
			winnerIn(story, words),
			recap?.side === null ? words.past.stories.stopped : '',
		];
		return { story, text: plain(said.join(' ')) };
	});
	return (search) => {
		const wanted = plain(search).split(/\s+/u).filter(Boolean);
		return read.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ story }) => story);
	};
}
