// What one player reads while holding. Every function is called at that moment with the `HandView` of that moment, and
// its result is kept by nobody (R6). The same kind of page has the same number of lines of the same length for every
// role (K11); whoever has no news reads a fixed neutral line, the same every night, so that it proves nothing.
// `words` are those of the sheet in play: `wordsOf(sheet, language.words)`; `card` is what the book says of the role.
//
//   card(hand, names, words, card)  → { title, lines: [are, know, night, win], advice }           step 'card'
//   omen(hand, words)               → { title, lines: [question], items: [name, name] }           step 'omen'
//   task(hand, names, words, place) → { title, lines: [task, note, note] }                        step 'choose', place 0 or 1
//   wish(hand, names, words)        → { title, lines: [task, note, note] }                        step 'choose', page of roles
//   answer(hand, names, words)      → { title, lines: [chosen, answer] }                          step 'read'
//   hear(hand, names, words)        → { title, lines: [strings, answer] }                         step 'hear' (dawn lap)
//   ballot(hand, words)             → { title, lines: [question, note], fire: { label, hint } }   step 'ballot'
//   will(hand, words)               → { title, lines: [ask, rule, blank] }                        step 'will'
//   appeal(hand, words)             → { title, lines: [task or refusal, note], may }              step 'appeal'
//   reminder(hand, …, words, card)  → { title, lines: [are, night, win], notebook }               step 'reminder'
//
// A refused choice is told by `refused` of `tell.ts`.
import { SHEETS, type Action, type HandView, type Told } from '../engine/index';
import type { Words } from './index';
import { joined, news, notes, remembered } from './news';
import type { CardWords, Names } from './shape';
import { namesOf } from './tell';

/** A private page. The title is the name of the role. */
export interface Page {
	readonly title: string;
	readonly lines: readonly string[];
}
export interface CardPage extends Page {
	/** The second page, for beginners. */
	readonly advice: string;
}
export interface OmenPage extends Page {
	/** The two to choose from, in the order of the answer's `pick`. */
	readonly items: readonly string[];
}
export interface BallotPage extends Page {
	/** The switch that stands on every private ballot of a deck with a pyromaniac (P11). */
	readonly fire: { readonly label: string; readonly hint: string };
}
export interface AppealPage extends Page {
	/** Whether the holder may go on to name somebody. */
	readonly may: boolean;
}
export interface ReminderPage extends Page {
	/** The own past news, one paragraph a night (P15). */
	readonly notebook: readonly { readonly title: string; readonly text: string }[];
}

/** The card at the deal: what you are, whom you know (P5), what you do by night, how you win. */
export function card(
	{ role, told }: HandView,
	names: Names,
	{ roles, tell }: Words,
	{ are, know, night, win, advice }: CardWords,
): CardPage {
	return {
		title: roles[role].name,
		lines: [are, known(role, told, names, tell) ?? know, night, win],
		advice,
	};
}

function known(
	role: HandView['role'],
	{ pack, traitor, masons, drunkards, guards, lovers }: Told,
	names: Names,
	{ whisper }: Words['tell'],
): string | undefined {
	const { told: say, onCard } = whisper;
	if (pack && role === 'traitor') return pack.length > 0 ? onCard.traitor(namesOf(pack, names)) : undefined;
	if (pack && traitor) return onCard.packAndTraitor(namesOf(pack, names), namesOf(traitor, names));
	if (pack) return whisper.packOnCard(namesOf(pack, names));
	if (masons) return say.masons(namesOf(masons, names));
	if (drunkards) return say.drunkards(namesOf(drunkards, names));
	if (guards) return onCard.guards(namesOf(guards, names));
	return lovers && say.lovers(namesOf(lovers, names));
}

/** P14: two cards for the thief, two omens for everybody else. */
export function omen({ role, told }: HandView, { roles, tell }: Words): OmenPage {
	const { thief, decoy, items } = tell.whisper.omen;
	const cards = told.offered?.map((one) => roles[one].name);
	return { title: roles[role].name, lines: [cards ? thief : decoy], items: cards ?? items };
}

