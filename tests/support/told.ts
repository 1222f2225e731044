import type { Seat, Told } from '../../src/lib/engine';

/** What a player has read, each kind of news in the words of FORMAT.md section 3. */
export type News = Readonly<Record<string, unknown>>;

type NameOf = (seat: Seat) => string;

/** How each kind of news is said; a kind added to the engine is missed here by the compiler. */
const SAID: { readonly [K in keyof Told]-?: (news: NonNullable<Told[K]>, name: NameOf) => unknown } = {
	role: (role) => role,
	pack: (seats, name) => seats.map(name),
	masons: (seats, name) => seats.map(name),
	colleague: (seats, name) => seats.map(name),
	picks: (picks, name) => Object.fromEntries(picks.map(({ wolf, prey }) => [name(wolf), name(prey)])),
	lastPrey: (seat, name) => name(seat),
	see: ({ target, wolf }, name) => ({ target: name(target), wolf }),
	medium: (news, name) => (news === 'none' ? news : { target: name(news.target), wolf: news.wolf }),
	becomes: (role) => role,
};

/** Says news by names instead of seats. */
export function sayNews(told: Told, name: NameOf): News {
	const kinds = Object.keys(told) as (keyof Told)[];
	return Object.fromEntries(kinds.map((kind) => [kind, sayKind(kind, told, name)]));
}

function sayKind<K extends keyof Told>(kind: K, told: Told, name: NameOf): unknown {
	const news = told[kind];
	return news === undefined ? undefined : SAID[kind](news as NonNullable<Told[K]>, name);
}
