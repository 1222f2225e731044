// Players without a will of their own. A bot sees what its player sees: the public request, and the own hand.
import type { AnswerTo, Choice, Choices, HandView, Of, Play, Question, Seat } from '../engine/index';
import { pick, type Dice } from './dice';

export interface Bot {
	/** Watches the game before every answer, where the bot remembers anything. */
	readonly notice?: (play: Play, roll: Dice) => void;
	/** What to do tonight, having read the own hand. */
	readonly turn: (hand: HandView, roll: Dice) => Choices;
	/** Whom to vote for; `null` abstains. */
	readonly vote: (ballot: Of<'vote'>, roll: Dice) => Seat | null;
	/** The same where the order is free: one of those who have not voted yet, and the switch where it does something. */
	readonly poll: (ballot: Of<'poll'>, hand: HandView, roll: Dice) => AnswerTo<'poll'>;
	/** Who should burn instead of the condemned, by the hand of whoever may say so; `null` keeps silent. */
	readonly appeal: (hand: HandView, roll: Dice) => Seat | null;
}

/** Every legal answer is as likely as the others; in the vote it is blind to the own role. */
export const randomBot: Bot = {
	turn({ questions }, roll) {
		const choices: Record<string, Choice | null> = {};
		for (const question of questions) choices[question.action] = answer(question, roll);
		return choices;
	},
	vote: (ballot, roll) => target(ballot, ballot.voter, roll),
	poll(ballot, { seat, fuel }, roll) {
		const named = target(ballot, seat, roll);
		const vote = { voter: seat, target: named };
		return fuel && named !== null && roll(2) === 0 ? { ...vote, fire: true } : vote;
	},
	appeal: ({ questions: [question] }, roll) => pick([null, ...(question?.places[0] ?? [])], roll) ?? null,
};

/** One of the others, or nobody where abstaining is allowed. */
function target({ candidates, abstain }: Of<'vote'> | Of<'poll'>, voter: Seat, roll: Dice): Seat | null {
	const others = candidates.filter((seat) => seat !== voter);
	return pick(abstain ? [null, ...others] : others, roll) ?? null;
}

/** One of the sets of different names the question may take, with a role where it takes one; or nobody, as likely as any. */
function answer({ places, roles, mandatory }: Question, roll: Dice): Choice | null {
	const sets = places.reduce((sum, names) => sum * names.length, Math.max(1, roles.length));
	if (!mandatory && roll(sets + 1) === sets) return null;
	const role = pick(roles, roll);
	return { names: different(places, roll), ...(role === undefined ? {} : { role }) };
}

/** A name for each place, no two alike; where there are not so many names, all there are. */
function different(places: readonly (readonly Seat[])[], roll: Dice): Seat[] {
	const [only, ...others] = places;
	if (only && others.length === 0) return only.length > 0 ? [only[roll(only.length)] as Seat] : [];
	const there = new Set(places.flat()).size;
	for (;;) {
		const names = new Set(places.map((legal) => legal[roll(legal.length)] as Seat));
		if (names.size >= Math.min(there, places.length)) return [...names];
	}
}
