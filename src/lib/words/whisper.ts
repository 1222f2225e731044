// What one player reads while holding. Every function is called at that moment with the `HandView` of that moment, and
// its result is kept by nobody (R6). The same kind of page has the same number of lines of the same length for every
// role (K11); whoever has no news reads a fixed neutral line, the same every night, so that it proves nothing.
//
//   card(hand, names, words)     → { title, lines: [are, know, night, win], advice }      step 'card'
//   task(hand, names, words)     → { title, lines: [task, note, note] }                   step 'choose' (place 0)
//   answer(hand, names, words)   → { title, lines: [chosen, answer] }                     step 'read'
//   reminder(hand, names, words) → { title, lines: [are, night, win], notebook: [{ title, text }] }   step 'reminder'
//
// A refused choice is told by `refused` of `tell.ts`.
import type { HandView, Told } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';
import { nameOf, namesOf } from './tell';

/** A private page. The title is the name of the role. */
export interface Page {
	readonly title: string;
	readonly lines: readonly string[];
}
export interface CardPage extends Page {
	/** The second page, for beginners. */
	readonly advice: string;
}
export interface ReminderPage extends Page {
	/** The own past news, one paragraph a night (P15). */
	readonly notebook: readonly { readonly title: string; readonly text: string }[];
}

/** The card at the deal: what you are, whom you know (P5), what you do by night, how you win. */
export function card({ role, told }: HandView, names: Names, { roles, tell }: Words): CardPage {
	const { name, are, know, night, win, advice } = roles[role];
	const { packOnCard, told: say } = tell.whisper;
	const known = told.pack
		? packOnCard(namesOf(told.pack, names))
		: told.masons
			? say.masons(namesOf(told.masons, names))
			: know;
	return { title: name, lines: [are, known, night, win], advice };
}

/** What a player is asked by night, and two lines on what it helps to know. */
export function task(
	{ role, told, questions }: HandView,
	names: Names,
	{ roles, tell }: Words,
	place = 0,
): Page {
	const { tasks, noNotes } = tell.whisper;
	const { fellows, picked, last } = notes(told, names, tell);
	const asked = tasks[questions[place]?.action ?? 'suspect'];
	return {
		title: roles[role].name,
		lines: [asked, fellows ?? noNotes[0], joined(picked, last) || noNotes[1]],
	};
}

/** The own choice once more, and the answer to it. */
export function answer({ role, told, chosen }: HandView, names: Names, { roles, tell }: Words): Page {
	const { chosen: named, noAnswer } = tell.whisper;
	const picked = Object.values(chosen ?? {}).flatMap((choice) => choice?.names ?? []);
	const lines = [named(namesOf(picked, names)), news(told, names, { roles, tell }) ?? noAnswer];
	return { title: roles[role].name, lines };
}

/** Who I am, and what I have been told so far (P15). */
export function reminder({ role, notebook }: HandView, names: Names, words: Words): ReminderPage {
	const { name, are, night, win } = words.roles[role];
	return {
		title: name,
		lines: [are, night, win],
		notebook: notebook.map((page) => {
			const title = page.night === 0 ? words.tell.whisper.notebookDeal : words.tell.night(page.night);
			return { title, text: remembered(page.told, names, words) };
		}),
	};
}

/** What is worth keeping of a night: the answer, or else the pack and its prey, or that there was nothing. */
function remembered(told: Told, names: Names, words: Words): string {
	const { noAnswer } = words.tell.whisper;
	const { fellows, last } = notes(told, names, words.tell);
	return news(told, names, words) ?? (joined(fellows, last) || noAnswer);
}

/** What is read before choosing: with whom, what has been picked, and the prey of the night before. */
function notes(
	{ pack, masons, colleague, picks, lastPrey }: Told,
	names: Names,
	{ whisper: { told: say } }: Words['tell'],
): Readonly<Record<'fellows' | 'picked' | 'last', string | undefined>> {
	return {
		fellows: pack
			? say.pack(namesOf(pack, names))
			: masons
				? say.masons(namesOf(masons, names))
				: colleague && say.colleague(namesOf(colleague, names)),
		picked:
			picks &&
			say.picks(picks.map(({ wolf, prey }) => ({ wolf: nameOf(wolf, names), prey: nameOf(prey, names) }))),
		last: lastPrey === undefined ? undefined : say.lastPrey(nameOf(lastPrey, names)),
	};
}

const joined = (...lines: readonly (string | undefined)[]): string =>
	lines.filter((line) => line !== undefined).join(' ');

/** The answer to a choice, or the news of the night. */
function news(
	{ see, medium, becomes }: Told,
	names: Names,
	{ roles, tell }: Pick<Words, 'roles' | 'tell'>,
): string | undefined {
	const { told: say } = tell.whisper;
	if (see) return say.see(nameOf(see.target, names), see.wolf);
	if (medium)
		return medium === 'none'
			? say.medium(null, false)
			: say.medium(nameOf(medium.target, names), medium.wolf);
	if (becomes) return say.becomes(becomes === 'human' ? null : roles[becomes].name);
	return undefined;
}
