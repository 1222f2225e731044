// The turning point and the awards in sentences.
import type { Recap } from '../engine/index';
import type { Words } from '../words/index';
import { nameOf, namesOf } from '../words/tell';
import type { Award } from './awards';
import type { Step } from './timeline';
import type { TurningPoint } from './turning-point';

/** "night 2", "day 3". */
export const when = ({ time, number }: Step, { evening }: Words): string => evening.recap[time](number);

/** What turned, when, and how far it still was for both. */
export function tellTurn(
	{ step, camp, overtook, own, rivals }: TurningPoint,
	{ people }: Recap,
	words: Words,
): string {
	const names = people.map(({ name }) => name);
	const fallen = step.turns.flatMap((turn) => (turn.kind === 'died' ? [turn.who] : []));
	const text = words.recap.turned(when(step, words), namesOf(fallen, names), camp, overtook, own, rivals);
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An award's title, and why it goes to whom. */
export function tellAward(
	{ award, who, count, of = 0, about = [] }: Award,
	names: readonly string[],
	words: Words,
): { readonly title: string; readonly reason: string } {
	const { title, reason } = words.recap.awards[award];
	return { title, reason: reason(nameOf(who, names), count, of, namesOf(about, names)) };
}
