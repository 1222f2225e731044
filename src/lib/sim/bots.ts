// Players without a will of their own. A bot sees what its player sees: the public request, and by night the own hand.
import type { Choice, Choices, HandView, Of, Question, Seat } from '../engine/index';
import { pick, sample, type Dice } from './dice';

export interface Bot {
	/** What to do tonight, having read the own hand. */
	readonly turn: (hand: HandView, roll: Dice) => Choices;
	/** Whom to vote for, in front of all. */
	readonly vote: (ballot: Of<'vote'>, roll: Dice) => Seat;
}

/** Every legal answer is as likely as the others; in the vote it is blind to the own role. */
export const randomBot: Bot = {
	turn({ questions }, roll) {
		const choices: Record<string, Choice | null> = {};
		for (const question of questions) choices[question.action] = answer(question, roll);
		return choices;
	},
	vote({ candidates, voter }, roll) {
		const others = candidates.filter((seat) => seat !== voter);
		return pick(others, roll) ?? voter;
	},
};

export const BOTS = { random: randomBot } as const;
export type BotId = keyof typeof BOTS;

/** As many different legal names as the question takes, or nobody where that is allowed too. */
function answer({ names, mandatory, legal }: Question, roll: Dice): Choice | null {
	const passes = mandatory ? 0 : 1;
	if (roll(legal.length + passes) === legal.length) return null;
	return { names: sample(legal, names, roll) };
}
