// The first lesson: one evening that always goes the same way. Everything anybody does in it stands here.
import { Play, SHEETS, type Answer, type Request, type Seat } from '$lib/engine/index';
import type { Saying } from '$lib/sim/heard';

/** Every moment at which the coach has something to say of its own. */
export const COURSE_STEPS = [
	...(['pass-first', 'pass', 'pass-night', 'card-villager', 'card-seer', 'card-werewolf'] as const),
	...([
		'turn-villager',
		'turn-seer',
		'turn-werewolf',
		'read-villager',
		'read-seer',
		'read-werewolf',
	] as const),
	...(['dawn', 'starter', 'discuss', 'nomination', 'count', 'nominees', 'defence', 'final'] as const),
	...(['tie', 'final-repeat', 'verdict', 'turn-villager-2', 'turn-seer-2', 'turn-werewolf-2'] as const),
	...(['read-seer-2', 'dawn-2', 'discuss-2', 'nomination-2', 'verdict-2', 'end'] as const),
] as const;
export type CourseStep = (typeof COURSE_STEPS)[number];

/** Which moment of the course a request is; `isOpen`: its owner has picked the tablet up. */
export function stepOf(request: Request | null, isOpen: boolean): CourseStep {
	if (request === null) return 'end';
	const second = /^(night|day)2\//.test(request.key);
	const exact = COURSE_STEPS.find((step) => step === `${nameOf(request, isOpen)}${second ? '-2' : ''}`);
	return exact ?? COURSE_STEPS.find((step) => step === nameOf(request, isOpen)) ?? 'pass';
}

function nameOf(request: Request, isOpen: boolean): string {
	if (request.kind === 'announce') return request.announcement.of;
	if (request.kind === 'vote') return request.ballot;
	if (!('lap' in request)) return request.kind;
	if (isOpen) return `${request.kind}-${LEARNER.get(request.seat) ?? ''}`;
	if (request.kind !== 'card') return 'pass-night';
	return request.seat === 0 ? 'pass-first' : 'pass';
}

/** Whom the learner plays, and what they are: the seed deals them these cards. */
export const LEARNER: ReadonlyMap<Seat, 'villager' | 'seer' | 'werewolf'> = new Map([
	[0, 'villager'],
	[2, 'seer'],
	[4, 'werewolf'],
]);
const SEED = 'a first evening 92';

/** Whom each seat names by night, whatever the power. */
const NIGHTS: readonly (readonly (Seat | null)[])[] = [
	[6, 4, 6, 0, 5, 2, 5, 3],
	[4, 4, 4, 0, 1, null, null, 3],
];
/** Whom each seat votes for: on the first day the final ballot is a tie. */
const BALLOTS: Readonly<Record<string, readonly (Seat | null)[]>> = {
	'1/nomination': [6, 6, 6, 1, 3, null, 1, 3],
	'1/final': [6, null, 6, null, 3, null, null, 3],
	'1/final-repeat': [6, 6, 6, null, 3, null, null, 3],
	'2/nomination': [4, null, 4, 4, 3, null, null, 4],
	'2/final': [4, null, 4, null, null, null, null, 4],
};
const TALKS: Readonly<Record<number, readonly Saying[]>> = {
	1: [
		{ by: 6, about: 1, mood: 'suspect', form: 0 },
		{ by: 1, about: 6, mood: 'suspect', form: 1 },
		{ by: 7, about: 3, mood: 'suspect', form: 2 },
		{ by: 3, about: 0, mood: 'trust', form: 0 },
	],
	2: [
		{ by: 7, about: 4, mood: 'suspect', form: 3 },
		{ by: 3, about: 2, mood: 'trust', form: 1 },
	],
};

/** The game of the lesson, dealt and not begun; `names` are eight. */
export const newCourse = (names: readonly string[]): Play =>
	new Play({ sheet: 'classic', options: SHEETS.classic.options, names, deck: DECK }, SEED);
const DECK = { villager: 5, werewolf: 2, seer: 1 };

/** What is answered at this moment of the course; `null` once it is over. */
export function courseAnswer(play: Play): Answer | null {
	const { request } = play;
	switch (request?.kind) {
		case undefined:
			return null;
		case 'card':
			return 'seen';
		case 'turn': {
			const action = play.hand(request.seat)?.questions[0]?.action;
			const name = NIGHTS[request.night - 1]?.[request.seat] ?? null;
			return action === undefined || name === null ? {} : { [action]: { names: [name] } };
		}
		case 'read':
			return 'read';
		case 'announce':
			return 'heard';
		case 'vote':
			return {
				voter: request.voter,
				target: BALLOTS[`${request.day}/${request.ballot}`]?.[request.voter] ?? null,
			};
		case 'count':
			return 'confirmed';
		case 'defence':
			return 'spoken';
		case 'lots':
			return 'drawn';
		case 'discuss':
			return 'vote';
		// None of these is in the booklet of the course.
		case 'omen':
		case 'poll':
		case 'will':
		case 'appeal':
		case 'judge':
			return null;
	}
}

/** What the bots say in a discussion. */
export const courseTalk = (day: number): readonly Saying[] => TALKS[day] ?? [];
