// Who won how often, as what, and how well they saw. Counted are games that somebody won; a game that the table stopped says
// nothing about anybody, and is told apart. Secret ballots are no part of it, nor any other ballot (LR11).
import type { RoleId } from '../engine/index';
import { guesses } from '../recap/insight';
import { isNobody } from './names';
import { campOf, winnerOf, type Camp, type Story } from './story';

/** So many of so many. */
export interface Score {
	readonly count: number;
	readonly of: number;
}

/** How it went under one heading: a side, a role, a sheet. */
export interface Line<K extends string> extends Score {
	readonly key: K;
}

/** One person, over all tables. Equal names are one person. */
export interface Person {
	readonly name: string;
	readonly won: Score;
	/** Alive when the game was over. */
	readonly survived: Score;
	/** The suspicions of the nights that were right. */
	readonly right: Score;
	/** The side as it stood at the end, and the card that was dealt. */
	readonly sides: readonly Line<Camp>[];
	readonly roles: readonly Line<RoleId>[];
	readonly sheets: readonly Line<string>[];
	/** How many games more were stopped before the end. */
	readonly stopped: number;
	/** When the last game ended, in ms of the wall clock. */
	readonly lastPlayed: number;
}

/** Evenings under one heading, and who won them. */
export interface Evenings {
	readonly key: string;
	readonly games: number;
	readonly village: number;
	readonly wolves: number;
}

class Count {
	count = 0;
	of = 0;
	add(happened: boolean): void {
		this.of += 1;
		if (happened) this.count += 1;
	}
}

class Counts<K extends string> {
	readonly #all = new Map<K, Count>();
	add(key: K | null, happened: boolean): void {
		if (key === null) return;
		const count = this.#all.get(key) ?? new Count();
		this.#all.set(key, count);
		count.add(happened);
	}
	/** The most frequent first; of equals, the one that came first. */
	get lines(): readonly Line<K>[] {
		return [...this.#all].map(([key, { count, of }]) => ({ key, count, of })).sort((a, b) => b.of - a.of);
	}
}

class Tally {
	readonly won = new Count();
	readonly survived = new Count();
	readonly right = new Count();
	readonly sides = new Counts<Camp>();
	readonly roles = new Counts<RoleId>();
	readonly sheets = new Counts<string>();
	stopped = 0;
	lastPlayed = 0;
}

/** Everybody who has ever played, those first who played most; whoever asked to be forgotten is left out. */
export function peopleIn(stories: readonly Story[]): readonly Person[] {
	const tallies = new Map<string, Tally>();
	const tallyOf = (name: string): Tally => {
		const tally = tallies.get(name) ?? new Tally();
		tallies.set(name, tally);
		return tally;
	};
	for (const { recap, playedAt } of stories) {
		if (recap === null) continue;
		const seats = recap.people.map(({ name }) => tallyOf(name));
		for (const tally of seats) {
			tally.lastPlayed = Math.max(tally.lastPlayed, playedAt);
			if (recap.side === null) tally.stopped += 1;
		}
		if (recap.side === null) continue;
		for (const [seat, { card, alive }] of recap.people.entries()) {
			const tally = seats[seat];
			const won = recap.winners.includes(seat);
			tally?.won.add(won);
			tally?.survived.add(alive);
			tally?.sides.add(campOf(seat, recap), won);
			tally?.roles.add(card, won);
			tally?.sheets.add(recap.sheet, won);
		}
		for (const { by, right } of guesses(recap)) seats[by]?.right.add(right);
	}
	return [...tallies]
		.filter(([name]) => !isNobody(name))
		.map(([name, tally]) => personOf(name, tally))
		.sort((a, b) => b.won.of - a.won.of || b.lastPlayed - a.lastPlayed);
}

function personOf(name: string, { sides, roles, sheets, ...tally }: Tally): Person {
	return { ...tally, name, sides: sides.lines, roles: roles.lines, sheets: sheets.lines };
}

/** The evenings that somebody won, by sheet or by group; those of nobody's group are left out. */
export function eveningsBy(by: 'sheet' | 'group', stories: readonly Story[]): readonly Evenings[] {
	const all = new Map<string, { games: number; village: number; wolves: number }>();
	for (const { recap, [by]: key } of stories) {
		const winner = recap && winnerOf(recap);
		if (winner === null || key === null) continue;
		const evenings = all.get(key) ?? { games: 0, village: 0, wolves: 0 };
		all.set(key, evenings);
		evenings.games += 1;
		if (winner === 'village' || winner === 'wolves') evenings[winner] += 1;
	}
	return [...all].map(([key, evenings]) => ({ key, ...evenings })).sort((a, b) => b.games - a.games);
}

/** How often each card was dealt, and won, in games that somebody won. */
export function rolesIn(stories: readonly Story[]): readonly Line<RoleId>[] {
	const roles = new Counts<RoleId>();
	for (const { recap } of stories)
		if (recap && recap.side !== null)
			for (const [seat, { card }] of recap.people.entries()) roles.add(card, recap.winners.includes(seat));
	return roles.lines;
}