/** What a player is asked by night for one of the names, and two lines on what it helps to know. */
export function task(hand: HandView, names: Names, words: Words, place = 0): Page {
	const { tasks, seconds } = words.tell.whisper;
	const asked = hand.questions.flatMap(({ action, places }) => places.map((_, at) => ({ action, at })));
	const { action, at }: { action: Action; at: number } = asked[place] ?? { action: 'suspect', at: 0 };
	return asking(at === 0 ? tasks[action] : (seconds[action] ?? tasks[action]), hand, names, words);
}

/** What a player is asked on the page of roles, where the turns have one (P4). */
export function wish(hand: HandView, names: Names, words: Words): Page {
	const { tasks, guess } = words.tell.whisper;
	const guesses = hand.questions.some(({ action }) => action === 'associate');
	return asking(guesses ? guess : tasks.wish, hand, names, words);
}

function asking(asked: string, { role, told }: HandView, names: Names, words: Words): Page {
	const { noNotes } = words.tell.whisper;
	const { fellows, picked, last } = notes(told, names, words);
	return {
		title: words.roles[role].name,
		lines: [asked, fellows ?? noNotes[0], joined(picked, last) || noNotes[1]],
	};
}

/** The own choice once more, and the answer to it. */
export function answer({ role, told, chosen }: HandView, names: Names, words: Words): Page {
	const { chosen: named, noAnswer } = words.tell.whisper;
	const choices = Object.values(chosen ?? {}).filter((choice) => choice !== null);
	const picked = choices.flatMap((choice) => choice.names);
	const guessed = choices.flatMap((choice) => (choice.role ? [words.roles[choice.role].name] : []));
	const lines = [named([...namesOf(picked, names), ...guessed]), news(told, names, words) ?? noAnswer];
	return { title: words.roles[role].name, lines };
}

/** P7: what only dawn tells, to whoever is still in the game. */
export function hear({ role, told }: HandView, names: Names, words: Words): Page {
	const { morning, noAnswer, told: say } = words.tell.whisper;
	return {
		title: words.roles[role].name,
		lines: [told.controlled ? say.controlled : morning, news(told, names, words) ?? noAnswer],
	};
}

/** P9, P11: a ballot that is cast while holding; the switch reads the same in every hand. */
export function ballot({ role }: HandView, { roles, tell }: Words): BallotPage {
	const { ask, note, fire } = tell.whisper.ballot;
	return { title: roles[role].name, lines: [ask, note], fire };
}

/** P12, N21: the last words of somebody who has just died. */
export function will({ role }: HandView, { roles, tell }: Words): Page {
	const { ask, rule, blank } = tell.whisper.will;
	return { title: roles[role].name, lines: [ask, rule, blank] };
}

/** P10: the mayor names who burns instead; everybody else is refused, on a page of the same form. */
export function appeal({ role, questions }: HandView, { roles, refusals, tell }: Words): AppealPage {
	const may = questions.length > 0;
	const no = role === 'mayor' ? refusals.because['used-up'] : refusals.because['not-mayor'];
	const { once, silence } = tell.whisper.appeal;
	return {
		title: roles[role].name,
		lines: [may ? tell.whisper.tasks.burn : no({}), may ? once : silence],
		may,
	};
}

/** Who I am, and what I have been told so far (P15); what was told in the same night stands together. */
export function reminder(
	{ role, notebook }: HandView,
	names: Names,
	words: Words,
	{ are, night, win }: CardWords,
): ReminderPage {
	const { firstNight } = SHEETS[words.sheet];
	const nights = new Map<number, Told>();
	for (const page of notebook) nights.set(page.night, { ...nights.get(page.night), ...page.told });
	return {
		title: words.roles[role].name,
		lines: [are, night, win],
		notebook: [...nights].map(([night, told]) => {
			const title = night < firstNight ? words.tell.whisper.notebookDeal : words.tell.night(night);
			return { title, text: remembered(told, names, words) };
		}),
	};
}
