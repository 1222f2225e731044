// The story, once the game is over: every fact in a sentence, night by night.
//
//   recount(recap, words)    → [{ title: 'The second night', lines: [...] }, …]   nights and days in turn
//   suspicions(recap, words) → [{ night, by, target, right, text }]               who suspected whom, and how right they were
import { SHEETS, type Announcement, type Choices, type Fact, type Recap, type Seat } from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';
import { announced, ended, nameOf, namesOf } from './tell';

export interface Chapter {
	readonly title: string;
	readonly lines: readonly string[];
}

export interface Suspicion {
	readonly night: number;
	readonly by: Seat;
	readonly target: Seat;
	/** Whether the target was one of the pack that night. */
	readonly right: boolean;
	readonly text: string;
}

/** The whole story, in the order in which it happened (GR12). */
export function recount(recap: Recap, words: Words): readonly Chapter[] {
	const { tell } = words;
	const chapters: { title: string; lines: string[] }[] = [{ title: tell.recount.deal, lines: [] }];
	let night = 0;
	for (const fact of recap.facts) {
		if (fact.fact === 'fell') {
			night = fact.night;
			chapters.push({ title: tell.night(night), lines: [] });
		} else if (fact.fact === 'rose' && fact.at === 'dawn') {
			chapters.push({ title: tell.day(night), lines: [] });
		} else if (fact.fact === 'ended' || fact.fact === 'stopped') {
			chapters.push({ title: tell.recount.end, lines: [] });
		}
		chapters.at(-1)?.lines.push(...sentences(fact, recap, words));
	}
	return chapters.filter(({ lines }) => lines.length > 0);
}

/** Every suspicion of the nights, in order; "nobody" is left out. */
export function suspicions(recap: Recap, { tell }: Words): readonly Suspicion[] {
	const names = namesIn(recap);
	const roles = recap.people.map(({ card }) => card);
	const found: Suspicion[] = [];
	for (const fact of recap.facts) {
		if (fact.fact === 'became') roles[fact.who] = fact.role;
		if (fact.fact !== 'chose') continue;
		const { night, by, choices } = fact;
		for (const target of choices.suspect?.names ?? []) {
			const role = roles[target];
			const right = role !== undefined && SHEETS[recap.sheet].cards[role]?.counts === 'wolf';
			const text = tell.recount.suspicion(nameOf(by, names), nameOf(target, names), right);
			found.push({ night, by, target, right, text });
		}
	}
	return found;
}

const namesIn = ({ people }: Recap): Names => people.map(({ name }) => name);

/** The card somebody had in the end: the dead change no more. */
function cardOf(seat: Seat, { people }: Recap, { roles }: Words): string {
	const role = people[seat]?.role;
	return role === undefined ? '?' : roles[role].name;
}

/** The sentences of one fact; none where another fact says the same. */
function sentences(fact: Fact, recap: Recap, words: Words): readonly string[] {
	const say = words.tell.recount;
	const names = namesIn(recap);
	const name = (seat: Seat): string => nameOf(seat, names);
	switch (fact.fact) {
		case 'dealt':
			return [say.dealt(fact.attempt)];
		case 'chose':
			return chose(fact.by, fact.choices, names, words);
		case 'told':
			return told(fact, names, words);
		case 'hunted':
			return [say.hunted(name(fact.prey))];
		case 'died':
			return [say.died[fact.cause](name(fact.who), cardOf(fact.who, recap, words))];
		case 'became':
			return [say.became(name(fact.who), words.roles[fact.role].name)];
		case 'prevented':
			return [prevented(fact, names, words)];
		case 'announced':
			return heard(fact.announcement, names, words);
		case 'balloted':
			return votes(fact, names, words);
		case 'drew':
			return [say.drew[fact.lot](namesOf(fact.from, names), name(fact.drawn))];
		case 'ended': {
			const { headline, note } = ended(fact, names, words);
			return note === null ? [headline] : [headline, note];
		}
		case 'stopped':
			return [say.stopped];
		// The chapters; and what a choice or its answer has already said.
		case 'fell':
		case 'rose':
		case 'marked':
		case 'looked':
			return [];
	}
}

function chose(by: Seat, choices: Choices, names: Names, { tell }: Words): readonly string[] {
	const { chose, choseNobody } = tell.recount;
	const actions = Object.keys(choices) as (keyof Choices)[];
	return actions.flatMap((action) => {
		const choice = choices[action] ?? null;
		if (choice === null || choice.names.length === 0) return [choseNobody(nameOf(by, names))];
		return [chose[action](nameOf(by, names), tell.list(namesOf(choice.names, names)))];
	});
}

/** At the deal, who knows whom; later, the answers. What the pack tells itself is in its choices. */
function told(
	{ night, to, told }: Extract<Fact, { fact: 'told' }>,
	names: Names,
	{ tell }: Words,
): readonly string[] {
	const say = tell.recount;
	const who = nameOf(to, names);
	const lines: string[] = [];
	if (night === 0) {
		if (told.pack) lines.push(say.knowsPack(who, namesOf(told.pack, names)));
		if (told.masons) lines.push(say.knowsMasons(who, namesOf(told.masons, names)));
	}
	if (told.see) lines.push(say.saw(who, nameOf(told.see.target, names), told.see.wolf));
	if (told.medium === 'none') lines.push(say.heardNothing(who));
	else if (told.medium) lines.push(say.heard(who, nameOf(told.medium.target, names), told.medium.wolf));
	if (told.becomes === 'human') lines.push(say.unchanged(who));
	return lines;
}

function prevented({ of, by }: Extract<Fact, { fact: 'prevented' }>, names: Names, { tell }: Words): string {
	const { guarded, tough, cameToNothing } = tell.recount;
	if (of.kind !== 'die' || of.cause !== 'mauled') return cameToNothing(nameOf(by, names));
	const who = nameOf(of.who, names);
	return of.who === by ? tough(who) : guarded(nameOf(by, names), who);
}

/** Of what everybody heard: how the night looked from outside, who stood trial, and the ties. */
function heard(announcement: Announcement, names: Names, words: Words): readonly string[] {
	const { headline, note } = announced(announcement, names, words);
	switch (announcement.of) {
		case 'dawn':
			return announcement.moderatorMauled && note !== null ? [headline, note] : [headline];
		case 'nominees':
			return note === null ? [headline] : [note, headline];
		case 'tie':
			return [headline];
		// The lots and the deaths say these.
		case 'starter':
		case 'verdict':
		case 'departure':
			return [];
	}
}

/** One sentence for each name that received votes, the most accused first. */
function votes(
	{ ballot, votes }: Extract<Fact, { fact: 'balloted' }>,
	names: Names,
	{ tell }: Words,
): readonly string[] {
	const against = new Map<Seat, Seat[]>();
	for (const { voter, target } of votes) against.set(target, [...(against.get(target) ?? []), voter]);
	return [...against]
		.sort(([a, one], [b, other]) => other.length - one.length || a - b)
		.map(([target, voters]) => tell.recount.votes[ballot](nameOf(target, names), namesOf(voters, names)));
}
