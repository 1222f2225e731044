// The laps of the tablet: the role lap and the nights.
import { choicesOf } from '../../support/choices';
import { show, Unexpected } from '../../support/unexpected';
import { entriesOf, fieldsOf, listOf, oneOf, textOf, Unreadable } from '../fields';
import type { Stage } from '../stage';
import { VERBS } from '../words';
import { expectDue, step } from './step';

export const setup = step(['setup'], ({ setup }, stage) => {
	const fields = fieldsOf(setup, 'setup', ['takes', 'told', 'notTold', 'refuse']);
	const { table } = stage;
	expectDue(table.request?.kind === 'card', 'the role lap', stage);
	let taken = false;
	const news = table.cardLap((_, offered) => {
		if (offered.length === 0) return 0;
		taken = true;
		for (const entry of listOf(fields.refuse, 'refuse')) {
			const { takes, why } = fieldsOf(entry, 'refuse', ['takes', 'why']);
			const pick = takes === 'none' ? null : place(takes, stage);
			stage.checkRefused(`takes ${show(takes)}`, why, () => table.try({ pick } as never)?.refused);
		}
		return place(fields.takes, stage) as 0 | 1;
	});
	if (!taken && (fields.takes !== undefined || fields.refuse !== undefined))
		throw new Unreadable('nobody at this table takes a card');
	stage.checkNews(fields, news);
});

/** Where a card lies among the two that are offered; 2 where it is not one of them. */
function place(card: unknown, { offered }: Stage): number {
	const at = offered.findIndex((role) => role === card);
	return at < 0 ? 2 : at;
}

export const night = step(['night', 'do', 'refuse', 'told', 'notTold'], (fields, stage) => {
	const { table } = stage;
	const now = table.request;
	expectDue(now?.kind === 'turn' && now.night === fields.night, `night ${show(fields.night)}`, stage);
	const attempts = listOf(fields.refuse, 'refuse').map((entry) => readAttempt(entry, stage));
	for (const { who, words, why } of attempts)
		stage.checkRefused(`${who} ${show(words)}`, why, () => table.refusalOf(who, choose(words))?.refused);
	if (stage.differences.length > 0) return;

	const left = new Map(entriesOf(fields.do, 'do').map(([who, words]) => [stage.player(who, 'do'), words]));
	const news = table.nightLap((who) => {
		// Once more through the door of the player who holds the tablet.
		for (const { words, why } of attempts.filter((one) => one.who === who))
			stage.checkRefused(`${who} ${show(words)}`, why, () => table.try(choose(words))?.refused);
		const words = left.get(who);
		left.delete(who);
		return choose(words);
	});
	for (const who of left.keys()) throw new Unexpected(`do ${who}`, 'a turn tonight', 'none');
	stage.checkNews(fields, news);

	function choose(words: unknown) {
		const verbs = entriesOf(words, 'a choice');
		for (const [verb] of verbs) oneOf(verb, VERBS, 'choice');
		return choicesOf(Object.fromEntries(verbs), table.seat);
	}
});

function readAttempt(entry: unknown, stage: Stage): { who: string; words: unknown; why: string } {
	const { who, choice, why } = fieldsOf(entry, 'refuse', ['who', 'choice', 'why']);
	return { who: stage.player(who, 'refuse'), words: choice, why: textOf(why, 'why') };
}
