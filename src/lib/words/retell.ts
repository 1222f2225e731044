// A finished game once more, moment by moment, in the words in which it was seen.
//
//   chapterOf(table, words)              → 'The second night'             where in the evening it is
//   retell(moment, recap, names, words)  → { small, headline, lines }     what stood on the glass, and what was answered
import type { Answer, AnswerTo, HandView, Recap, Request, Seat, TableView } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';
import { announced, dayAfter, ended, nameOf, namesOf, willsRead } from './tell';
import { answer as answered, ballot, card, hear, omen, task, will, wish, type Page } from './whisper';

export interface Retold {
	readonly small: string;
	readonly headline: string;
	readonly lines: readonly string[];
}

/** What was asked; what its holder read, where somebody is looking on with their eyes; what they answered, where it is shown. */
interface Seen {
	readonly request: Request | null;
	readonly answer: Answer | null;
	readonly hand: HandView | null;
}

/** The hour of a moment. */
export function chapterOf({ phase, night, sheet }: TableView, { tell }: Words): string {
	if (phase === 'deal') return tell.recount.deal;
	return phase === 'night' ? tell.night(night) : tell.day(dayAfter(night, sheet));
}

/** One moment, as whoever looks on saw it. `words` are those of the sheet in play. */
export function retell({ request, answer, hand }: Seen, recap: Recap, names: Names, words: Words): Retold {
	const { evening } = words;
	const { replay } = words.past;
	const name = (seat: Seat) => nameOf(seat, names);
	const arrow = (voter: Seat, target: Seat | null) =>
		evening.poll.last(name(voter), target === null ? null : name(target));
	if (request === null) {
		const { small, headline, note } = ended(recap, names, words);
		return { small, headline, lines: note === null ? [] : [note] };
	}
	if (hand) return inHand(hand, answer, names, words);
	switch (request.kind) {
		case 'card':
		case 'omen':
		case 'turn':
		case 'read':
		case 'will':
			return { small: '', headline: replay.round, lines: [] };
		case 'announce': {
			const { announcement } = request;
			const { small, headline, note } = announced(announcement, names, words);
			const wills = announcement.of === 'wills' ? willsRead(announcement, names, words) : [];
			return {
				small,
				headline,
				lines: [...(note === null ? [] : [note]), ...wills.map(({ name, text }) => `${name}: ${text}`)],
			};
		}
		case 'discuss':
			return { small: '', headline: replay.talk, lines: [] };
		case 'vote':
		case 'poll':
			return { small: evening.vote[request.ballot], headline: replay.secret, lines: [] };
		case 'count':
			return {
				small: evening.vote[request.ballot],
				headline: evening.recap.ballots,
				lines: request.cast.map(({ voter, target }) => arrow(voter, target)),
			};
		case 'defence':
			return { small: evening.defence.small, headline: name(request.seat), lines: [] };
		case 'lots':
			return {
				small: '',
				headline: evening.lots[request.lot],
				lines: [words.tell.list(namesOf(request.from, names))],
			};
		case 'appeal': {
			const said = answer as AnswerTo<'appeal'>;
			return {
				small: evening.appeal.small,
				headline: name(request.condemned),
				lines: [said === 'silence' ? evening.appeal.silence : arrow(said.by, said.burn)],
			};
		}
		case 'judge':
			return {
				small: evening.judge.small,
				headline: evening.judge.ask(name(request.seat)),
				lines: [evening.judge[answer as AnswerTo<'judge'>]],
			};
	}
}

/** Of a card, who it is and whom it knows is told again, and not what it can do. */
const NO_WORDS = { summary: '', are: '', know: '', night: '', win: '', advice: '' };

/** A private page as its holder read it, and below it what they answered. The engine has held each answer to its request. */
function inHand(hand: HandView, answer: Answer | null, names: Names, words: Words): Retold {
	const { chosen } = words.tell.whisper;
	const page = (read: Page, ...added: readonly (string | undefined)[]): Retold => ({
		small: nameOf(hand.seat, names),
		headline: read.title,
		lines: [...read.lines, ...added].flatMap((line) => line || []),
	});
	switch (hand.step) {
		case 'card':
			return page(card(hand, names, words, NO_WORDS));
		case 'omen': {
			const { pick } = answer as AnswerTo<'omen'>;
			const read = omen(hand, words);
			return page(read, chosen([read.items[pick] ?? '']));
		}
		case 'choose': {
			const choices = answer as AnswerTo<'turn'>;
			const { names: places = 1, roles = [] } = hand.shape ?? {};
			const more = Array.from({ length: places - 1 }, (_, at) => task(hand, names, words, at + 1).lines[0]);
			const [wished] = roles.length > 0 ? wish(hand, names, words).lines : [];
			const [named] = choices === 'left' ? [] : answered({ ...hand, chosen: choices }, names, words).lines;
			return page(task(hand, names, words), ...more, wished, named);
		}
		case 'read':
			return page(answered(hand, names, words));
		case 'hear':
			return page(hear(hand, names, words));
		case 'ballot': {
			const { target } = answer as AnswerTo<'vote'>;
			return page(ballot(hand, words), chosen(target === null ? [] : [nameOf(target, names)]));
		}
		case 'will':
			return page(will(hand, words), (answer as AnswerTo<'will'>).text || words.tell.wills.blank);
		case 'appeal':
		case 'reminder':
			return page({ title: words.roles[hand.role].name, lines: [] });
	}
}
