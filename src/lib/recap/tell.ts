// The recap in words: its steps, the turning point, the awards.
import type { Recap } from '../engine/index';
import type { Words } from '../words/index';
import { nameOf, namesOf } from '../words/tell';
import type { Award } from './awards';
import type { Incident, Step } from './timeline';
import type { TurningPoint } from './turning-point';

type Names = readonly string[];

/** "The second night", "The third day". */
export const when = ({ time, number }: Step, { tell }: Words): string => tell[time](number);

/** What a step did, in a few words. */
export function tellIncident(incident: Incident, names: Names, { recap, evening, roles }: Words): string {
	switch (incident.kind) {
		case 'tie':
			return recap.tied(namesOf(incident.tied, names));
		case 'died':
			return `${nameOf(incident.who, names)}: ${evening.recap.deadBy[incident.cause]}`;
		case 'saved':
			return recap.saved(
				nameOf(incident.who, names),
				incident.by === incident.who ? null : nameOf(incident.by, names),
			);
		case 'raised':
			return recap.raised(nameOf(incident.who, names));
		case 'became':
			return recap.became(nameOf(incident.who, names), roles[incident.role].name);
	}
}

/** What turned, when, and how far it still was for both. */
export function tellTurn(
	{ step, camp, overtook, own, rivals }: TurningPoint,
	{ people }: Recap,
	words: Words,
): string {
	const names = people.map(({ name }) => name);
	const fallen = step.incidents.flatMap((one) => (one.kind === 'died' ? [one.who] : []));
	return words.recap.turned(when(step, words), namesOf(fallen, names), camp, overtook, own, rivals);
}

/** An award's title, and why it goes to whom. */
export function tellAward(
	{ award, who, count, of = 0, about = [] }: Award,
	names: Names,
	{ recap }: Words,
): { readonly title: string; readonly reason: string } {
	const { title, reason } = recap.awards[award];
	return { title, reason: reason(nameOf(who, names), count, of, namesOf(about, names)) };
}
