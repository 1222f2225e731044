// One fact of the story in its sentences; none where another fact says the same.
import {
	SHEETS,
	type Announcement,
	type Choices,
	type Fact,
	type Recap,
	type RoleId,
	type Seat,
	type Told,
} from '../engine/index';
import type { Words } from './index';
import type { Names } from './shape';
import { announced, ended, nameOf, namesOf } from './tell';

/** The game so far: the whole recap, and what everybody is when the fact comes true. */
export interface Story {
	readonly recap: Recap;
	readonly roles: readonly RoleId[];
}

type A<K extends Fact['fact']> = Extract<Fact, { fact: K }>;

/** The sentences of one fact. */
export function sentences(fact: Fact, story: Story, words: Words): readonly string[] {
	const say = words.tell.recount;
	const names = story.recap.people.map((person) => person.name);
	const name = (seat: Seat): string => nameOf(seat, names);
	switch (fact.fact) {
		case 'dealt':
			return [say.dealt(fact.attempt)];
		case 'chose':
			return chose(fact.by, fact.choices, names, words);
		case 'told':
			return told(fact, names, story, words);
		case 'found':
			return answers(fact.to, fact.told, names, story, words);
		case 'used':
			return used(fact, names, words);
		case 'hunted':
			return [say.hunted(name(fact.prey))];
		case 'marked':
			return spent(fact, names, story, words);
		case 'fixed':
			return [say.fixed(name(fact.who), namesOf(fact.shady, names))];
		case 'died':
			return [died(fact, names, story, words)];
		case 'raised':
			return [say.raised(name(fact.who))];
		case 'revealed':
			return [say.revealed(name(fact.who))];
		case 'became':
			return [say.became(name(fact.who), words.roles[fact.role].name)];
		case 'prevented':
			return [prevented(fact, names, words)];
		case 'announced':
			return heard(fact.announcement, names, words);
		case 'balloted':
			return votes(fact, names, words);
		case 'willed':
			return [
				fact.text.trim() === '' ? say.blankWill(name(fact.who)) : say.willed(name(fact.who), fact.text),
			];
		case 'judged':
			return [fact.kept ? say.kept(name(fact.who)) : say.failed(name(fact.who))];
		case 'drew':
			return [say.drew[fact.lot](namesOf(fact.from, names), name(fact.drawn))];
		case 'ended':
			return end(fact, names, story, words);
		case 'stopped':
			return [say.stopped];
		// The chapters; and what a choice or its answer has already said.
		case 'fell':
		case 'rose':
		case 'looked':
			return [];
	}
}

function chose(by: Seat, choices: Choices, names: Names, { roles, tell }: Words): readonly string[] {
	const { chose, choseNobody } = tell.recount;
	const actions = Object.keys(choices) as (keyof Choices)[];
	const made = actions.flatMap((action) => {
		const choice = choices[action] ?? null;
		if (choice === null) return [];
		const role = choice.role === undefined ? '' : roles[choice.role].name;
		return [chose[action](nameOf(by, names), namesOf(choice.names, names), role)];
	});
	return made.length > 0 ? made : [choseNobody(nameOf(by, names))];
}

/** Whom one knows, once; later the answers, unless they were found in the dark and said there already. */
function told({ night, to, told }: A<'told'>, names: Names, story: Story, words: Words): readonly string[] {
	const { recap } = story;
	const say = words.tell.recount;
	const who = nameOf(to, names);
	const { firstNight, recognition } = SHEETS[recap.sheet];
	const lines: string[] = [];
	if (night === (recognition === 'deal' ? firstNight - 1 : firstNight)) {
		if (told.pack) lines.push(say.knowsPack(who, namesOf(told.pack, names)));
		if (told.traitor) lines.push(say.knowsTraitor(who, namesOf(told.traitor, names)));
		if (told.masons) lines.push(say.knowsMasons(who, namesOf(told.masons, names)));
		if (told.drunkards) lines.push(say.knowsDrunkards(who, namesOf(told.drunkards, names)));
		if (told.guards && told.guards.length > 0) lines.push(say.knowsGuards(who, namesOf(told.guards, names)));
		if (told.lovers) lines.push(say.knowsLover(who, namesOf(told.lovers, names)));
	}
	if (told.offered)
		lines.push(
			say.offered(
				who,
				told.offered.map((role) => words.roles[role].name),
			),
		);
	if (told.bear) lines.push(say.bear(who, told.bear === 'restless'));
	const already = recap.facts.some((one) => one.fact === 'found' && one.night === night && one.to === to);
	return already ? lines : [...lines, ...answers(to, told, names, story, words)];
}

