import type { Choice, Choices, Seat } from '../../src/lib/engine';

/** What a player chooses tonight, by names: `{maul: 'Ada'}`, `{charm: ['Ada', 'Bea']}`; `none` is nobody. */
export type ChoiceWords = Readonly<Record<string, unknown>>;

/** Choices by seats, from choices by names as FORMAT.md section 2 writes them. Whether they are allowed is for the engine. */
export function choicesOf({ onto, ...verbs }: ChoiceWords, seat: (name: string) => Seat): Choices {
	const choices = Object.entries(verbs).map(([verb, words]) => {
		const said = verb === 'control' && onto !== undefined ? [words, onto] : words;
		return [verb, choiceOf(said, seat)];
	});
	return Object.fromEntries(choices) as Choices;
}

function choiceOf(words: unknown, seat: (name: string) => Seat): Choice | null {
	if (words === null || words === 'none') return null;
	if (typeof words === 'object' && 'player' in words)
		return {
			names: namesIn(words.player).map(seat),
			...('role' in words ? { role: words.role as never } : {}),
		};
	return { names: namesIn(words).map(seat) };
}

const namesIn = (words: unknown): string[] => [words].flat().map(String);
