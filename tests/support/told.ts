import type { Seat, Told } from '../../src/lib/engine';

/** What a player has read, each kind of news in the words of FORMAT.md section 3. */
export type News = Readonly<Record<string, unknown>>;

type Kind = keyof Told;
type NameOf = (seat: Seat) => string;

/** How each kind of news is said; a kind added to the engine is missed here by the compiler. */
const SAID: { readonly [K in Kind]: (news: Required<Told>[K], name: NameOf) => unknown } = {
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
	const kinds = Object.keys(told) as Kind[];
	return Object.fromEntries(kinds.map((kind) => [kind, sayKind(kind, told, name)]));
}

function sayKind<K extends Kind>(kind: K, told: Told, name: NameOf): unknown {
	const news: Told[K] = told[kind];
	return news === undefined ? undefined : SAID[kind](news as Required<Told>[K], name);
}