/** What a power has found. The lunatic only believes so (T12). */
function answers(
	to: Seat,
	{ see, aura, alignment, mystic, sniff, puppet, medium, becomes }: Told,
	names: Names,
	{ roles }: Story,
	words: Words,
): readonly string[] {
	const say = words.tell.recount;
	const who = nameOf(to, names);
	const lines: string[] = [];
	if (see) {
		const target = nameOf(see.target, names);
		if ('wolf' in see) lines.push(say.saw(who, target, see.wolf));
		else lines.push((roles[to] === 'lunatic' ? say.dreamt : say.sawShady)(who, target, see.shady));
	}
	if (aura) lines.push(say.aura(who, nameOf(aura.target, names), aura.good));
	if (alignment) lines.push(say.alignment(who, nameOf(alignment.target, names), alignment.good));
	if (mystic) lines.push(say.mystic(who, nameOf(mystic.target, names), mystic.is));
	if (sniff) lines.push(say.sniffed(who, namesOf(sniff.targets, names), sniff.shady));
	if (puppet) lines.push(say.puppet(who, nameOf(puppet.target, names), words.roles[puppet.role].name));
	if (medium === 'none') lines.push(say.heardNothing(who));
	else if (medium) lines.push(say.heard(who, nameOf(medium.target, names), medium.wolf));
	if (becomes === 'human') lines.push(say.unchanged(who));
	return lines;
}

/** Only what came to nothing and what the strings have turned is worth telling: the rest was chosen. */
function used({ by, action, choice, pulled }: A<'used'>, names: Names, { tell }: Words): readonly string[] {
	const say = tell.recount;
	const who = nameOf(by, names);
	if (choice.names.length === 0) return [action === 'associate' ? say.wrongGuess : say.cameToNothing(who)];
	if (!pulled || action === 'associate') return [];
	return [action === 'maul' ? say.packPulled : say.pulled(who, namesOf(choice.names, names))];
}

/** What is used up: the nose, the can, the mayor's word. */
function spent({ mark }: A<'marked'>, names: Names, { roles }: Story, { tell }: Words): readonly string[] {
	const role = roles[mark.on];
	const say = role === undefined || mark.kind !== 'spent' ? undefined : tell.recount.spent[role];
	return say ? [say(nameOf(mark.on, names))] : [];
}

function died({ who, cause, insteadOf }: A<'died'>, names: Names, { roles }: Story, words: Words): string {
	const say = words.tell.recount;
	const role = roles[who];
	const card = role === undefined ? '?' : words.roles[role].name;
	return insteadOf === undefined
		? say.died[cause](nameOf(who, names), card)
		: say.burnedInstead(nameOf(who, names), nameOf(insteadOf, names), card);
}

/** Beside deaths, only a return is ever prevented: by whoever would have come back (T15). */
function prevented({ of, by }: A<'prevented'>, names: Names, { tell }: Words): string {
	const say = tell.recount;
	const who = nameOf(by, names);
	if (of.kind !== 'die') return say.noReturn(who);
	if (of.who === by) return say.tough(who);
	return (of.cause === 'mauled' ? say.guarded : say.shielded)(who, nameOf(of.who, names));
}

/** Of what everybody heard: how the night looked from outside, who stood trial, the ties, and why somebody burned. */
function heard(announcement: Announcement, names: Names, words: Words): readonly string[] {
	const { headline, note } = announced(announcement, names, words);
	switch (announcement.of) {
		case 'dawn': {
			const { moderatorMauled, savedBy, akela, melody } = announcement;
			const noted = moderatorMauled || savedBy !== undefined || akela !== undefined || melody !== undefined;
			return noted && note !== null ? [headline, note] : [headline];
		}
		case 'nominees':
			return note === null ? [headline] : [note, headline];
		case 'prelude':
		case 'tie':
		case 'no-votes':
		case 'condemned':
			return [headline];
		case 'pyre': {
			const { condemned, why, secondFire, revenge } = announcement;
			if (condemned === null) return [headline];
			const plain = why === 'most-votes' && secondFire === undefined && revenge === undefined;
			return plain || note === null ? [] : [note];
		}
		case 'wills':
			return [headline];
		// The lots and the deaths say these.
		case 'starter':
		case 'burned':
		case 'verdict':
		case 'departure':
			return [];
	}
}

/** One sentence for each name that received votes, the most accused first; of a secret ballot nothing (LR11). */
function votes({ ballot, votes, secret }: A<'balloted'>, names: Names, { tell }: Words): readonly string[] {
	const say = tell.recount;
	if (secret) return [say.secretBallot];
	const against = new Map<Seat | null, Seat[]>();
	for (const { voter, target } of votes) against.set(target, [...(against.get(target) ?? []), voter]);
	const lines = [...against]
		.sort(([a, one], [b, other]) => other.length - one.length || (a ?? Infinity) - (b ?? Infinity))
		.map(([target, voters]) => {
			const who = namesOf(voters, names);
			return target === null ? say.abstained(who) : say.votes[ballot](nameOf(target, names), who);
		});
	const fuel = votes.filter(({ fire }) => fire).map(({ voter, target }) => ({ voter, target }));
	return [
		...lines,
		...fuel.flatMap(({ voter, target }) =>
			target === null ? [] : [say.fuelled(nameOf(voter, names), nameOf(target, names))],
		),
	];
}

/** Who has won, and whoever wins or loses apart from the own side (T9, T10, T21, L21). */
function end(fact: A<'ended'>, names: Names, { recap, roles }: Story, words: Words): readonly string[] {
	const { headline, note } = ended(fact, names, words);
	const { cards } = SHEETS[recap.sheet];
	const apart = roles.flatMap((role, seat) => {
		const say = words.tell.recount.apart[role];
		const expected = cards[role]?.side === fact.side;
		return say && expected !== fact.winners.includes(seat) ? [say(nameOf(seat, names))] : [];
	});
	return [headline, ...(note === null ? [] : [note]), ...apart];
}
