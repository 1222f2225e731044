// What may be in a backup. Everything is rebuilt from what the engine says of it; nothing is taken over unread (K18, K19).
import {
	isNumber,
	isRecord,
	isTexts,
	plain,
	plainRecord,
	same,
	type Group,
	type Kept,
	type KeptGame,
	type Plain,
} from '$lib/db/index';
import { isRefusal, open, readHead } from '$lib/engine/index';
import { readComfort } from '$lib/session/comfort';
import { lookAlikes } from '$lib/setup/alike';
import { readName } from '$lib/setup/names';
import { TABLE } from '$lib/setup/plan';

/** The most entries a game may have: several times those of the longest evening, and few enough to be replayed. */
const LONGEST_LOG = 5000;

/** A game as it stands in the file. */
export const written = ({ head: game, entries }: KeptGame): Plain => {
	const { id, title, createdAt, finishedAt, head, recap } = game;
	return { id, group: title.group, createdAt, finishedAt, head, entries, recap };
};

/** What stands in the file, or null if anything in it is not sound, or is there twice. */
export function readContent(body: Plain): Kept | null {
	const { games, groups } = isRecord(body) ? body : {};
	const readGames = readAll(games, readGame, ({ head }) => head.id);
	const readGroups = readAll(groups, readGroup, ({ id }) => id);
	return readGames && readGroups && { games: readGames, groups: readGroups };
}

function readAll<T>(list: unknown, read: (value: unknown) => T | null, idOf: (one: T) => string): T[] | null {
	if (!Array.isArray(list)) return null;
	const all: T[] = [];
	for (const value of list) {
		const one = read(value);
		if (one === null) return null;
		all.push(one);
	}
	return new Set(all.map(idOf)).size === all.length ? all : null;
}

/** A finished game, rebuilt by playing it again: it must come to the same end, with the story that is told of it. */
export function readGame(value: unknown): KeptGame | null {
	const { id, group, createdAt, finishedAt, head: stored, entries, recap } = isRecord(value) ? value : {};
	const head = readHead(stored);
	if (isRefusal(head) || !isId(id) || !isId(head.seed)) return null;
	if (!Array.isArray(entries) || entries.length > LONGEST_LOG) return null;
	const { format, rules, setup, seed } = head;
	if (!isTime(createdAt) || !isTime(finishedAt) || !(group === null || isId(group))) return null;
	if (!setup.names.every((name) => readName(name).name === name) || !areApart(setup.names)) return null;
	const { play, dropped } = open(head, entries);
	const story = plainRecord(play.recap);
	if (dropped !== null || story === null || !same(story, recap)) return null;
	const comfort = readComfort(isRecord(stored) ? stored['comfort'] : undefined);
	const begun = plain({ format, rules, setup, seed, comfort });
	const title = { sheet: setup.sheet, names: setup.names, group };
	const log = play.log.entries.map((entry) => plainRecord(entry)).filter((entry) => entry !== null);
	if (begun === undefined) return null;
	return {
		head: { id, format, rules, head: begun, title, createdAt, finishedAt, recap: story },
		entries: log,
	};
}

/** A group, its names read as if somebody had just typed them. */
export function readGroup(value: unknown): Group | null {
	const { id, name, seats, lastPlayed } = isRecord(value) ? value : {};
	if (!isId(id) || typeof name !== 'string' || !isTexts(seats) || !isTime(lastPlayed)) return null;
	if (seats.length < TABLE.least || seats.length > TABLE.most) return null;
	const names = seats.map((seat) => readName(seat).name);
	if (names.includes('') || !areApart(names)) return null;
	return { id, name: readName(name).name, seats: names, lastPlayed };
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Milliseconds that a calendar knows. */
const isTime = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 8.64e15;

const areApart = (names: readonly string[]): boolean => lookAlikes(names).every((like) => like === null);
