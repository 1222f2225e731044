// The turning point and the awards in words.
import type { Recap } from '../engine/index';
import type { Words } from '../words/index';
import { nameOf, namesOf } from '../words/tell';
import type { Award } from './awards';
import type { TurningPoint } from './turning-point';

/** What turned, when, and how far it still was for both. */
export function tellTurn(
	{ step, camp, overtook, own, rivals }: TurningPoint,
	{ people }: Recap,
	{ recap, tell }: Words,
): string {
	const names = people.map(({ name }) => name);
	const fallen = step.incidents.flatMap(({ fact }) => (fact.fact === 'died' ? [fact.who] : []));
	const when = tell[step.time](step.number);
	return recap.turned(when, namesOf(fallen, names), camp, overtook, own, rivals);
}

/** An award's title, and why it goes to whom. */
export function tellAward(
	{ award, who, count, of, about }: Award,
	names: readonly string[],
	{ recap }: Words,
): { readonly title: string; readonly reason: string } {
	const [title, reason] = recap.awards[award];
	return { title, reason: reason(nameOf(who, names), count, of, namesOf(about, names)) };
}
